import { toDecimal } from '#contract/money.ts'
import { AreaSeries, createChart, TickMarkType, type UTCTimestamp } from 'lightweight-charts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { formatDate, formatPrice, ownEnglish } from '../money/format.ts'
import { formatAxisDay } from '../money/plot-format.ts'
import { lineDirection, type PricePoint } from './price-line.ts'

/** Converts a color token to `rgba()`, because the chart library can't parse `oklch()` or `light-dark()`. */
function rgb(element: Element, token: string, alpha = 1): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  element.append(probe)
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context) {
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
  }
  probe.remove()
  const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}

// The library has no time zones and shows all times as UTC, so they are shifted.
const zoneShift = (time: number) => new Date(time * 1000).getTimezoneOffset() * 60

/** Draws a chart into `host` and returns a function that removes it. Sample prices have no dates, so it shows none for them. */
export function drawPriceChart(
  host: HTMLElement,
  points: readonly PricePoint[],
  locale: LocaleSettings,
  sample: boolean,
): () => void {
  const line = { rise: 'gain', fall: 'loss', none: 'muted' }[
    lineDirection(points.map((point) => point.price))
  ]
  const chart = createChart(host, {
    autoSize: true,
    // Scrolling over the chart must scroll the page.
    handleScroll: false,
    handleScale: false,
    layout: {
      // The library inserts its logo as an HTML string, which Trusted Types block. `ChartCredit` has the link instead.
      attributionLogo: false,
      background: { color: 'transparent' },
      textColor: rgb(host, 'muted'),
      fontFamily: getComputedStyle(host).fontFamily,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: rgb(host, 'line') } },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.15, bottom: 0.1 } },
    crosshair: { vertLine: { labelVisible: !sample } },
    timeScale: {
      visible: !sample,
      borderColor: rgb(host, 'line'),
      fixLeftEdge: true,
      fixRightEdge: true,
      // By default the library shows only the day of the month. `null` leaves times of day to the library.
      tickMarkFormatter: (time: UTCTimestamp, type: TickMarkType) =>
        type < TickMarkType.Time ? formatAxisDay((time + zoneShift(time)) * 1000, locale) : null,
    },
    localization: {
      // By default the library uses the browser's language. That may differ from the page's, and an invalid tag such as `en-US@posix` fails.
      locale: locale.locale ?? ownEnglish(),
      priceFormatter: (value: number) => formatPrice(toDecimal(value), locale),
      timeFormatter: (time: UTCTimestamp) => formatDate((time + zoneShift(time)) * 1000, locale),
    },
  })
  const series = chart.addSeries(AreaSeries, {
    lineColor: rgb(host, line),
    topColor: rgb(host, line, 0.16),
    bottomColor: rgb(host, line, 0),
    lineWidth: 2,
    priceLineVisible: false,
    // The label of the last price would cover those of the axis.
    lastValueVisible: false,
  })
  series.setData(
    points.map((point) => ({
      time: (point.time - zoneShift(point.time)) as UTCTimestamp,
      value: point.price,
    })),
  )
  const fit = () => chart.timeScale().fitContent()
  fit()
  // Otherwise the chart would show fewer days when it becomes narrower, for example when a phone is turned.
  chart.timeScale().subscribeSizeChange(fit)
  return () => chart.remove()
}
