import { destinationText } from './csv.ts'
import { feeOf, paidOut } from './statement-totals.ts'
import { statusOf, type Entry, type TransactionKind } from './entries.ts'
import type { TransactionFilter } from './transaction-view.ts'

export type FileFacts = {
  kind: TransactionKind
  customer: { name: string; email: string }
  /** The address of the server that sent the rows. */
  server: string
  filter: TransactionFilter
  /** The currency of the amounts, a code of ISO 4217. */
  currency: string
  /** The time zone in which the filter's days begin and end. */
  timeZone: string
  /** The number of rows that could not be read and are not in the file. */
  unreadable: number
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf: number | undefined
  /** When the file is created, in milliseconds since 1970. */
  now: number
  /** For example that the money is simulated. */
  note?: string
}

/**
 * Returns a JSON file of the given rows, with a header that names the customer and the server (HIS-4). Amounts are
 * strings, because a JSON number loses digits in many programs. A missing value is `null`, never zero (FAIR-1).
 */
export function transactionsJson(entries: readonly Entry[], facts: FileFacts): string {
  const { kind, customer, server, filter, currency, timeZone, unreadable, asOf, now, note } = facts
  const { status, from, to, search } = filter
  return `${JSON.stringify(
    {
      kind: `${kind}s`,
      ...(note !== undefined && { note }),
      customer,
      server,
      createdAt: iso(now),
      rowsLoadedAt: asOf === undefined ? null : iso(asOf),
      currency,
      filter: { status, from, to, timeZone, reference: search.trim() || null },
      rowCount: entries.length,
      unreadableRows: unreadable,
      rows: entries.map((entry) => rowOf(kind, entry)),
    },
    null,
    2,
  )}\n`
}

const iso = (at: number) => new Date(at).toISOString()

const rowOf = (kind: TransactionKind, entry: Entry) => ({
  reference: entry.row.reference,
  date: entry.at === null ? null : iso(entry.at),
  kind,
  amount: entry.row.amount,
  fee: feeOf(entry.row),
  ...(kind === 'withdrawal' && { payout: paidOut(entry), destination: destinationText(entry.row) || null }),
  status: statusOf(entry.row),
})
