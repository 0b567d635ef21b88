import type { Decimal } from '#contract/money.ts'
import { Save } from 'lucide-react'
import { use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { formatCoins, formatPercent } from '../money/format.ts'
import { Masked, Money, MoneyText } from '../money/Money.tsx'
import { availableToWithdraw } from '../wallet/available.ts'
import type { WithdrawalFigures } from './WhatYouCanWithdraw.tsx'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import { LedgerRow } from '../primitives/LedgerRow.tsx'
import * as m from './messages.ts'

/** What is known about the coin: nothing yet, its symbol, or its symbol and the amount to send. */
export type SummaryCoin = {
  /** The symbol of the coin, such as `BTC`. */
  symbol: string
  /** How many coins to send, or `null` without a usable price. */
  amount: Decimal | null
}

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** `null` until an amount was entered. */
  amount: Decimal | null
  /** A control that changes the amount, shown beside it. */
  change?: ReactNode
  /** The name of the chosen plan, with a link to change it. */
  plan?: ReactNode
  /** What doesn't fit between the plan and the amount, as a sentence. */
  planNote?: string | undefined
  /** `undefined` in step 1, `null` in step 2 before a method was chosen. */
  coin?: SummaryCoin | null
  /** The network that the customer has confirmed, in step 2. */
  network?: string | null
  /** What a deposit costs, in a sentence. */
  cost?: string
  /** The figures from the server, in step 2. */
  figures?: WithdrawalFigures | undefined
  /** Whether the customer has reported the deposit, so that only what it is for stays. */
  reported?: boolean
  /** In step 2, whether the deposit is stored so that the customer can leave the page and come back. */
  kept?: boolean
}

/** The second column of the deposit page: what the customer has chosen so far. A phone shows the amount elsewhere. */
export function DepositSummary({
  amount,
  change,
  plan,
  planNote,
  coin,
  network,
  cost,
  figures,
  reported = false,
  kept = false,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <section
      data-slot="deposit-summary"
      aria-labelledby="your-deposit"
      className={cn('grid content-start gap-4', className)}
      {...rest}
    >
      <h2 id="your-deposit" className="text-xl">
        {t(m.yourDeposit)}
      </h2>
      <DescriptionList layout="ledger" className="ruled">
        <LedgerRow label={t(m.amountLabel)} className={coin === undefined ? undefined : 'max-lg:hidden'}>
          {amount === null ? t(m.notEntered) : <Money amount={amount} className="font-semibold" />} {change}
        </LedgerRow>
        {plan !== undefined && <LedgerRow label={t(m.chosenPlan)}>{plan}</LedgerRow>}
        <LedgerRow label={t(reported ? m.youReported : m.youSend)}>
          {coin === undefined ? t(m.chosenLater) : coin === null ? t(m.notChosen) : <Coin {...coin} />}
        </LedgerRow>
        {coin !== undefined && (
          <LedgerRow label={t(m.networkLabel)}>
            {network ?? t(coin === null ? m.notChosen : m.notConfirmed)}
          </LedgerRow>
        )}
      </DescriptionList>
      {planNote !== undefined && <p className="text-sm font-medium">{planNote}</p>}
      <div className="grid gap-3 text-sm text-muted empty:hidden">
        {cost !== undefined && !reported && <p>{cost}</p>}
        {coin !== undefined && !reported && (
          <p>
            {t(m.onlyProfit)} <Withdrawable figures={figures} />
          </p>
        )}
        {kept && (
          <p className="flex gap-2">
            <Save aria-hidden className="mt-0.75 size-4 shrink-0" />
            <span>{t(m.keptInBrowser)}</span>
          </p>
        )}
      </div>
    </section>
  )
}

function Coin({ symbol, amount }: SummaryCoin) {
  const t = useTranslate()
  const locale = useLocale()
  const hidden = use(AmountsHidden)
  if (amount === null) return symbol
  return t(m.aboutAmount, {
    amount: hidden ? (
      <>
        <Masked /> {symbol}
      </>
    ) : (
      formatCoins(amount, symbol, locale)
    ),
  })
}

function Withdrawable({ figures }: { figures: WithdrawalFigures | undefined }) {
  const t = useTranslate()
  const locale = useLocale()
  const available = figures && availableToWithdraw(figures)
  if (!figures || !available || available.is === 'unknown') return null
  const charges = figures.withdrawalCharges
  return (
    <>
      {t(m.availableNow, {
        amount: <MoneyText amount={available.is === 'open' ? available.amount : '0'} />,
      })}
      {charges !== null && ` ${t(m.laterFee, { percent: formatPercent(charges, locale) })}`}
    </>
  )
}
