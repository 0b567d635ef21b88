import type { WireDeposit, WireWithdrawal } from '#contract/transactions.ts'

type Status = WireDeposit['status']
type Row = [monthsAgo: number, amount: number, status?: Status]

const deposits: Row[] = [
  [0, 250, 'pending'],
  [1, 500],
  [2, 500],
  [3, 1200],
  [5, 500],
  [6, 750],
  [7, 500, 'failed'],
  [8, 500],
  [9, 500],
  [11, 1000],
]
const withdrawals: Row[] = [
  [0, 80, 'pending'],
  [1, 240],
  [3, 150, 'failed'],
  [5, 200],
  [8, 120],
]

/** The same day of an earlier month, or its last day if that month is shorter. Two hours ago for this month. */
function monthsBefore(now: Date, months: number): string {
  if (months === 0) return new Date(now.getTime() - 2 * 3_600_000).toISOString()
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0)).getUTCDate()
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, Math.min(now.getUTCDate(), lastDay), 9),
  ).toISOString()
}

const rowsOf = (rows: Row[], noun: string, now: Date) =>
  rows.map(([months, amount, status = 'approved']) => {
    const reference = `${noun}-SAMPLE-Y${String(months).padStart(3, '0')}`
    return { _id: reference, reference, amount, status, date: monthsBefore(now, months) }
  })

/** A year of deposits, newest first, up to this month. Amounts in US dollars. */
export const yearOfDeposits = (now: Date): WireDeposit[] => rowsOf(deposits, 'DEP', now)

/** A year of withdrawals to a test network's address, newest first, up to this month. Amounts in US dollars. */
export const yearOfWithdrawals = (now: Date): WireWithdrawal[] =>
  rowsOf(withdrawals, 'WDR', now).map((row) => ({
    ...row,
    wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
  }))
