import { fromCents } from '#contract/money.ts'
import { use, useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate, type LocaleSettings, type Translate } from '../lib/locale-context.ts'
import { formatMoney, type DateOptions } from '../money/format.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { formatMonth } from '../money/plot-format.ts'
import type { FlowMonth } from './money-flow.ts'
import { FlowBars, FlowSwatch } from './flow-bars.tsx'
import * as m from './messages.ts'
import { plotHeight, PlotAxis, PlotMonths } from './plot-parts.tsx'
import { plotScale } from './plot-scale.ts'
import { useMonthsInView } from './use-months-in-view.ts'

type Props = Omit<ComponentProps<'figure'>, 'children'> & {
  /** At least one month, oldest first. */
  months: readonly FlowMonth[]
  /** Language and time zone of the months. By default the customer’s. */
  dates?: DateOptions | undefined
}

const kinds = [
  ['in', m.columnIn],
  ['out', m.columnOut],
  ['pending', m.pending],
] as const

/** Money in and out by month: bars from zero on one scale, with pending amounts hatched (DSH-9). Draws nothing while amounts are hidden. */
export function FlowPlot({ months, dates, className, ...rest }: Props) {
  const t = useTranslate()
  const settings = useLocale()
  const locale = dates?.locale ?? settings.locale
  const id = useId()
  const hidden = use(AmountsHidden)
  const [picked, setPicked] = useState<number>()
  const last = months.length - 1
  // Initially, the newest month with money is chosen.
  const newest = months.findLastIndex(hasMoney)
  const chosen = Math.min(picked ?? (newest === -1 ? last : newest), last)
  const month = months[chosen]
  const { ref, named, scrolls } = useMonthsInView({ count: months.length, chosen })
  const scale = plotScale(
    months.flatMap((each) => [each.in + each.pendingIn, -(each.out + each.pendingOut)]),
    settings,
    { signless: true },
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, chosen, last)
    if (next === undefined) return
    event.preventDefault()
    setPicked(next)
  }
  if (!month || hidden) return null
  const name = formatMonth(month.month, 'full', locale)
  return (
    <figure data-slot="flow-plot" aria-labelledby={id} className={cn('min-w-0', className)} {...rest}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id={id} className="text-base">
          {t(m.inAndOut)}
        </h3>
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
          {kinds.map(([kind, word]) => (
            <li key={kind} className="flex items-center gap-1.5">
              <FlowSwatch kind={kind} />
              {t(word)}
            </li>
          ))}
        </ul>
      </div>
      <p data-slot="chosen-month" className="mt-1 min-h-10 text-sm sm:min-h-5">
        <strong className="font-semibold">{name}</strong>
        {' · '}
        {t(m.moneyIn, { amount: <Money amount={fromCents(month.in)} /> })}
        {' · '}
        {t(m.moneyOut, { amount: <Money amount={fromCents(month.out)} /> })}
        <Pending month={month} />
      </p>
      {/* Time runs from left to right in every language. */}
      <div dir="ltr" className="mt-3 flex pt-2">
        <div aria-hidden>
          <PlotAxis ticks={scale.ticks} />
        </div>
        <div ref={ref} className="-mt-2 min-w-0 grow overflow-x-auto pt-2">
          <div
            role="slider"
            tabIndex={0}
            aria-label={t(m.monthOfPlot)}
            aria-valuemin={1}
            aria-valuemax={last + 1}
            aria-valuenow={chosen + 1}
            aria-valuetext={describeMonth(month, name, settings, t)}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              const { left, width } = event.currentTarget.getBoundingClientRect()
              const at = Math.floor(((event.clientX - left) / width) * (last + 1))
              setPicked(Math.min(last, Math.max(0, at)))
            }}
            className="cursor-pointer -outline-offset-2"
          >
            <svg aria-hidden className={cn('block w-full overflow-visible', plotHeight)}>
              <FlowBars months={months} chosen={chosen} scale={scale} />
            </svg>
            <div aria-hidden>
              <PlotMonths
                months={months.map((each) => each.month)}
                every={named ? 1 : 3}
                chosen={chosen}
                locale={locale}
              />
            </div>
          </div>
        </div>
      </div>
      {/* Phones hide scrollbars. The slider reaches every month by itself. */}
      {scrolls && (
        <p aria-hidden className="text-end text-sm text-muted">
          {t(m.scrollForMonths)}
        </p>
      )}
    </figure>
  )
}

const hasMoney = (month: FlowMonth) => month.in + month.out + month.pendingIn + month.pendingOut > 0n

function stepOf(key: string, chosen: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, chosen - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, chosen + 1)
    case 'PageDown':
      return Math.max(0, chosen - 12)
    case 'PageUp':
      return Math.min(last, chosen + 12)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

function Pending({ month }: { month: FlowMonth }) {
  const t = useTranslate()
  if (month.pendingIn === 0n && month.pendingOut === 0n) return null
  return (
    <span className="text-muted">
      {' · '}
      {t(m.pendingMoney, {
        paidIn: month.pendingIn === 0n ? null : <Money amount={fromCents(month.pendingIn)} />,
        paidOut: month.pendingOut === 0n ? null : <Money amount={fromCents(month.pendingOut)} />,
      })}
    </span>
  )
}

function describeMonth(month: FlowMonth, name: string, locale: LocaleSettings, t: Translate): string {
  const money = (cents: bigint) => formatMoney(fromCents(cents), locale)
  return t(m.monthInWords, {
    month: name,
    paidIn: money(month.in),
    paidOut: money(month.out),
    pendingIn: month.pendingIn === 0n ? null : money(month.pendingIn),
    pendingOut: month.pendingOut === 0n ? null : money(month.pendingOut),
  })
}
