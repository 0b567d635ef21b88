import { useEffect, useRef } from 'react'
import { announce } from '../lib/announce.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { changesBetween, changesMessage } from './transaction-changes.ts'
import type { Entry, TransactionKind } from './entries.ts'

/** Announces what changed since the previous response. The first response isn't announced. */
export function useAnnouncedChanges(kind: TransactionKind, entries: Entry[] | undefined) {
  const t = useTranslate()
  const locale = useLocale()
  const before = useRef<Entry[] | undefined>(undefined)
  useEffect(() => {
    const words =
      before.current && entries
        ? changesMessage(kind, changesBetween(before.current, entries), locale, t)
        : ''
    before.current = entries
    if (words) announce(words)
  }, [kind, entries, locale, t])
}
