import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../lib/announce.ts'

export type CopyState = 'untouched' | 'copied' | 'refused' | 'cleared'

const said = {
  copied: 'Seed phrase copied',
  refused: 'The browser refused to copy. The phrase is selected: copy it yourself, or write it down.',
  cleared: 'Clipboard cleared',
} as const

/** Copies the seed phrase. If the browser refuses, calls `show`, which must render the phrase in `line`, and selects it there. */
export function usePhraseCopy(phrase: string, line: RefObject<HTMLElement | null>, show: () => void) {
  const [state, setState] = useState<CopyState>('untouched')
  const reach = (next: keyof typeof said) => {
    setState(next)
    announce(said[next], next === 'refused' ? 'assertive' : 'polite')
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
      announce('The browser refused to clear the clipboard. Copy something else to replace it.', 'assertive')
    }
  }
  return { state, copy, clear, sentence: state === 'untouched' ? undefined : said[state] }
}
