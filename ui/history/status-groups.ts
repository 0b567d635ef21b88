import { isKnownStatus, statuses } from '#contract/transactions.ts'
import { isCancelled, type Transaction } from './entries.ts'

/** What rows are filtered and added up by: the known statuses, cancelled payouts (CAP-2), and every other status. */
export const statusGroups = [...statuses, 'cancelled', 'other'] as const
export type StatusGroup = (typeof statusGroups)[number]
export const statusFilters = ['all', ...statusGroups] as const
export type StatusFilter = (typeof statusFilters)[number]

/** The group of a row. A failed payout that was cancelled is only in `cancelled`. */
export const groupOf = (row: Transaction): StatusGroup =>
  isCancelled(row) ? 'cancelled' : isKnownStatus(row.status) ? row.status : 'other'
