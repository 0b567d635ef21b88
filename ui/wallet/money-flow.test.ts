import { spreadDeposits, spreadWithdrawals } from '#contract/fixtures/spread-transactions.ts'
import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { fromCents, toCents, toDecimal, type Decimal } from '#contract/money.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { timeZones } from '#contract/fixtures/time-zones.ts'
import { array, assert, bigInt, constantFrom, option, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthAt } from '../money/plot-format.ts'
import { moneyFlow, type FlowRow } from './money-flow.ts'

const NOW = Date.UTC(2026, 2, 15)
const row = (date: string | null, amount: Decimal | null, more: Partial<FlowRow> = {}): FlowRow => ({
  date,
  amount,
  status: 'approved',
  ...more,
})
const flowOf = (deposits: FlowRow[], withdrawals: FlowRow[] = [], timeZone = 'UTC') =>
  moneyFlow({ deposits, withdrawals }, { timeZone, now: NOW })
const monthNumber = (year: number, month: number) => year * 12 + month - 1

describe('DSH-9 money in and out by month', () => {
  const { allTransactions: deposits } = readAllTransactions.parse({ allTransactions: spreadDeposits })
  const { allWithdrawals: withdrawals } = readAllWithdrawals.parse({ allWithdrawals: spreadWithdrawals })

  it('counts approved rows and pending rows separately', () => {
    const flow = flowOf(deposits, withdrawals)
    expect(flow.months.map((month) => [month.in, month.out].map(fromCents))).toEqual([
      ['2000.00', '0.00'],
      ['2500.00', '0.00'],
      ['600.00', '200.00'],
      ['3000.00', '350.00'],
      ['1980.50', '0.00'],
      ['2400.00', '1000.01'],
      ['0.00', '0.00'],
    ])
    expect(flow.months.at(-1)).toMatchObject({ pendingIn: 25_000n, pendingOut: 40_000n, paidIn: 1_248_050n })
    expect(flow.sums).toEqual({ in: 1_248_050n, out: 155_001n, pendingIn: 25_000n, pendingOut: 40_000n })
  })

  it('ends the line of deposits at the server’s Total Deposits', () => {
    const total = toDecimal(sampleUsers.established.totalDeposit)
    const hard = readAllTransactions.parse({ allTransactions: sampleDeposits }).allTransactions
    for (const rows of [deposits, hard])
      expect(flowOf(rows).steps.at(-1)?.paidIn).toBe(total && toCents(total))
  })

  it('names the fees of approved withdrawals for each year, the newest first', () => {
    expect(flowOf([], withdrawals).fees).toEqual([
      { year: 2026, fee: 2500n, count: 1 },
      { year: 2025, fee: 1375n, count: 2 },
    ])
    const { allWithdrawals } = readAllWithdrawals.parse({ allWithdrawals: sampleWithdrawals })
    expect(flowOf([], allWithdrawals).fees).toEqual([{ year: 2026, fee: 2500n, count: 1 }])
  })

  it('shows at least six months, and months without a row as zero', () => {
    const flow = flowOf([row('2026-03-01T00:00:00Z', '1'), row('2025-07-01T00:00:00Z', '2')])
    expect(flow.months).toHaveLength(9)
    expect(flow.months.slice(1, -1).every((month) => month.in === 0n && month.paidIn === 200n)).toBe(true)
    expect(flowOf([row('2026-03-01T00:00:00Z', '1')]).months).toHaveLength(6)
  })

  it('ends with the current month, also if nothing moved since the last row', () => {
    const flow = flowOf(
      [row('2025-08-10T00:00:00Z', '2')],
      [row('2025-12-10T00:00:00Z', '1', { transactionFee: '0.10' })],
    )
    expect(flow.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 8 }, (_, at) => monthNumber(2025, 8) + at),
    )
    expect(flow.months.at(-1)).toMatchObject({ month: monthNumber(2026, 3), in: 0n, out: 0n, paidIn: 200n })
    expect(flow.steps.at(-1)).toEqual({ at: 8, paidIn: 200n })
    expect(flow.sums).toEqual({ in: 200n, out: 100n, pendingIn: 0n, pendingOut: 0n })
    expect(flowOf([row('2025-12-01T00:00:00Z', '1')]).months).toHaveLength(6)
  })

  it('keeps a row of the next month, which a server that is ahead may send', () => {
    expect(flowOf([row('2026-04-01T00:00:00Z', '1')]).months.at(-1)).toMatchObject({
      month: monthNumber(2026, 4),
      in: 100n,
    })
  })

  it('ends with the current month of the customer’s time zone', () => {
    const lists = { deposits: [row('2025-08-10T00:00:00Z', '2')], withdrawals: [] }
    const last = (timeZone: string) =>
      moneyFlow(lists, { timeZone, now: Date.UTC(2026, 1, 28, 23, 30) }).months.at(-1)?.month
    expect(last('UTC')).toBe(monthNumber(2026, 2))
    expect(last('Europe/Berlin')).toBe(monthNumber(2026, 3))
  })

  it('counts the rows that it can’t draw, and draws the others', () => {
    const flow = flowOf(
      [
        row(null, '5'),
        row('yesterday', '5'),
        row('1871-01-01T00:00:00Z', '5'),
        row('2026-05-01T00:00:00Z', '5'),
        row('2026-03-01T00:00:00Z', null),
        row('2026-03-01T00:00:00Z', '7'),
        row(null, '5', { status: 'failed' }),
      ],
      [row('2026-03-01T00:00:00Z', '8', { transactionFee: null })],
    )
    expect(flow.left).toEqual({ undated: 2, outside: 2, withoutAmount: 1, withoutFee: 1 })
    expect(flow.sums).toMatchObject({ in: 700n, out: 800n })
  })

  it('draws nothing without rows that moved money', () => {
    const failed = [row('2026-03-01T00:00:00Z', '7', { status: 'failed' })]
    expect(flowOf(failed)).toMatchObject({ months: [], steps: [], fees: [] })
  })
})

describe('DSH-9 a month is a month of the customer’s time zone', () => {
  it.each([
    ['2026-02-28T23:30:00Z', 'Europe/Berlin', 3],
    ['2026-02-28T23:30:00Z', 'UTC', 2],
    ['2026-03-01T04:59:59Z', 'America/New_York', 2],
    ['2026-03-01T05:00:00Z', 'America/New_York', 3],
    // The clocks change on these days.
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', 3],
    ['2026-10-31T10:30:00Z', 'Pacific/Kiritimati', 11],
    ['2026-11-01T10:30:00Z', 'Pacific/Pago_Pago', 10],
  ])('%s is in month %3$s in %s', (iso, zone, month) => {
    expect(monthAt(Date.parse(iso), zone)).toBe(monthNumber(2026, month))
  })

  it('is the month in this zone’s calendar, at every hour around the end of every month', () => {
    for (const zone of timeZones) {
      // A second implementation, which shares no code with the one under test.
      // oxlint-disable-next-line no-restricted-properties
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit' })
      for (let month = 0; month < 24; month += 1)
        for (let hour = -40; hour <= 40; hour += 1) {
          const at = Date.UTC(2025, month, 1, hour)
          const [year = 0, number = 0] = calendar.format(at).split('-').map(Number)
          expect(monthAt(at, zone)).toBe(monthNumber(year, number))
        }
    }
  })
})

const time = bigInt({ min: BigInt(Date.UTC(2016, 0)), max: BigInt(NOW) }).map((at) =>
  new Date(Number(at)).toISOString(),
)
const rows = array(
  record({
    amount: option(bigInt({ min: 0n, max: 10n ** 17n }).map(fromCents)),
    date: option(time),
    status: constantFrom('approved', 'approved', 'pending', 'failed', 'reversed', null),
    transactionFee: option(bigInt({ min: 0n, max: 10n ** 6n }).map(fromCents)),
  }),
  { maxLength: 60 },
)

const added = (list: readonly FlowRow[], status: string) =>
  list
    .filter((each) => each.status === status && each.date !== null && each.amount !== null)
    .reduce((all, { amount }) => all + (amount === null ? 0n : toCents(amount)), 0n)

it('DSH-9 the months add up to the rows of the lists to the cent, in every zone', () => {
  assert(
    property(tuple(rows, rows, constantFrom(...timeZones)), ([deposits, withdrawals, timeZone]) => {
      const { months, sums, steps, fees } = flowOf(deposits, withdrawals, timeZone)
      expect(sums).toEqual({
        in: added(deposits, 'approved'),
        out: added(withdrawals, 'approved'),
        pendingIn: added(deposits, 'pending'),
        pendingOut: added(withdrawals, 'pending'),
      })
      expect(months.map(({ month }) => month)).toEqual(months.map((_, at) => (months[0]?.month ?? 0) + at))
      expect(months.at(-1)?.paidIn ?? 0n).toBe(sums.in)
      expect(steps.at(-1)?.paidIn ?? 0n).toBe(sums.in)
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b))
      const paid = withdrawals.filter(({ status, date }) => status === 'approved' && date !== null)
      expect(fees.reduce((all, { fee }) => all + fee, 0n)).toBe(
        paid.reduce((all, { transactionFee: fee }) => all + (fee == null ? 0n : toCents(fee)), 0n),
      )
    }),
  )
})

it('DSH-9 ten thousand deposits make a line of at most two thousand steps', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    row(new Date(NOW - index * 3_600_000).toISOString(), '1'),
  )
  const { steps, sums } = flowOf(many)
  expect(sums.in).toBe(1_000_000n)
  expect(steps.length).toBeLessThanOrEqual(2002)
})
