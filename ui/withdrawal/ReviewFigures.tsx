import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import { LedgerRow } from '../primitives/LedgerRow.tsx'
import { Deducted } from './Deducted.tsx'
import * as m from './messages.ts'
import { ReceiveFigure } from './ReceiveFigure.tsx'

export type Destination =
  | {
      /** The whole address. */
      wallet: string
      /** The name of the address’s network. */
      network: string
    }
  | {
      /** The whole account number or IBAN. */
      accountNumber: string
      /** The SWIFT code of the bank. */
      swiftCode: string
      /** The name of the bank, as the customer entered it. */
      bankName: string
    }

export type ReviewOrder = {
  /** The amount before the fee, in the currency of the `LocaleProvider`. */
  requested: Decimal
  /** In the currency of the `LocaleProvider`, without a sign. `null` if it isn’t known, so it isn’t shown. */
  fee: Decimal | null
  /** The amount after the fee, in the currency of the `LocaleProvider`. `null` if it isn’t known, so it isn’t shown. */
  payout: Decimal | null
  /** The fee in percent of the amount. `null` if another rule applies, which is shown elsewhere. */
  charges: Decimal | null
  /** The trade profit after it. `null` if the withdrawal may already be deducted, so it isn’t shown. */
  after: Decimal | null
  /** A wallet with the name of its network, or a bank account, in full. */
  destination: Destination
}

/** The figures of a withdrawal to be confirmed, starting with what the customer receives, and the whole destination. */
export function ReviewFigures({
  order,
  ...rest
}: Omit<ComponentProps<'dl'>, 'children'> & {
  /** The withdrawal that is to be confirmed. */
  order: ReviewOrder
}) {
  const t = useTranslate()
  return (
    <DescriptionList layout="ledger" data-slot="review-figures" {...rest}>
      {order.payout !== null && <ReceiveFigure amount={order.payout} size="lg" className="pb-4" />}
      <LedgerRow label={t(m.amount)} className="gap-y-0 border-t border-line">
        <Money amount={order.requested} />
      </LedgerRow>
      {order.fee !== null && (
        <LedgerRow
          label={
            order.charges === null
              ? t(m.fee)
              : t(m.feePercent, { percent: <Percent percent={order.charges} /> })
          }
          className="gap-y-0 border-t border-line"
        >
          <Deducted fee={order.fee} />
        </LedgerRow>
      )}
      <PaidTo destination={order.destination} />
      {order.after !== null && (
        <LedgerRow label={t(m.tradeProfitAfter)} className="gap-y-0 border-y border-line">
          <Money amount={order.after} />
        </LedgerRow>
      )}
    </DescriptionList>
  )
}

function PaidTo({
  destination,
}: {
  /** A wallet with the name of its network, or a bank account, in full. */
  destination: Destination
}) {
  const t = useTranslate()
  return (
    <div className="border-t border-line py-2.5">
      <dt className="text-muted">{t(m.paidTo)}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {'wallet' in destination ? (
          <>
            <span className="block font-medium">{destination.network}</span>
            <AddressText address={destination.wallet} />
          </>
        ) : (
          <>
            <bdi className="block font-medium">{destination.bankName}</bdi>
            <span className="block">{t(m.account, { number: <bdi>{destination.accountNumber}</bdi> })}</span>
            <span className="block">{t(m.swift, { code: <bdi>{destination.swiftCode}</bdi> })}</span>
          </>
        )}
      </dd>
    </div>
  )
}
