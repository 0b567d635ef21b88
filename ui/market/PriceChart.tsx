import { toDecimal } from '#contract/money.ts'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { formatPrice } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Sparkline } from './Sparkline.tsx'
import * as m from './messages.ts'
import { lineSummary, type PricePoint } from './price-line.ts'
import { useInView } from '../lib/use-in-view.ts'
import { usePageTheme } from './use-page-theme.ts'

type Props = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The name of the asset, such as 'Bitcoin'. */
  name: string
  /** The prices, oldest first, with at most one per second. */
  points: readonly PricePoint[]
  /** The time that the prices cover. By default 'Last 7 days'. */
  period?: string
  /** The caption says that these are sample figures, so that nobody takes them for market prices. */
  sample?: boolean
  /** The height of the chart. */
  chartClassName?: string
}

/**
 * A chart of our own prices, which can be shown as a table. The chart library is loaded when the chart comes into view. Its license
 * requires a `ChartCredit` beside the chart.
 */
export function PriceChart({
  name,
  points,
  period: givenPeriod,
  sample = false,
  chartClassName = 'h-48',
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const period = givenPeriod ?? t(m.lastSevenDays)
  const theme = usePageTheme()
  const [drawn, setDrawn] = useState(false)
  const [asTable, setAsTable] = useState(false)
  const prices = points.map((point) => point.price)

  return (
    <figure
      data-slot="price-chart"
      data-state={drawn ? 'chart' : 'line'}
      className={cn('min-w-0', className)}
      {...rest}
    >
      {asTable ? (
        <PriceRows name={name} period={period} points={points} sample={sample} className={chartClassName} />
      ) : (
        <div className={cn('relative', chartClassName)}>
          <Sparkline
            name={name}
            prices={prices}
            period={period}
            className={cn('absolute inset-0 size-full', drawn && 'opacity-0')}
          />
          {/* The chart reads the colors only once, so a change of theme needs a new chart. */}
          <Canvas key={theme} points={points} sample={sample} onDrawn={setDrawn} />
        </div>
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        <span>
          {sample
            ? t(m.sampleCaption, { name: <bdi>{name}</bdi> })
            : t(m.chartCaption, { name: <bdi>{name}</bdi>, period })}
        </span>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={asTable}
          aria-label={t(m.showNamedTable, { name })}
          className="-me-3"
          onClick={() => setAsTable((last) => !last)}
        >
          {t(m.showAsTable)}
        </Button>
      </figcaption>
    </figure>
  )
}

type CanvasProps = {
  /** The time of each price in seconds since 1970, and the price in US dollars. Oldest first. */
  points: readonly PricePoint[]
  /** Sample prices are shown without dates. */
  sample: boolean
  /** Called with `true` once the chart is drawn, and with `false` when it is removed. */
  onDrawn: (drawn: boolean) => void
}

function Canvas({ points, sample, onDrawn }: CanvasProps) {
  const locale = useLocale()
  const host = useRef<HTMLDivElement>(null)
  const inView = useInView(host)
  useEffect(() => {
    const element = host.current
    if (!inView || !element) return
    let stop: (() => void) | undefined
    let gone = false
    void import('./draw-price-chart.ts').then(
      ({ drawPriceChart }) => {
        if (gone) return
        stop = drawPriceChart(element, points, locale, sample)
        onDrawn(true)
      },
      // If the library can't be loaded, the sparkline stays.
      () => undefined,
    )
    return () => {
      gone = true
      onDrawn(false)
      stop?.()
    }
  }, [inView, points, sample, locale, onDrawn])
  return <div ref={host} aria-hidden className="absolute inset-0" />
}

type RowsProps = {
  /** The name of the asset. */
  name: string
  /** The time that the prices cover. */
  period: string
  /** The time of each price in seconds since 1970, and the price in US dollars. Oldest first. */
  points: readonly PricePoint[]
  /** Sample prices are shown without dates. */
  sample: boolean
  /** The height, with further classes. */
  className: string
}

function PriceRows({ name, period, points, sample, className }: RowsProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <section
      aria-label={lineSummary({ name, period, prices: points.map((point) => point.price) }, locale, t)}
      // Keyboard users need the focus here to scroll.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cn('overflow-y-auto', className)}
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr>
            {!sample && (
              <th scope="col" className="py-1 text-start font-medium">
                {t(m.timeColumn)}
              </th>
            )}
            <th scope="col" className="py-1 text-end font-medium">
              {t(m.priceColumn)}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.time} className="border-t border-line">
              {!sample && (
                <td className="py-1">
                  <DateTime iso={new Date(point.time * 1000).toISOString()} />
                </td>
              )}
              <td className="py-1 text-end">{formatPrice(toDecimal(point.price), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
