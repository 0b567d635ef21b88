import { useEffect, useRef } from 'react'
import { announce } from '../lib/announce.ts'
import { changesBetween, changesMessage } from './transaction-changes.ts'
import type { Entry, TransactionKind } from './transaction-view.ts'

/** Announces what changed since the previous answer. The first answer isn't announced. */
export function useAnnouncedChanges(kind: TransactionKind, entries: Entry[] | undefined) {
  const before = useRef<Entry[] | undefined>(undefined)
  useEffect(() => {
    const words =
      before.current && entries ? changesMessage(kind, changesBetween(before.current, entries)) : ''
    before.current = entries
    if (words) announce(words)
  }, [kind, entries])
}
