import { idOf, type Withdrawal } from '#contract/transactions.ts'

/**
 * Keeps the newer version of each row (CAP-2): the list may be older than the details that were read before it. Rows that share an id
 * stay as they are.
 */
export function keepNewerRows(rows: Withdrawal[], kept: readonly Withdrawal[]): Withdrawal[] {
  const known = new Map(kept.map((row) => [idOf(row), row]))
  const times = new Map<unknown, number>()
  for (const row of rows) times.set(idOf(row), (times.get(idOf(row)) ?? 0) + 1)
  return rows.map((row) => {
    const had = known.get(idOf(row))
    const older = row.version != null && had?.version != null && row.version < had.version
    return had && older && times.get(idOf(row)) === 1 ? had : row
  })
}
