import type { LocaleSettings, Translate } from '../lib/locale-context.ts'
import { formatCount } from '../money/format.ts'
import * as m from './messages.ts'
import { statusOf, type Entry, type TransactionKind } from './entries.ts'

type Changes = { added: Entry[]; changed: Entry[] }

/** Returns the rows of `after` that are new, and those whose status differs from `before`. */
export function changesBetween(before: readonly Entry[], after: readonly Entry[]): Changes {
  const known = new Map(before.map(({ key, row }) => [key, row.status]))
  return {
    added: after.filter(({ key }) => !known.has(key)),
    changed: after.filter(({ key, row }) => known.has(key) && known.get(key) !== row.status),
  }
}

/** Returns a sentence about the changes, or an empty string if there are none. */
export function changesMessage(
  kind: TransactionKind,
  { added, changed }: Changes,
  locale: LocaleSettings,
  t: Translate,
): string {
  const counted = ({ length }: Entry[]) => ({ kind, count: length, shown: formatCount(length, locale) })
  const one = changed.length === 1 ? changed[0]?.row : undefined
  const sentences = [
    added.length > 0 && t(m.newTransactions, counted(added)),
    one &&
      t(m.statusIsNow, {
        kind,
        reference: one.reference,
        status: statusOf(one),
      }),
    changed.length > 1 && t(m.statusesChanged, counted(changed)),
  ]
  return sentences.filter(Boolean).join(' ')
}
