import { timeZones } from '#contract/fixtures/time-zones.ts'
import { fromCents, toCents, type Decimal } from '#contract/money.ts'
import { array, assert, bigInt, constantFrom, option, property, record } from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { yearOf } from '../money/plot-format.ts'
import { moneyFlow, type FlowMonth } from '../wallet/money-flow.ts'
import { transactionsCsv } from './csv.ts'
import { entriesOf, type Entry, type Transaction, type TransactionKind } from './entries.ts'
import { totalsOf } from './statement-totals.ts'
import { arrange, everything, startView } from './transaction-view.ts'

const NOW = Date.UTC(2026, 2, 15, 12)
const FIRST = Date.UTC(2023, 8, 20)
afterEach(() => vi.unstubAllEnvs())

const cents = (max: bigint) => option(bigInt({ min: 0n, max }).map(fromCents))
const listOf = array(
  record({
    // Half of the rows are within two days of the start of a month, where zones differ.
    date: option(
      bigInt({ min: BigInt(FIRST), max: BigInt(NOW) }).map((at) => {
        const day = new Date(Number(at))
        if (at % 2n === 0n) day.setUTCDate(Number(at % 3n))
        return day.toISOString()
      }),
    ),
    amount: cents(10n ** 17n),
    transactionFee: cents(10n ** 6n),
    status: constantFrom('approved', 'approved', 'pending', 'failed', 'reversed', null),
  }),
  { minLength: 10, maxLength: 30 },
)
type Drawn = {
  date: string | null
  amount: Decimal | null
  transactionFee: Decimal | null
  status: string | null
}
const deposit = ({ date, amount, status }: Drawn, at: number): Transaction => ({
  _id: String(at),
  reference: `DEP-${at}`,
  date,
  amount,
  status,
})
const withdrawal = (row: Drawn, at: number) => ({ ...deposit(row, at), transactionFee: row.transactionFee })

/** The sum of a column of a file for each status, calculated from the text alone. */
function sumsIn(file: string, column: string): Record<string, bigint> {
  const [header = [], ...lines] = file.split('\r\n').map((line) => line.split(','))
  const [status, figure] = ['Status', column].map((name) => header.indexOf(name))
  const sums: Record<string, bigint> = {}
  for (const line of lines) {
    const [name, text] = [line[status ?? -1], line[figure ?? -1]]
    if (name && text) sums[name] = (sums[name] ?? 0n) + BigInt(text.replace('.', ''))
  }
  return sums
}

/** What a statement and a file say about the rows from the first to the last day. */
function saidAbout(kind: TransactionKind, all: readonly Entry[], from: string, to: string) {
  const rows = arrange(all, { ...everything, from, to }, startView.sort)
  const totals = totalsOf(rows)
  const file = transactionsCsv(kind, rows, 'USD')
  const totalOf = (status: string, name: 'amount' | 'fee') => {
    const figure = totals.find((total) => total.status === status)?.[name] ?? null
    return figure === null ? 0n : toCents(figure)
  }
  return {
    statement: { approved: totalOf('approved', 'amount'), pending: totalOf('pending', 'amount') },
    file: pick(sumsIn(file, 'Amount (USD)')),
    fees: {
      statement: totalOf('approved', 'fee'),
      file: sumsIn(file, 'Transaction fee (USD)').approved ?? 0n,
    },
  }
}
const pick = ({ approved = 0n, pending = 0n }: Record<string, bigint>) => ({ approved, pending })

const two = (number: number) => String(number).padStart(2, '0')
/** The first and the last day of a month. */
function daysOf({ month }: FlowMonth): [string, string] {
  const [year, number] = [yearOf(month), (month % 12) + 1]
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return [`${year}-${two(number)}-01`, `${year}-${two(number)}-${two(last)}`]
}

it.each(timeZones)(
  'DSH-9 HIS-4 in %s, the bars, the totals of a statement and the sums of its file are the same',
  (zone) => {
    vi.stubEnv('TZ', zone)
    let drawn = 0
    assert(
      property(listOf, listOf, (one, other) => {
        const deposits = one.map(deposit)
        const withdrawals = other.map(withdrawal)
        const lists = { deposit: entriesOf(deposits), withdrawal: entriesOf(withdrawals) }
        const { months, sums, fees } = moneyFlow({ deposits, withdrawals }, { now: NOW })
        for (const month of months) {
          const days = daysOf(month)
          const paidIn = { approved: month.in, pending: month.pendingIn }
          const paidOut = { approved: month.out, pending: month.pendingOut }
          const said = {
            deposit: saidAbout('deposit', lists.deposit, ...days),
            withdrawal: saidAbout('withdrawal', lists.withdrawal, ...days),
          }
          expect(said.deposit).toMatchObject({ statement: paidIn, file: paidIn })
          expect(said.withdrawal).toMatchObject({ statement: paidOut, file: paidOut })
          drawn += month.in === 0n ? 0 : 1
        }
        const [first, last] = [months[0], months.at(-1)].map((month) => month && daysOf(month))
        if (!first || !last) return
        const whole = saidAbout('deposit', lists.deposit, first[0], last[1])
        expect(whole.statement).toEqual({ approved: sums.in, pending: sums.pendingIn })
        expect(whole.file).toEqual(whole.statement)
        for (const { year, fee } of fees) {
          const said = saidAbout('withdrawal', lists.withdrawal, `${year}-01-01`, `${year}-12-31`)
          expect(said.fees).toEqual({ statement: fee, file: fee })
        }
      }),
      { numRuns: 20 },
    )
    expect(drawn).toBeGreaterThan(20)
  },
)
