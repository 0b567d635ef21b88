import type { Decimal } from '#contract/money.ts'
import { formatPlain } from '../money/format.ts'
import { payoutOf } from './statement-totals.ts'
import { everything, type Entry, type TransactionFilter, type TransactionKind } from './transaction-view.ts'

/**
 * A file of the rows given, as RFC 4180 wants it: commas, CRLF, quotes doubled. It starts with a byte order mark, without
 * which Excel takes UTF-8 for an older encoding. Its first line is the header and nothing else, since spreadsheets and
 * importers take that line for the column names: what the filter was stands in the file's name.
 */
export function transactionsCsv(kind: TransactionKind, entries: readonly Entry[], hidden = false): string {
  // FAIR-9: a missing amount stays an empty cell, as it is a dash on the screen.
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

/** One text, so that a spreadsheet doesn't take an account number for a figure and drop its leading zeros. */
export function destinationText({ wallet, bankName, swiftCode, accountNumber }: Entry['row']): string {
  if (wallet) return `Wallet ${wallet}`
  return [bankName, swiftCode && `SWIFT ${swiftCode}`, accountNumber && `account ${accountNumber}`]
    .filter(Boolean)
    .join(', ')
}

const number = /^-?\d+(\.\d+)?$/
// The signs that start a formula, in the widths and forms that spreadsheets read as the same sign.
const sign = '[=+\\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]'
const formula = new RegExp(`^[\\s\\p{C}]*${sign}|^[\\t\\r\\n]`, 'u')
// Excel splits this file at ';' where the comma is the decimal sign, and then reads quotation marks as plain characters.
const splitFormula = new RegExp(`([;|\\t\\r\\n])(?=[\\s\\p{C}"]*${sign})`, 'gu')

/**
 * A cell that a spreadsheet would run is made text by an apostrophe; a negative figure stays a figure. A separator of
 * another kind inside a cell gets one too, because what follows it may become a cell of its own.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const inner = text.replaceAll(splitFormula, "$1'")
  const safe = formula.test(text) && !number.test(text) ? `'${inner}` : inner
  return /[";,\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Says what the file holds: `withdrawals pending from 2026-01-01 to 2026-03-31.csv`; and what it lacks, since its lines
 * have no place for that: `deposits without 2 unreadable rows.csv` (HIS-1).
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
