import {
  arrange,
  entriesOf,
  everything,
  startView,
  type Entry,
  type Transaction,
} from './transaction-view.ts'
import type { TransactionKind } from './transaction-view.ts'

export type LatestEntry = Entry & { kind: TransactionKind }

/** The newest rows of both lists together (DSH-8). A list that isn't loaded is `undefined`. Rows without a readable date come last. */
export function latestOf(
  lists: Record<TransactionKind, readonly Transaction[] | undefined>,
  count: number,
): LatestEntry[] {
  const newest = (kind: TransactionKind): LatestEntry[] =>
    arrange(entriesOf(lists[kind] ?? []), everything, startView.sort)
      .slice(0, count)
      .map((entry) => ({ ...entry, kind }))
  return [...newest('deposit'), ...newest('withdrawal')]
    .toSorted((a, b) => (b.at ?? -Infinity) - (a.at ?? -Infinity) || 0)
    .slice(0, count)
}
