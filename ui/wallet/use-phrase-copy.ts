import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../lib/announce.ts'

export type CopyState = 'untouched' | 'copied' | 'refused' | 'cleared'

const said = {
  copied: 'Seed phrase copied',
  refused: 'The browser refused to copy. The words are selected: copy them yourself, or write them down.',
  cleared: 'Clipboard cleared',
} as const

/** Copies the phrase; where the browser refuses, has the words shown in `list` and selects them there. */
export function usePhraseCopy(phrase: string, list: RefObject<HTMLElement | null>, show: () => void) {
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
      // Only what is drawn can be selected.
      flushSync(show)
      if (list.current) window.getSelection()?.selectAllChildren(list.current)
      reach('refused')
    }
  }
  // Nobody can clear it later: a browser refuses without the focus, and other programs read the clipboard.
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
