import { isFromCoinGecko } from '#contract/market-source.ts'
import type { Decimal } from '#contract/money.ts'
import { use, type ComponentProps, type ReactNode } from 'react'
import { CopyRow } from '../address/CopyRow.tsx'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate, type LocaleSettings } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { formatCoins, formatDate, formatPrice, formatTime } from '../money/format.ts'
import { Masked } from '../money/Money.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { coins, usableAmount, type ListedPrice } from './coin-amount.ts'
import { assets, type DepositMethodId } from './deposit-method.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The method, which determines the coin and its decimals. */
  id: DepositMethodId
  /** In the currency of the `LocaleProvider`. */
  amount: Decimal
  /** The listed price of one coin, `'loading'`, or `null` if there is none. */
  price: ListedPrice
  /** A sample price is only used on a test network, where no real money is sent. */
  testNetwork: boolean
  /** Whether the customer has reported this deposit, so that the amount is no longer a request to send it. */
  reported?: boolean
  /** How long “Copied” is shown, in milliseconds. By default 3,000. */
  copiedFor?: number
}

/** How much of a coin to send, at the listed price, with the price's source and time (DEP-4). */
export function SendAmount({
  id,
  amount,
  price,
  testNetwork,
  reported,
  copiedFor,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const hidden = use(AmountsHidden)
  const made = usableAmount(id, amount, price, testNetwork)
  const { symbol, decimals } = coins[id]
  const state = price === 'loading' ? 'loading' : made ? 'known' : 'unknown'
  return (
    <div data-slot="send-amount" data-state={state} className={cn('min-h-18', className)} {...rest}>
      {price === 'loading' && <Loading />}
      {price !== 'loading' && made === null && (
        <p className="text-sm text-muted">
          {price?.source === 'sample'
            ? t(m.onlySamplePrice, { name: assets[id].name })
            : t(m.noPrice, { name: assets[id].name })}{' '}
          {t(m.walletCanConvert)}
        </p>
      )}
      {price !== 'loading' && price !== null && made !== null && (
        <CopyRow
          text={made.amount}
          kind="amount"
          what={t(m.theAmount, { symbol })}
          announced={t(m.amountCopied, { symbol })}
          disabledReason={hidden ? t(m.showAmountsFirst) : undefined}
          copiedFor={copiedFor}
          label={t(reported ? m.reportedAbout : m.sendAbout)}
          note={<Note price={price} rounded={made.roundedDown ? decimals : null} />}
        >
          <span className="text-xl font-[650] tracking-[-0.02em] tabular-nums">
            {hidden ? (
              <>
                <Masked /> {symbol}
              </>
            ) : (
              formatCoins(made.amount, symbol, locale)
            )}
          </span>
        </CopyRow>
      )}
    </div>
  )
}

type NoteProps = {
  /** The listed price of one coin, `'loading'`, or `null` if there is none. */
  price: Exclude<ListedPrice, null | 'loading'>
  /** The number of decimals that the amount was rounded down to, or `null` if it is exact. */
  rounded: number | null
}

function Note({ price, rounded }: NoteProps): ReactNode {
  const t = useTranslate()
  const locale = useLocale()
  const rate = formatPrice(price.usd, locale)
  return (
    <>
      {price.source === 'sample'
        ? t(m.atSamplePrice, { price: rate })
        : t(isFromCoinGecko(price.source) ? m.atListedPrice : m.atPlatformPrice, {
            price: rate,
            time: timeOf(price.at, locale),
          })}
      {rounded !== null && ` ${t(m.roundedDown, { decimals: rounded })}`}
    </>
  )
}

/** The time of day, with the date unless it is today. */
const timeOf = (at: string, locale: LocaleSettings) =>
  new Date(at).toDateString() === new Date().toDateString() ? formatTime(at, locale) : formatDate(at, locale)

function Loading() {
  const t = useTranslate()
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t(m.loadingPrice)}</span>
      <Skeleton className="h-3.5 w-20" />
      <Skeleton className="h-5 w-36" />
      <Skeleton className="h-3.5 w-72 max-w-full" />
    </div>
  )
}
