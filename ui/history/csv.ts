import { inEnglish } from '../lib/locale-context.ts'
import { formatPlain } from '../money/format.ts'
import * as m from './messages.ts'
import { feeOf, paidOut } from './statement-totals.ts'
import { statusOf, type Entry, type TransactionKind } from './entries.ts'

/**
 * Returns a CSV file (RFC 4180) of the given rows, with amounts in `currency`, a code of ISO 4217. The
 * file starts with a byte order mark, because Excel otherwise reads UTF-8 as an older encoding. Its first line is the header, because
 * spreadsheets and importers expect the column names there. The filter is part of the file name instead.
 */
export function transactionsCsv(kind: TransactionKind, entries: readonly Entry[], currency: string): string {
  const lines = [headers(kind, currency), ...entries.map((entry) => cells(kind, entry))]
  return `\uFEFF${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`
}

const headers = (kind: TransactionKind, currency: string) => [
  'Time (UTC ISO 8601)',
  'Narration',
  'Reference',
  'Status',
  `Amount (${currency})`,
  ...(kind === 'withdrawal' ? [`Transaction fee (${currency})`, `Payout (${currency})`, 'Destination'] : []),
]

const cells = (kind: TransactionKind, entry: Entry) => [
  entry.at === null ? '' : new Date(entry.at).toISOString(),
  kind,
  entry.row.reference ?? '',
  statusOf(entry.row) ?? '',
  formatPlain(entry.row.amount),
  ...(kind === 'withdrawal'
    ? [formatPlain(feeOf(entry.row)), formatPlain(paidOut(entry)), destinationText(entry.row)]
    : []),
]

/**
 * Returns the destination as one cell, in English like the rest of the file. A separate account number could lose its leading zeros in a
 * spreadsheet.
 */
export const destinationText = (row: Entry['row']): string => inEnglish(m.paidTo, row)

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
