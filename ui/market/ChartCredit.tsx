import type { MarketSource } from '#contract/market-source.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** Where the drawn prices come from: `live`, `stale` for older figures, `sample`, or `undeclared` if the backend doesn’t say. */
  source: MarketSource
}

/** The credits of a `PriceChart`: the source of its prices, and a link that the NOTICE of the chart library requires. */
export function ChartCredit({ source, className, ...rest }: Props) {
  const t = useTranslate()
  const credit = (
    <Link external href="https://www.coingecko.com/">
      {t(m.priceDataBy)}
    </Link>
  )
  return (
    <span data-slot="chart-credit" className={cn('text-sm text-muted', className)} {...rest}>
      {source === 'sample' && t(m.sampleCredit)}
      {source === 'undeclared' && t(m.undeclaredCredit)}
      {source === 'stale' && t(m.staleCredit, { credit })}
      {source === 'live' && t(m.liveCredit, { credit })}{' '}
      {t(m.drawnWith, {
        library: (
          <Link external href="https://www.tradingview.com/">
            TradingView Lightweight Charts
          </Link>
        ),
      })}
    </span>
  )
}
