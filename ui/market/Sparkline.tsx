import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { lineDirection, linePath, lineSummary } from './price-line.ts'

const strokes = { rise: 'text-gain', fall: 'text-loss', none: 'text-muted' } as const

type Props = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'role'> & {
  /** In US dollars, oldest first. Values that aren’t finite numbers are left out. */
  prices: readonly number[]
  /** The name of the asset, such as 'Bitcoin'. */
  name: string
  /** The time that the prices cover. By default 'Last 7 days'. */
  period?: string
}

const [WIDTH, HEIGHT] = [112, 32]

/** A small line chart of prices. Its accessible name describes the line. */
export function Sparkline({ prices, name, period, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const known = prices.filter(Number.isFinite)
  if (known.length < 2) return <span className="text-sm text-muted">{t(m.noLine)}</span>
  return (
    <svg
      data-slot="sparkline"
      data-state={lineDirection(known)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={lineSummary({ name, period, prices: known }, locale, t)}
      preserveAspectRatio="none"
      className={cn('h-8 w-28', strokes[lineDirection(known)], className)}
      {...rest}
    >
      <path
        d={linePath(known, WIDTH, HEIGHT)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
