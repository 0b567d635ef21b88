import { entriesOf, newestFirst, type Entry, type Transaction, type TransactionKind } from './entries.ts'

export type LatestEntry = Entry & { kind: TransactionKind }

/** The newest rows of both lists together (DSH-8). A list that isn't loaded is `undefined`. Rows without a readable date come last. */
export function latestOf(
  lists: Record<TransactionKind, readonly Transaction[] | undefined>,
  count: number,
): LatestEntry[] {
  const newest = (kind: TransactionKind): LatestEntry[] =>
    entriesOf(lists[kind] ?? [])
      .toSorted(newestFirst)
      .slice(0, count)
      .map((entry) => ({ ...entry, kind }))
  return [...newest('deposit'), ...newest('withdrawal')].toSorted(newestFirst).slice(0, count)
}
