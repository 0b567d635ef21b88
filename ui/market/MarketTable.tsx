import { isFromCoinGecko } from '#contract/market-source.ts'
import type { Coin } from '#contract/market.ts'
import { LineChart } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { currencyName, formatCompact, formatPrice } from '../money/format.ts'
import { Missing } from '../money/Money.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { RetryButton } from '../primitives/LoadError.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type SortDirection,
} from '../primitives/Table.tsx'
import { CoinGeckoCredit } from './CoinGeckoCredit.tsx'
import { CoinMark } from './CoinMark.tsx'
import { sortCoins, type CoinColumn, type CoinSort, type MarketState } from './market-state.ts'
import { MarketSourceNote } from './MarketSourceNote.tsx'
import { MarketTableSkeleton } from './MarketTableSkeleton.tsx'
import * as m from './messages.ts'
import { PriceChange } from './PriceChange.tsx'
import { Sparkline } from './Sparkline.tsx'

const columns = {
  name: m.nameColumn,
  price: m.priceColumn,
  change: m.changeColumn,
  cap: m.capColumn,
} satisfies Record<CoinColumn, unknown>

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The state of the listing: loaded with its source, loading, or failed with the reason. */
  market: MarketState
  /** Called by the retry button. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** The current time in milliseconds, for the age of the figures. By default the clock, updated while the table is shown. */
  now?: number
}

/** The prices of the first five coins of the listing, with the source and the age of the figures (HOME-3). */
export function MarketTable({ market, onRetry, retrying = false, now, className, ...rest }: Props) {
  const t = useTranslate()
  const missing = market.state === 'error' || (market.state === 'ready' && market.coins.length === 0)
  useEffect(() => {
    if (missing) announce(t(m.pricesUnavailable))
  }, [missing, t])
  return (
    <div data-slot="market-table" data-state={market.state} className={cn('min-w-0', className)} {...rest}>
      {market.state === 'loading' && <MarketTableSkeleton />}
      {market.state === 'error' && (
        <Nothing title={t(m.pricesUnavailable)} text={market.message} {...{ onRetry, retrying }} />
      )}
      {market.state === 'ready' && market.coins.length === 0 && (
        <Nothing title={t(m.pricesUnavailable)} text={t(m.listEmpty)} {...{ onRetry, retrying }} />
      )}
      {market.state === 'ready' && market.coins.length > 0 && (
        <>
          <MarketSourceNote source={market.source} asOf={market.asOf} now={now} className="mb-2" />
          <Listing coins={market.coins} />
          {/* The skeleton reserves this space too, because the source is unknown while the prices load. */}
          <div className="mt-3 min-h-5">{isFromCoinGecko(market.source) && <CoinGeckoCredit />}</div>
        </>
      )}
    </div>
  )
}

function Listing({ coins }: { coins: Coin[] }) {
  const t = useTranslate()
  const [sort, setSort] = useState<CoinSort>(null)
  const header = (column: CoinColumn) => ({
    children: t(columns[column]),
    sort: (sort?.column === column ? sort.direction : 'none') as SortDirection,
    // A phone shows four headers side by side.
    className:
      '@max-[40rem]/table:pe-1.5 @max-[40rem]/table:[&_button]:gap-1 @max-[40rem]/table:[&_svg]:size-3.5',
    onSort: (direction: 'ascending' | 'descending') => {
      setSort({ column, direction })
      announce(
        column === 'name'
          ? t(m.sortedByName, { direction })
          : t(m.sortedBy, { column: t(columns[column]), direction }),
      )
    },
  })
  return (
    <Table caption={t(m.popularCoins, { currency: currencyName(useLocale()) })} captionHidden>
      <TableHead className="@max-[40rem]/table:[&>tr]:flex-nowrap @max-[15rem]/table:[&>tr]:flex-wrap">
        <TableRow>
          <TableHeader {...header('name')} />
          <TableHeader {...header('price')} align="end" />
          <TableHeader {...header('change')} align="end" />
          <TableHeader {...header('cap')} align="end" />
          <TableHeader align="end" className="@max-[40rem]/table:hidden">
            {t(m.lastSevenDays)}
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {sortCoins(coins, sort).map((coin, index) => (
          <CoinRow key={coin.id ?? `${coin.symbol} ${index}`} coin={coin} rank={coins.indexOf(coin) + 1} />
        ))}
      </TableBody>
    </Table>
  )
}

// Two lines on a phone: name and price, market cap and change. One column where two don't fit, for example at 200 % text.
const row =
  '@max-[40rem]/table:grid @max-[40rem]/table:grid-cols-[minmax(7rem,1fr)_auto] @max-[40rem]/table:gap-x-3 @max-[15rem]/table:grid-cols-1'
const cell = '@max-[40rem]/table:block @max-[40rem]/table:py-0 @max-[40rem]/table:before:hidden'
const end = `${cell} @max-[40rem]/table:text-end @max-[15rem]/table:text-start`
// The coin mark is beside both lines.
const beside = '@max-[40rem]/table:-my-1 @max-[40rem]/table:translate-y-2.5'

/** `rank` is the coin's position in the listing. It stays with the coin when the rows are sorted. */
function CoinRow({ coin, rank }: { coin: Coin; rank: number }) {
  const t = useTranslate()
  const locale = useLocale()
  const line = coin.sparkline_in_7d?.price ?? []
  return (
    <TableRow className={row}>
      <TableCell label={t(columns.name)} className={cell}>
        <span className="flex items-center gap-3">
          <span className={`w-[1ch] text-sm text-muted ${beside}`}>
            <span className="sr-only">{t(m.rank)} </span>
            {rank}
          </span>
          <CoinMark symbol={coin.symbol} image={coin.image} className={beside} />
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <bdi className="min-w-0 font-medium wrap-anywhere">{coin.name}</bdi>
            <bdi className="text-sm text-muted uppercase">{coin.symbol}</bdi>
          </span>
        </span>
      </TableCell>
      <TableCell label={t(columns.price)} align="end" className={end}>
        {coin.current_price === null ? (
          <Missing />
        ) : (
          <span className="font-medium wrap-anywhere">{formatPrice(coin.current_price, locale)}</span>
        )}
      </TableCell>
      <TableCell
        label={t(columns.change)}
        align="end"
        className={`${end} @max-[40rem]/table:order-2 @max-[40rem]/table:text-sm`}
      >
        <PriceChange change={coin.price_change_percentage_24h} />
      </TableCell>
      <TableCell
        label={t(columns.cap)}
        align="end"
        className="@max-[40rem]/table:order-1 @max-[40rem]/table:justify-start @max-[40rem]/table:gap-x-1.5 @max-[40rem]/table:py-0 @max-[40rem]/table:ps-16 @max-[40rem]/table:text-sm @max-[40rem]/table:text-muted"
      >
        {coin.market_cap === null ? <Missing /> : formatCompact(coin.market_cap, locale)}
      </TableCell>
      <TableCell label={t(m.lastSevenDays)} align="end" className="@max-[40rem]/table:hidden">
        {line.length > 1 ? <Sparkline prices={line} name={coin.name} className="ms-auto" /> : <Missing />}
      </TableCell>
    </TableRow>
  )
}

type NothingProps = {
  /** What is missing. */
  title: string
  /** Why, as a sentence. */
  text: string
  /** Called by the retry button. */
  onRetry: () => void
  /** A retry is running. */
  retrying: boolean
}

function Nothing({ title, text, onRetry, retrying }: NothingProps) {
  return (
    <EmptyState
      icon={<LineChart />}
      title={title}
      text={text}
      className="rounded-card border border-line"
      action={<RetryButton size="md" {...{ onRetry, retrying }} />}
    />
  )
}
