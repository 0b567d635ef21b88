import { useEffect, useRef } from 'react'
import { announce } from '../lib/announce.ts'
import { changesBetween, wordsOfChanges } from './transaction-changes.ts'
import type { Entry, TransactionKind } from './transaction-view.ts'

/** Says what an answer changed; the first answer is the page itself and says nothing. */
export function useAnnouncedChanges(kind: TransactionKind, entries: Entry[] | undefined) {
  const before = useRef<Entry[] | undefined>(undefined)
  useEffect(() => {
    const words =
      before.current && entries ? wordsOfChanges(kind, changesBetween(before.current, entries)) : ''
    before.current = entries
    if (words) announce(words)
  }, [kind, entries])
}
