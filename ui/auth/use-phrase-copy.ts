import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../lib/announce.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

export type CopyState = 'untouched' | 'copied' | 'refused' | 'cleared'

const announcements = {
  copied: m.phraseCopied,
  refused: m.copyRefused,
  cleared: m.clipboardCleared,
}

/** Copies the seed phrase. If the browser refuses, calls `show`, which must render the phrase in `line`, and selects it there. */
export function usePhraseCopy(phrase: string, line: RefObject<HTMLElement | null>, show: () => void) {
  const t = useTranslate()
  const [state, setState] = useState<CopyState>('untouched')
  const reach = (next: keyof typeof announcements) => {
    setState(next)
    announce(t(announcements[next]), next === 'refused' ? 'assertive' : 'polite')
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phrase)
      reach('copied')
    } catch {
      // Only rendered text can be selected.
      flushSync(show)
      if (line.current) window.getSelection()?.selectAllChildren(line.current)
      reach('refused')
    }
  }
  // The customer must clear the clipboard. A timer couldn't: browsers refuse clipboard access to a page without focus.
  const clear = async () => {
    try {
      await navigator.clipboard.writeText('')
      reach('cleared')
    } catch {
      announce(t(m.clearRefused), 'assertive')
    }
  }
  return { state, copy, clear, sentence: state === 'untouched' ? undefined : t(announcements[state]) }
}
