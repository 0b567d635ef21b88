import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import type { TransactionKind } from './entries.ts'
import type { Sort, SortColumn } from './transaction-view.ts'

type SortOrder = { sort: Sort; value: string; label: string }

/** An order as the value of an option. */
export const sortValue = ({ column, direction }: Sort) => `${column} ${direction}`

/** The orders that a phone offers in a list, because its rows have no column headers. */
export function sortOrders(kind: TransactionKind, t: Translate): SortOrder[] {
  const columns: SortColumn[] =
    kind === 'withdrawal'
      ? ['date', 'amount', 'fee', 'reference', 'status']
      : ['date', 'amount', 'reference', 'status']
  return columns
    .flatMap((column) => (['descending', 'ascending'] as const).map((direction) => ({ column, direction })))
    .map((sort) => ({ sort, value: sortValue(sort), label: t(m.orderOfRows, sort) }))
}
