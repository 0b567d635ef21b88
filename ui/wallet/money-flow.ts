import { toCents, type Decimal } from '#contract/money.ts'
import { monthAt, shareOfMonth, yearOf, type MonthNumber } from '../money/plot-format.ts'

/** The fields of a deposit or withdrawal that the plots use. */
export type FlowRow = {
  amount: Decimal | null
  date: string | null
  status: string | null
  transactionFee?: Decimal | null
}

/** All amounts in cents. */
export type FlowMonth = {
  month: MonthNumber
  in: bigint
  out: bigint
  pendingIn: bigint
  pendingOut: bigint
  /** All deposits up to the end of this month. */
  paidIn: bigint
}
/** A point of the step line. `at` counts months from the start of the first one, `paidIn` is in cents. */
export type FlowStep = { at: number; paidIn: bigint }
export type FeeYear = { year: number; fee: bigint; count: number }

export type MoneyFlow = {
  /** Every month from the first row to the current one, or to a later row, oldest first. Empty if no row has a readable date. */
  months: FlowMonth[]
  steps: FlowStep[]
  /** The sums of all months. */
  sums: Record<'in' | 'out' | 'pendingIn' | 'pendingOut', bigint>
  /** Fees of approved withdrawals, the newest year first. */
  fees: FeeYear[]
  /** The number of approved or pending rows that are in no month or no sum, by reason. */
  left: { undated: number; outside: number; withoutAmount: number; withoutFee: number }
}

/** Fewer months would draw bars that are too wide to compare. */
const MIN_MONTHS = 6
/** Fifty years. A row dated earlier has a wrong date, and its months would fill the page. */
const MAX_MONTHS = 600
/** Deposits closer together than this share of the line form one step, because they would be drawn on the same pixel. */
const STEP_WIDTH = 1 / 2000

type Options = {
  /** By default the customer's. */
  timeZone?: string | undefined
  /** The current time in milliseconds. A row that is dated later than the next month has a wrong date. */
  now?: number | undefined
}
type Dated = { row: FlowRow; at: number; month: MonthNumber; amount: bigint | null }

/** Sums the approved and the pending rows of both lists by month (DSH-9). Rows of another status moved no money. */
export function moneyFlow(
  lists: { deposits: readonly FlowRow[]; withdrawals: readonly FlowRow[] },
  { timeZone, now = Date.now() }: Options = {},
): MoneyFlow {
  const current = monthAt(now, timeZone)
  const latest = current + 1
  const left = { undated: 0, outside: 0, withoutAmount: 0, withoutFee: 0 }
  const read = (rows: readonly FlowRow[]) =>
    rows.filter(moves).flatMap((row): Dated[] => {
      const at = row.date === null ? Number.NaN : Date.parse(row.date)
      if (Number.isNaN(at)) {
        left.undated += 1
        return []
      }
      const month = monthAt(at, timeZone)
      if (month > latest || month <= latest - MAX_MONTHS) {
        left.outside += 1
        return []
      }
      if (row.amount === null) left.withoutAmount += 1
      return [{ row, at, month, amount: row.amount === null ? null : toCents(row.amount) }]
    })
  const deposits = read(lists.deposits)
  const withdrawals = read(lists.withdrawals)
  const months = monthsUpTo(current, [...deposits, ...withdrawals])
  const first = months[0]?.month ?? 0
  for (const [rows, settled, pending] of [
    [deposits, 'in', 'pendingIn'],
    [withdrawals, 'out', 'pendingOut'],
  ] as const)
    for (const { row, month, amount } of rows) {
      const own = months[month - first]
      if (own) own[row.status === 'pending' ? pending : settled] += amount ?? 0n
    }
  let paidIn = 0n
  for (const month of months) {
    paidIn += month.in
    month.paidIn = paidIn
  }
  return {
    months,
    steps: stepsOf(deposits, first, months.length),
    sums: {
      in: sum(months, 'in'),
      out: sum(months, 'out'),
      pendingIn: sum(months, 'pendingIn'),
      pendingOut: sum(months, 'pendingOut'),
    },
    fees: feesOf(withdrawals, left),
    left,
  }
}

const moves = ({ status }: FlowRow) => status === 'approved' || status === 'pending'

const sum = (months: readonly FlowMonth[], name: 'in' | 'out' | 'pendingIn' | 'pendingOut') =>
  months.reduce((all, month) => all + month[name], 0n)

/** Every month from the first row to the current one, or to a later row, including those without a row. */
function monthsUpTo(current: MonthNumber, rows: readonly Dated[]): FlowMonth[] {
  if (rows.length === 0) return []
  const last = rows.reduce((latest, { month }) => Math.max(latest, month), current)
  const earliest = rows.reduce((oldest, { month }) => Math.min(oldest, month), Infinity)
  const first = Math.min(earliest, last - MIN_MONTHS + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    month: first + index,
    in: 0n,
    out: 0n,
    pendingIn: 0n,
    pendingOut: 0n,
    paidIn: 0n,
  }))
}

/** The step line: it starts at zero and ends at the end of the last month. */
function stepsOf(deposits: readonly Dated[], first: MonthNumber, count: number): FlowStep[] {
  if (count === 0) return []
  const steps: FlowStep[] = [{ at: 0, paidIn: 0n }]
  let paidIn = 0n
  const approved = deposits.filter(({ row, amount }) => row.status === 'approved' && amount !== null)
  for (const { at, month, amount } of approved.toSorted((a, b) => a.month - b.month || a.at - b.at)) {
    paidIn += amount ?? 0n
    const here = month - first + shareOfMonth(at, month)
    const last = steps.at(-1)
    if (last && steps.length > 1 && here - last.at < count * STEP_WIDTH) last.paidIn = paidIn
    else steps.push({ at: here, paidIn })
  }
  steps.push({ at: count, paidIn })
  return steps
}

function feesOf(withdrawals: readonly Dated[], left: MoneyFlow['left']): FeeYear[] {
  const years = new Map<number, FeeYear>()
  for (const { row, month } of withdrawals) {
    if (row.status !== 'approved') continue
    const fee = row.transactionFee == null ? null : toCents(row.transactionFee)
    if (fee === null) left.withoutFee += 1
    if (fee === null || fee === 0n) continue
    const year = yearOf(month)
    const own = years.get(year) ?? { year, fee: 0n, count: 0 }
    years.set(year, { year, fee: own.fee + fee, count: own.count + 1 })
  }
  return [...years.values()].toSorted((a, b) => b.year - a.year)
}
