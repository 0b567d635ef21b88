import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { spreadDeposits, spreadWithdrawals } from '#contract/fixtures/spread-transactions.ts'
import type { Decimal } from '#contract/money.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { moneyFlow, type FlowRow } from '#ui/wallet/money-flow.ts'

export const dates = { locale: 'en-US', timeZone: 'UTC' }
export const now = Date.UTC(2026, 2, 3)

export const feeRowsHref = (year: number) =>
  `/dashboard/withdrawalHistory?status=approved&from=${year}-01-01&to=${year}-12-31`

export const deposits = readAllTransactions.parse({ allTransactions: spreadDeposits }).allTransactions
export const withdrawals = readAllWithdrawals.parse({ allWithdrawals: spreadWithdrawals }).allWithdrawals
/** One deposit is so large that the other bars are hardly visible. */
export const hardDeposits = readAllTransactions.parse({ allTransactions: sampleDeposits }).allTransactions
export const hardWithdrawals = readAllWithdrawals.parse({ allWithdrawals: sampleWithdrawals }).allWithdrawals

const monthly = (count: number, amountOf: (index: number) => Decimal): FlowRow[] =>
  Array.from({ length: count }, (_, index) => ({
    amount: amountOf(index),
    date: new Date(Date.UTC(2026, 2 - index, 2)).toISOString(),
    status: 'approved',
  }))
export const fiveYears = {
  deposits: monthly(60, (index) => `${100 + ((index * 37) % 90)}`),
  withdrawals: monthly(30, (index) => `${10 + ((index * 13) % 40)}`),
}
/** The longest labels of an axis: just below the amounts that it shortens. */
export const longAmounts = {
  deposits: monthly(60, () => '799999.99'),
  withdrawals: monthly(60, () => '799999.99'),
}
export const huge = {
  deposits: monthly(3, () => '99999999999999.99'),
  withdrawals: monthly(1, () => '0.01'),
}

export const flowOf = (lists: { deposits: readonly FlowRow[]; withdrawals: readonly FlowRow[] }) =>
  moneyFlow(lists, { timeZone: dates.timeZone, now })
export const flow = flowOf({ deposits, withdrawals })
