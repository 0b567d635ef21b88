import type { Decimal } from '#contract/money.ts'
import { formatPlain } from '../money/format.ts'
import { payoutOf } from './statement-totals.ts'
import { everything, type Entry, type TransactionFilter, type TransactionKind } from './transaction-view.ts'

/**
 * Returns a CSV file (RFC 4180) of the given rows, with amounts in US dollars. With `hidden`, amounts become the word 'hidden'. The
 * file starts with a byte order mark, because Excel otherwise reads UTF-8 as an older encoding. Its first line is the header, because
 * spreadsheets and importers expect the column names there. The filter is part of the file name instead.
 */
export function transactionsCsv(kind: TransactionKind, entries: readonly Entry[], hidden = false): string {
  // A missing amount stays an empty cell even if amounts are hidden (FAIR-9).
  const figure: Figure = (amount) => (hidden && amount != null ? 'hidden' : formatPlain(amount))
  const lines = [headers(kind), ...entries.map((entry) => cells(kind, entry, figure))]
  return `\uFEFF${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`
}

const headers = (kind: TransactionKind) => [
  'Time (UTC ISO 8601)',
  'Narration',
  'Reference',
  'Status',
  'Amount (USD)',
  ...(kind === 'withdrawal' ? ['Transaction fee (USD)', 'Payout (USD)', 'Destination'] : []),
]

type Figure = (amount: Decimal | null | undefined) => string

const cells = (kind: TransactionKind, entry: Entry, figure: Figure) => [
  entry.at === null ? '' : new Date(entry.at).toISOString(),
  kind,
  entry.row.reference ?? '',
  entry.row.status ?? '',
  figure(entry.row.amount),
  ...(kind === 'withdrawal'
    ? [figure(entry.row.transactionFee), figure(payoutOf(entry)), destinationText(entry.row)]
    : []),
]

/** Returns the destination in one cell. An account number of its own could lose its leading zeros in a spreadsheet. */
export function destinationText({ wallet, bankName, swiftCode, accountNumber }: Entry['row']): string {
  if (wallet) return `Wallet ${wallet}`
  return [bankName, swiftCode && `SWIFT ${swiftCode}`, accountNumber && `account ${accountNumber}`]
    .filter(Boolean)
    .join(', ')
}

const number = /^-?\d+(\.\d+)?$/
// The signs that start a formula, with the full-width and small forms that spreadsheets treat the same.
const sign = '[=+\\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]'
const formula = new RegExp(`^[\\s\\p{C}]*${sign}|^[\\t\\r\\n]`, 'u')
// With a decimal comma in its settings, Excel splits the file at ';' and reads quotation marks as plain characters.
const splitFormula = new RegExp(`([;|\\t\\r\\n])(?=[\\s\\p{C}"]*${sign})`, 'gu')

/**
 * Returns text as a CSV cell. Puts an apostrophe before anything that a spreadsheet would run as a formula, also after other
 * separators in the text, because the rest may become a separate cell. Negative numbers stay numbers.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const inner = text.replaceAll(splitFormula, "$1'")
  const safe = formula.test(text) && !number.test(text) ? `'${inner}` : inner
  return /[";,\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Returns a file name that describes the filter, such as `withdrawals pending from 2026-01-01 to 2026-03-31.csv`, and unreadable rows
 * that the file lacks, such as `deposits without 2 unreadable rows.csv` (HIS-1).
 */
export function csvFileName(kind: TransactionKind, filter: TransactionFilter, unreadable = 0): string {
  const search = filter.search.replace(/[^\p{L}\p{N}-]+/gu, ' ').trim()
  const words = [
    `${kind}s`,
    filter.status !== everything.status && filter.status,
    filter.from && `from ${filter.from}`,
    filter.to && `to ${filter.to}`,
    search && `reference ${search.slice(0, 40)}`,
    unreadable > 0 && `without ${unreadable} unreadable ${unreadable === 1 ? 'row' : 'rows'}`,
  ]
  return `${words.filter(Boolean).join(' ')}.csv`
}
