import { cn } from '../lib/cn.ts'
import { formatMonth, yearOf, type MonthNumber } from '../money/plot-format.ts'
import type { PlotScale } from './plot-scale.ts'

/** The height of a plot and of the months below it. In rem, so that larger text gets more room. */
export const plotHeight = 'h-52'
const monthsHeight = 'h-10'

/** The labels of the vertical axis. */
export function PlotAxis({ ticks }: Pick<PlotScale, 'ticks'>) {
  return (
    <svg className={cn('w-15 shrink-0 overflow-visible', plotHeight)}>
      {ticks.map(({ y, label }) => (
        <text
          key={y}
          x="3.25rem"
          y={`${y}%`}
          textAnchor="end"
          dominantBaseline="central"
          className="fill-muted text-xs tabular-nums forced-colors:fill-[CanvasText]"
        >
          {label}
        </text>
      ))}
    </svg>
  )
}

/** The horizontal lines of a plot. The line at zero is stronger. */
export function PlotGrid({ ticks, y }: PlotScale) {
  return (
    <>
      {ticks.map((tick) => (
        <line
          key={tick.y}
          x2="100%"
          y1={`${tick.y}%`}
          y2={`${tick.y}%`}
          className={cn(
            tick.y === y(0n) ? 'stroke-line-strong' : 'stroke-line',
            'forced-colors:stroke-[GrayText]',
          )}
        />
      ))}
    </>
  )
}

/** Where a label stands. `narrow`: it can be wider than its month, so those at the ends of the plot are aligned with its edges. */
function placeOf(index: number, count: number, narrow: boolean) {
  if (narrow && index === 0) return { x: '0', anchor: 'start' } as const
  if (narrow && index === count - 1) return { x: '100%', anchor: 'end' } as const
  return { x: `${(100 / count) * (index + 0.5)}%`, anchor: 'middle' } as const
}

type MonthsProps = {
  months: readonly MonthNumber[]
  /** The interval of the labels, in months. Counted back from the last month or, if there is a chosen one, from January. */
  every: number
  chosen?: number | undefined
  /** Whether to leave out labels when the plot is narrow. */
  thinned?: boolean
  locale?: string | undefined
}

/**
 * The months below a plot. January shows its year, and so does the first month, except in November and December. Over more than a year,
 * each month of a thinned row shows it, because any January may be left out.
 */
export function PlotMonths({ months, every, chosen, thinned = false, locale }: MonthsProps) {
  return (
    <svg className={cn('block w-full overflow-visible', monthsHeight)}>
      {months.map((month, index) => {
        const rank = (months.length - 1 - index) / every
        // With a chosen month, the labels stand at the quarters, so that January has one.
        const regular = chosen === undefined ? Number.isInteger(rank) : month % every === 0
        // The name of the chosen month needs the space of the one beside it.
        const free = every === 1 || chosen === undefined || Math.abs(index - chosen) > 1
        const named = index === chosen || (regular && free)
        // A plot with a chosen month is wide enough for the year of each January.
        const dated =
          month % 12 === 0
            ? regular || chosen !== undefined
            : regular && ((thinned && months.length > 12) || (index === 0 && month % 12 < 10))
        if (!named && !dated) return null
        const { x, anchor } = placeOf(index, months.length, chosen !== undefined && every > 1)
        return (
          <text
            key={month}
            x={x}
            y="1.1em"
            textAnchor={anchor}
            className={cn(
              'text-xs forced-colors:fill-[CanvasText]',
              index === chosen ? 'fill-ink font-semibold' : 'fill-muted',
              thinned && rank % 2 === 1 && '@max-[20rem]/plot:hidden',
              thinned && rank % 4 === 2 && '@max-[12rem]/plot:hidden',
            )}
          >
            {named && formatMonth(month, 'axis', locale)}
            {dated && (
              <tspan x={x} dy="1.3em">
                {yearOf(month)}
              </tspan>
            )}
          </text>
        )
      })}
    </svg>
  )
}
