import { manyDeposits, sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import type { StatementHead } from '#ui/history/StatementPrint.tsx'
import { entriesOf, type Transaction } from '#ui/history/entries.ts'

export const depositRows: Transaction[] = readAllTransactions.parse({
  allTransactions: sampleDeposits,
}).allTransactions
export const withdrawalRows: Transaction[] = readAllWithdrawals.parse({
  allWithdrawals: sampleWithdrawals,
}).allWithdrawals
export const manyRows = (count: number): Transaction[] =>
  readAllTransactions.parse({ allTransactions: manyDeposits(count) }).allTransactions

const at = { date: '2026-02-01T09:00:00Z', wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
/** Rows with extreme figures, and with missing or invalid fields. */
export const oddWithdrawals: Transaction[] = readAllWithdrawals.parse({
  allWithdrawals: [
    {
      ...at,
      _id: 'huge',
      amount: '999999999999.99',
      transactionFee: '24999999999.99',
      reference: 'WDR-SAMPLE-HUGE',
      status: 'approved',
    },
    { ...at, _id: 'zero', amount: 0, transactionFee: -0, reference: 'WDR-SAMPLE-ZERO', status: 'approved' },
    {
      ...at,
      _id: 'negative',
      amount: -12.5,
      transactionFee: 0,
      reference: 'WDR-SAMPLE-NEGATIVE',
      status: 'approved',
    },
    { ...at, _id: 'no-fee', amount: 100, reference: 'WDR-SAMPLE-NO-FEE', status: 'pending' },
    { _id: 'nothing' },
    { ...at, _id: 'bad', amount: 'abc', transactionFee: {}, date: 'yesterday', reference: 7, status: false },
    {
      ...at,
      _id: 'long',
      amount: 1,
      transactionFee: 0.02,
      reference: 'WDR-SAMPLE-'.repeat(12),
      status: 'waiting for the approval of a second person',
    },
  ],
}).allWithdrawals

export const depositEntries = entriesOf(depositRows)
export const withdrawalEntries = entriesOf(withdrawalRows)
export const oddEntries = entriesOf(oddWithdrawals)

/** A fixed locale and time zone, so that dates are the same on every machine. */
export const dates = { locale: 'en-US', timeZone: 'UTC' }

export const head: StatementHead = {
  brand: 'Plainsail',
  operator: ['Plainsail (sample operator)', '1 Sample Street, Sampletown 10000', 'support@plainsail.example'],
  customer: { name: 'Sample Customer', email: 'withdraw@sample.test' },
  server: 'https://plainsail.example/api',
}
