import { formatDay, type DateOptions } from '../money/format.ts'
import { statusLabels } from '../wallet/StatusBadge.tsx'
import type { TransactionFilter } from './transaction-view.ts'

/** A day of a filter, such as `2026-03-01`, which belongs to no time zone: `Mar 1, 2026`. */
export const dayText = (day: string, { locale }: DateOptions = {}) =>
  formatDay(day, { locale, timeZone: 'UTC' })

/** Says what a filter asks for, such as `status pending` and `from Nov 1, 2025`. Empty without a filter. */
export function filterPhrases(filter: TransactionFilter, dates?: DateOptions): string[] {
  const { status, from, to, search } = filter
  return [
    status === 'all'
      ? ''
      : status === 'other'
        ? 'any other status'
        : `status ${statusLabels[status].toLowerCase()}`,
    from === null ? '' : `from ${dayText(from, dates)}`,
    to === null ? '' : `to ${dayText(to, dates)}`,
    search.trim() === '' ? '' : `reference with “${search.trim()}”`,
  ].filter(Boolean)
}
