import type { Coin } from '#contract/market.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatPrice } from '../money/format.ts'
import { Missing } from '../money/Money.tsx'
import * as m from './messages.ts'
import { linePrices } from './price-line.ts'
import { PriceChange } from './PriceChange.tsx'
import { Sparkline } from './Sparkline.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The coin's name, for a coin that isn't in the price list. */
  name: string
  /** The symbol of the coin in any case, such as `btc`. It is shown in capitals. */
  symbol: string
  /** The coin in our price list, if it is there. */
  coin: Coin | undefined
}

/** The price of a coin from our price list, with its change and the line of the last seven days. Without a price, it says so (DSH-10). */
export function CoinLine({ name, symbol, coin, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const price = coin?.current_price ?? null
  const line = linePrices(coin)
  return (
    <div
      data-slot="coin-line"
      data-state={price === null ? 'missing' : 'known'}
      className={cn('min-w-0 text-sm leading-5', className)}
      {...rest}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-base leading-6">
        <span>
          <bdi className="font-semibold">{name}</bdi>{' '}
          <bdi className="text-sm text-muted uppercase">{symbol}</bdi>
        </span>
        <span className="font-semibold tabular-nums">
          {price === null ? <Missing /> : formatPrice(price, locale)}
        </span>
      </p>
      {price === null ? (
        <p className="text-muted">{t(m.noPrice, { name })}</p>
      ) : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
          {line.length > 1 ? t(m.lineOfWeek) : t(m.lineMissing)}
          <PriceChange change={coin?.price_change_percentage_24h} period={t(m.oneDay)} />
        </p>
      )}
      {price !== null && line.length > 1 && (
        <Sparkline prices={line} name={name} className="mt-2 h-12 w-full" />
      )}
    </div>
  )
}
