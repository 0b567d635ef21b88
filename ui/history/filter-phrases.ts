import type { Translate } from '../lib/locale-context.ts'
import { formatDay, type DateOptions } from '../money/format.ts'
import * as m from './messages.ts'
import type { TransactionFilter } from './transaction-view.ts'

/** A day of a filter, such as `2026-03-01`, which belongs to no time zone: `Mar 1, 2026`. */
export const dayText = (day: string, { locale }: DateOptions = {}) =>
  formatDay(day, { locale, timeZone: 'UTC' })

/** Describes a filter in phrases, such as `status pending` and `from Nov 1, 2025`. Empty without a filter. */
export function filterPhrases(filter: TransactionFilter, dates: DateOptions, t: Translate): string[] {
  const { status, from, to, search } = filter
  return [
    status === 'all' ? '' : t(m.withStatus, { status }),
    from === null ? '' : t(m.fromDay, { day: dayText(from, dates) }),
    to === null ? '' : t(m.toDay, { day: dayText(to, dates) }),
    search.trim() === '' ? '' : t(m.withReference, { search: search.trim() }),
  ].filter(Boolean)
}
