import type { Translate } from '../lib/locale-context.ts'
import { transactionsCsv } from './csv.ts'
import { transactionsJson, type FileFacts } from './json.ts'
import * as m from './messages.ts'
import type { Entry, TransactionKind } from './entries.ts'
import type { TransactionFilter } from './transaction-view.ts'

export type FileFormat = 'csv' | 'json'

/** Creates the file of the given rows (HIS-4). No data leaves the browser. */
export function fileOf(format: FileFormat, entries: readonly Entry[], facts: FileFacts, t: Translate) {
  const name = fileName(format, facts.kind, facts.filter, facts.unreadable, t)
  return format === 'csv'
    ? { name, type: 'text/csv', text: transactionsCsv(facts.kind, entries, facts.currency) }
    : { name, type: 'application/json', text: transactionsJson(entries, facts) }
}

/**
 * Returns a file name that describes the filter, such as `withdrawals pending from 2026-01-01 to 2026-03-31.csv`, and unreadable rows
 * that the file lacks, such as `deposits without 2 unreadable rows.csv` (HIS-1).
 */
export function fileName(
  format: FileFormat,
  kind: TransactionKind,
  filter: TransactionFilter,
  unreadable: number,
  t: Translate,
): string {
  const search = filter.search.replace(/[^\p{L}\p{N}-]+/gu, ' ').trim()
  const name = t(m.nameOfFile, {
    kind,
    status: filter.status === 'all' ? null : filter.status,
    from: filter.from,
    to: filter.to,
    reference: search.slice(0, 40) || null,
    unreadable,
  })
  return `${name}.${format}`
}
