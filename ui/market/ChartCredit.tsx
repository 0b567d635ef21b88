import type { MarketSource } from '#contract/market-source.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Link } from '../primitives/Link.tsx'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** Where the drawn prices come from: `live`, `stale` for older figures, or `sample`. */
  source: MarketSource
}

/** The credits of a `PriceChart`: the source of its prices, and a link that the NOTICE of the chart library requires. */
export function ChartCredit({ source, className, ...rest }: Props) {
  return (
    <span data-slot="chart-credit" className={cn('text-sm text-muted', className)} {...rest}>
      {source === 'sample' ? (
        'Sample figures, not a market price. '
      ) : (
        <>
          <Link external href="https://www.coingecko.com/">
            Price data by CoinGecko
          </Link>
          {source === 'stale' && ', not live'}.{' '}
        </>
      )}
      Drawn with{' '}
      <Link external href="https://www.tradingview.com/">
        TradingView Lightweight Charts
      </Link>
      .
    </span>
  )
}
