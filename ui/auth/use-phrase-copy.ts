import { useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../lib/announce.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useCopy } from '../lib/use-copy.ts'
import * as m from './messages.ts'

export type CopyState = 'untouched' | 'copied' | 'refused' | 'cleared'

/** Copies the seed phrase. If the browser refuses, calls `show`, which must render the phrase in the element of `line`, and selects it there. */
export function usePhraseCopy(phrase: string, show: () => void) {
  const t = useTranslate()
  const sentences = { copied: t(m.phraseCopied), refused: t(m.copyRefused), cleared: t(m.clipboardCleared) }
  const [cleared, setCleared] = useState(false)
  const {
    shown: line,
    result,
    copy,
  } = useCopy<HTMLElement>({
    announcements: { ...sentences, changed: sentences.copied },
    // Only rendered text can be selected.
    onRefused: () => flushSync(show),
  })
  // The customer must clear the clipboard. A timer couldn't: browsers refuse clipboard access to a page without focus.
  const clear = async () => {
    try {
      await navigator.clipboard.writeText('')
      setCleared(true)
      announce(sentences.cleared)
    } catch {
      announce(t(m.clearRefused), 'assertive')
    }
  }
  const state: CopyState = cleared ? 'cleared' : result === 'changed' ? 'copied' : (result ?? 'untouched')
  return {
    line,
    state,
    copy: async () => {
      await copy(phrase)
      setCleared(false)
    },
    clear,
    sentence: state === 'untouched' ? undefined : sentences[state],
  }
}
