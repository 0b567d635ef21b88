import type { MarketSource } from '#contract/market-source.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Link } from '../primitives/Link.tsx'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  source: MarketSource
}

/** Whose prices a chart of our own shows, and who made the library that draws it: its NOTICE asks for the link. */
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
          {source === 'stale' && ', not of this minute'}.{' '}
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
