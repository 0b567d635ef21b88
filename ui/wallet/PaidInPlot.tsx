import { fromCents } from '#contract/money.ts'
import { curveStepAfter, line } from 'd3-shape'
import { use, useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatMoney, type DateOptions } from '../money/format.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import * as m from './messages.ts'
import type { FlowMonth, FlowStep } from './money-flow.ts'
import { plotHeight, PlotAxis, PlotGrid, PlotMonths } from './plot-parts.tsx'
import { plotScale } from './plot-scale.ts'

type Props = Omit<ComponentProps<'figure'>, 'children'> & {
  /** At least one month, oldest first. */
  months: readonly FlowMonth[]
  /** One for each confirmed deposit, oldest first. `at` is the time in months since the first one. */
  steps: readonly FlowStep[]
  /** Language and time zone of the months. By default the customer’s. */
  dates?: DateOptions | undefined
}

const SIZE = 1000

/** The total of confirmed deposits over time, as a line with a step for each deposit (DSH-9). Draws nothing while amounts are hidden. */
export function PaidInPlot({ months, steps, dates, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const id = useId()
  const hidden = use(AmountsHidden)
  const scale = plotScale(
    steps.map(({ paidIn }) => paidIn),
    locale,
  )
  const total = steps.at(-1)?.paidIn ?? 0n
  // Nothing is interpolated: the amount stays until the next deposit.
  const path = line<FlowStep>(
    ({ at }) => (at / months.length) * SIZE,
    ({ paidIn }) => (scale.y(paidIn) / 100) * SIZE,
  ).curve(curveStepAfter)
  if (hidden) return null
  return (
    <figure data-slot="paid-in-plot" aria-labelledby={id} className={cn('min-w-0', className)} {...rest}>
      <h3 id={id} className="text-base">
        {t(m.paidInSoFar)}
      </h3>
      <p className="mt-1 min-h-5 text-sm text-muted">{t(m.eachStep)}</p>
      <div aria-hidden dir="ltr" className="@container/plot mt-3 flex pe-1.5 pt-2">
        <PlotAxis ticks={scale.ticks} />
        <div className="min-w-0 grow">
          <svg className={cn('block w-full overflow-visible', plotHeight)}>
            <PlotGrid {...scale} />
            <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" overflow="visible">
              <path
                d={path(steps) ?? undefined}
                fill="none"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-ink forced-colors:stroke-[CanvasText]"
              />
            </svg>
            <circle
              cx="100%"
              cy={`${scale.y(total)}%`}
              r="4"
              className="fill-ink forced-colors:fill-[CanvasText]"
            />
            <text
              x="100%"
              y={`${scale.y(total)}%`}
              dy="-0.75em"
              textAnchor="end"
              strokeWidth="4"
              className="fill-ink stroke-page text-sm font-semibold tabular-nums [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
            >
              {formatMoney(fromCents(total), locale)}
            </text>
          </svg>
          <PlotMonths
            months={months.map(({ month }) => month)}
            every={months.length <= 7 ? 1 : Math.ceil(months.length / 6)}
            thinned
            locale={dates?.locale ?? locale.locale}
          />
        </div>
      </div>
    </figure>
  )
}
