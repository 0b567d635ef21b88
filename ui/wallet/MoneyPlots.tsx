import { fromCents, toCents, type Decimal } from '#contract/money.ts'
import { use, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { formatCount, formatMoney, type DateOptions } from '../money/format.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { formatMonth, zoneName } from '../money/plot-format.ts'
import { Link } from '../primitives/Link.tsx'
import { FlowPlot } from './FlowPlot.tsx'
import { FlowTable } from './FlowTable.tsx'
import { moneyFlow, type FlowMonth, type FlowRow, type MoneyFlow } from './money-flow.ts'
import { PaidInPlot } from './PaidInPlot.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** All deposits of the customer, in any order. Only approved and pending ones count. */
  deposits: readonly FlowRow[]
  /** All withdrawals of the customer, in any order. Only approved and pending ones count. */
  withdrawals: readonly FlowRow[]
  /** How many rows of both lists could not be read at all. */
  unreadable?: number
  /** The server's own figure. `null` if it could not be read, `undefined` if it is not loaded. */
  totalDeposit: Decimal | null | undefined
  /** Shows the figures as a table in place of the plots. */
  asTable?: boolean
  /** The withdrawals that the fees were taken from. */
  feeRowsHref: string
  /** By default the customer's. */
  dates?: DateOptions
  /** The current time in milliseconds. */
  now?: number
}

/** Both plots of the customer's money, or their table, with sums, fees and what is not drawn (DSH-9). Draws nothing while amounts are hidden. */
export function MoneyPlots({
  deposits,
  withdrawals,
  unreadable = 0,
  totalDeposit,
  asTable = false,
  feeRowsHref,
  dates,
  now,
  className,
  ...rest
}: Props) {
  const timeZone = dates?.timeZone
  const { months, steps, sums, fees, left } = useMemo(
    () => moneyFlow({ deposits, withdrawals }, { timeZone, now }),
    [deposits, withdrawals, timeZone, now],
  )
  const hidden = use(AmountsHidden)
  const drawn = months.length > 0
  if (hidden) return null
  return (
    <div data-slot="money-plots" className={cn('min-w-0', className)} {...rest}>
      {drawn && <p className="sr-only">{summaryOf(months, dates?.locale)}</p>}
      {drawn && asTable && <FlowTable {...{ months, sums, dates }} className="mb-4" />}
      {drawn && (
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="min-w-0">
            {!asTable && <FlowPlot {...{ months, dates }} />}
            <Notes>
              <p>
                In: these add up to <Money amount={fromCents(sums.in)} />.{' '}
                <Compared sum={sums.in} figure={totalDeposit} />
              </p>
              <p>
                Out: these add up to <Money amount={fromCents(sums.out)} />. There is no other figure to
                compare this with.
              </p>
              <PendingSum sums={sums} />
            </Notes>
          </div>
          {!asTable && (
            <div className="min-w-0">
              <PaidInPlot {...{ months, steps, dates }} />
              <Notes>
                <p>
                  These add up to <Money amount={fromCents(sums.in)} />.{' '}
                  <Compared sum={sums.in} figure={totalDeposit} />
                </p>
              </Notes>
            </div>
          )}
        </div>
      )}
      <div className="mt-6 grid gap-1 border-t border-line pt-4 text-sm">
        <p>
          <Fees fees={fees} /> <Link href={feeRowsHref}>See these rows</Link>
        </p>
        {unreadable > 0 && (
          <p>
            {rows(unreadable, 'could', 'could')} not be read and {isAre(unreadable)} left out of the plots and
            sums.
          </p>
        )}
        {notDrawn(left).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-muted">A month begins and ends in your time zone, {zoneName(timeZone)}.</p>
      </div>
    </div>
  )
}

const Notes = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 grid gap-0.5 text-sm text-muted">{children}</div>
)

/** The server's figure beside a sum. A difference is stated, not explained: only the server knows the reason. */
function Compared({ sum, figure }: { sum: bigint; figure: Decimal | null | undefined }) {
  if (figure === undefined) return 'Your Total Deposits figure is not loaded.'
  if (figure === null) return 'Your Total Deposits figure could not be read.'
  const difference = toCents(figure) - sum
  return (
    <>
      Your Total Deposits figure is <Money amount={figure} />.
      {difference !== 0n && (
        <strong className="font-semibold text-ink">
          {' '}
          The difference is <Money amount={fromCents(difference < 0n ? -difference : difference)} />.
        </strong>
      )}
    </>
  )
}

function PendingSum({ sums: { pendingIn, pendingOut } }: Pick<MoneyFlow, 'sums'>) {
  if (pendingIn === 0n && pendingOut === 0n) return <p>Nothing is pending.</p>
  return (
    <p>
      Pending, not in these sums: <Money amount={fromCents(pendingIn)} /> in,{' '}
      <Money amount={fromCents(pendingOut)} /> out.
    </p>
  )
}

function Fees({ fees }: Pick<MoneyFlow, 'fees'>) {
  if (fees.length === 0) return 'Withdrawal fees: none so far.'
  return (
    <>
      Withdrawal fees:{' '}
      {fees.map(({ year, fee, count }) => (
        <span key={year}>
          <Money amount={fromCents(fee)} /> in {year}, in {formatCount(count)}{' '}
          {count === 1 ? 'withdrawal' : 'withdrawals'}.{' '}
        </span>
      ))}
    </>
  )
}

const rows = (count: number, one: string, more: string) =>
  `${formatCount(count)} ${count === 1 ? `row ${one}` : `rows ${more}`}`

function notDrawn({ undated, outside, withoutAmount, withoutFee }: MoneyFlow['left']): string[] {
  return [
    undated > 0 &&
      `${rows(undated, 'has', 'have')} no readable date and ${isAre(undated)} not in the picture.`,
    outside > 0 &&
      `${rows(outside, 'has', 'have')} a date in the future or more than 50 years ago and ${isAre(outside)} not in the picture.`,
    withoutAmount > 0 &&
      `${rows(withoutAmount, 'has', 'have')} no readable amount and ${isAre(withoutAmount)} in no sum.`,
    withoutFee > 0 &&
      `${formatCount(withoutFee)} ${withoutFee === 1 ? 'withdrawal has' : 'withdrawals have'} no readable fee and ${isAre(withoutFee)} not in the sum of the fees.`,
  ].filter((sentence) => sentence !== false)
}

const isAre = (count: number) => (count === 1 ? 'is' : 'are')

/** The plots in words: the first and the last month, and the highest ones. */
function summaryOf(months: readonly FlowMonth[], locale?: string): string {
  const named = (month: FlowMonth | undefined) => month && formatMonth(month.month, 'full', locale)
  const most = (name: 'in' | 'out') =>
    months.reduce<FlowMonth | undefined>(
      (top, each) => (each[name] > (top?.[name] ?? 0n) ? each : top),
      undefined,
    )
  const [topIn, topOut] = [most('in'), most('out')]
  return [
    `From ${named(months[0])} to ${named(months.at(-1))}.`,
    topIn && `Largest month in: ${formatMoney(fromCents(topIn.in))} in ${named(topIn)}.`,
    topOut && `Largest month out: ${formatMoney(fromCents(topOut.out))} in ${named(topOut)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
