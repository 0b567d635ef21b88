import { fromCents, toCents, type Decimal } from '#contract/money.ts'
import { use, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate, type LocaleSettings, type Translate } from '../lib/locale-context.ts'
import { formatCount, formatMoney, type DateOptions } from '../money/format.ts'
import { timeZoneName } from '../money/time-zone.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { formatMonth } from '../money/plot-format.ts'
import { Link } from '../primitives/Link.tsx'
import { FlowPlot } from './FlowPlot.tsx'
import { FlowTable } from './FlowTable.tsx'
import * as m from './messages.ts'
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
  /** Shows the figures as a table instead of the plots. */
  asTable?: boolean
  /** The address of a year's approved withdrawals, which its fees were taken from. */
  feeRowsHref: (year: number) => string
  /** By default the customer's. */
  dates?: DateOptions
  /** The current time in milliseconds. */
  now?: number
}

/** Both plots of the customer's money, or their table, with sums, fees and the rows that aren't drawn (DSH-9). Draws nothing while amounts are hidden. */
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
  const t = useTranslate()
  const settings = useLocale()
  const timeZone = dates?.timeZone ?? settings.timeZone
  const { months, steps, sums, fees, left } = useMemo(
    () => moneyFlow({ deposits, withdrawals }, { timeZone, now }),
    [deposits, withdrawals, timeZone, now],
  )
  const hidden = use(AmountsHidden)
  const drawn = months.length > 0
  if (hidden) return null
  return (
    <div data-slot="money-plots" className={cn('@container min-w-0', className)} {...rest}>
      {drawn && <p className="sr-only">{summaryOf(months, dates?.locale ?? settings.locale, settings, t)}</p>}
      {drawn && asTable && <FlowTable {...{ months, sums, dates }} className="mb-4" />}
      {drawn && (
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 @min-[60rem]:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="min-w-0">
            {!asTable && <FlowPlot {...{ months, dates }} />}
            <Notes>
              <p>
                <Compared total={m.sumIn} same={m.sumInSame} sum={sums.in} figure={totalDeposit} />
              </p>
              <p>{t(m.sumOut, { sum: <Money amount={fromCents(sums.out)} /> })}</p>
              <PendingSum sums={sums} />
            </Notes>
          </div>
          {!asTable && (
            <div className="min-w-0">
              <PaidInPlot {...{ months, steps, dates }} />
              <Notes>
                <p>
                  <Compared total={m.sumPaidIn} same={m.sumPaidInSame} sum={sums.in} figure={totalDeposit} />
                </p>
              </Notes>
            </div>
          )}
        </div>
      )}
      <div className="mt-6 grid gap-1 border-t border-line pt-4 text-sm">
        <p>
          <Fees fees={fees} hrefOf={feeRowsHref} />
        </p>
        {unreadable > 0 && (
          <p>{t(m.rowsNotReadable, { count: unreadable, shown: formatCount(unreadable, settings) })}</p>
        )}
        {notDrawn(left, settings, t).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-muted">
          {t(m.monthsInTimeZone, { timeZone: timeZoneName({ ...settings, ...dates }) })}
        </p>
      </div>
    </div>
  )
}

const Notes = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 grid gap-0.5 text-sm text-muted">{children}</div>
)

type SumMessage = (values: { sum: ReactNode }) => ReactNode
type ComparedProps = {
  /** The sum in a sentence. */
  total: SumMessage
  /** The same, if the server's figure is equal. */
  same: SumMessage
  /** In cents. */
  sum: bigint
  /** `undefined` until it is loaded, `null` if it could not be read. */
  figure: Decimal | null | undefined
}

/** A sum beside the server's figure. A difference is stated, not explained: only the server knows the reason. */
function Compared({ total, same, sum, figure }: ComparedProps) {
  const t = useTranslate()
  const difference = figure == null ? null : toCents(figure) - sum
  const said = t(difference === 0n ? same : total, { sum: <Money amount={fromCents(sum)} /> })
  if (difference === 0n) return said
  return (
    <>
      {said}{' '}
      {difference === null ? (
        t(figure === null ? m.depositsNotReadable : m.depositsNotLoaded)
      ) : (
        <>
          {t(m.depositsFigureIs, { figure: <Money amount={figure} /> })}{' '}
          <strong className="font-semibold text-ink">
            {t(m.differenceIs, {
              difference: <Money amount={fromCents(difference < 0n ? -difference : difference)} />,
            })}
          </strong>
        </>
      )}
    </>
  )
}

function PendingSum({ sums: { pendingIn, pendingOut } }: Pick<MoneyFlow, 'sums'>) {
  const t = useTranslate()
  if (pendingIn === 0n && pendingOut === 0n) return <p>{t(m.nothingPending)}</p>
  return (
    <p>
      {t(m.pendingSums, {
        paidIn: <Money amount={fromCents(pendingIn)} />,
        paidOut: <Money amount={fromCents(pendingOut)} />,
      })}
    </p>
  )
}

function Fees({ fees, hrefOf }: Pick<MoneyFlow, 'fees'> & { hrefOf: (year: number) => string }) {
  const t = useTranslate()
  const locale = useLocale()
  if (fees.length === 0) return t(m.noFees)
  return fees.map(({ year, fee, count }) => (
    <span key={year}>
      {t(m.feesOfYear, {
        fees: <Link href={hrefOf(year)}>{t(m.feesIn, { year })}</Link>,
        fee: <Money amount={fromCents(fee)} />,
        count,
        shown: formatCount(count, locale),
      })}{' '}
    </span>
  ))
}

function notDrawn(left: MoneyFlow['left'], locale: LocaleSettings, t: Translate): string[] {
  const reasons = [
    [m.rowsWithoutDate, left.undated],
    [m.rowsOutside, left.outside],
    [m.rowsWithoutAmount, left.withoutAmount],
    [m.withdrawalsWithoutFee, left.withoutFee],
  ] as const
  return reasons
    .filter(([, count]) => count > 0)
    .map(([message, count]) => t(message, { count, shown: formatCount(count, locale) }))
}

/** A summary of the plots in words: the first and the last month, and the highest ones. */
function summaryOf(
  months: readonly FlowMonth[],
  dateLocale: string | undefined,
  locale: LocaleSettings,
  t: Translate,
): string {
  const named = ({ month }: FlowMonth) => formatMonth(month, 'full', dateLocale)
  const most = (name: 'in' | 'out') =>
    months.reduce<FlowMonth | undefined>(
      (top, each) => (each[name] > (top?.[name] ?? 0n) ? each : top),
      undefined,
    )
  const money = (cents: bigint) => formatMoney(fromCents(cents), locale)
  const [first, last, topIn, topOut] = [months[0], months.at(-1), most('in'), most('out')]
  return [
    first && last && t(m.fromMonthToMonth, { first: named(first), last: named(last) }),
    topIn && t(m.largestMonthIn, { amount: money(topIn.in), month: named(topIn) }),
    topOut && t(m.largestMonthOut, { amount: money(topOut.out), month: named(topOut) }),
  ]
    .filter(Boolean)
    .join(' ')
}
