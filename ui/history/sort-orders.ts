import type { Sort, SortColumn, TransactionKind } from './transaction-view.ts'

const words: Record<SortColumn, { noun: string } & Record<Sort['direction'], string>> = {
  date: { noun: 'date', descending: 'newest first', ascending: 'oldest first' },
  amount: { noun: 'amount', descending: 'largest first', ascending: 'smallest first' },
  fee: { noun: 'transaction fee', descending: 'largest first', ascending: 'smallest first' },
  reference: { noun: 'reference', descending: 'Z to A', ascending: 'A to Z' },
  status: { noun: 'status', descending: 'Z to A', ascending: 'A to Z' },
}

const orderText = ({ column, direction }: Sort) => `${words[column].noun}, ${words[column][direction]}`

/** What a screen reader announces when the order changes. */
export const sortSentence = (sort: Sort) => `Sorted by ${orderText(sort)}.`

type SortOrder = { sort: Sort; value: string; label: string }

export const sortValue = ({ column, direction }: Sort) => `${column} ${direction}`

/** The orders that a phone offers in a list, because its rows have no column headers. */
export function sortOrders(kind: TransactionKind): SortOrder[] {
  const columns: SortColumn[] =
    kind === 'withdrawal'
      ? ['date', 'amount', 'fee', 'reference', 'status']
      : ['date', 'amount', 'reference', 'status']
  return columns
    .flatMap((column) => (['descending', 'ascending'] as const).map((direction) => ({ column, direction })))
    .map((sort) => {
      const text = orderText(sort)
      return { sort, value: sortValue(sort), label: text.charAt(0).toUpperCase() + text.slice(1) }
    })
}
