import type { Decimal } from '#contract/money.ts'
import type { ComponentProps, ReactNode } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { cn } from '../lib/cn.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Deducted } from './Deducted.tsx'
import { ReceiveFigure } from './ReceiveFigure.tsx'

export type Destination =
  { wallet: string; network: string } | { accountNumber: string; swiftCode: string; bankName: string }

export type ReviewOrder = {
  requested: Decimal
  fee: Decimal
  payout: Decimal
  charges: Decimal
  /** The trade profit after it. */
  after: Decimal
  destination: Destination
}

/** The figures of a withdrawal that is to be confirmed, what the customer receives first, and the whole destination. */
export function ReviewFigures({
  order,
  className,
  ...rest
}: Omit<ComponentProps<'dl'>, 'children'> & { order: ReviewOrder }) {
  return (
    <dl data-slot="review-figures" className={cn('grid grid-cols-1', className)} {...rest}>
      <ReceiveFigure amount={order.payout} size="lg" className="pb-4" />
      <Row term="Amount">
        <Money amount={order.requested} />
      </Row>
      <Row
        term={
          <>
            Fee (<Percent percent={order.charges} />)
          </>
        }
      >
        <Deducted fee={order.fee} />
      </Row>
      <PaidTo destination={order.destination} />
      <Row term="Trade Profit after" className="border-b">
        <Money amount={order.after} />
      </Row>
    </dl>
  )
}

function PaidTo({ destination }: { destination: Destination }) {
  return (
    <div className="border-t border-line py-2.5">
      <dt className="text-muted">Paid to</dt>
      <dd className="min-w-0 wrap-anywhere">
        {'wallet' in destination ? (
          <>
            <span className="block font-medium">{destination.network}</span>
            <AddressText address={destination.wallet} />
          </>
        ) : (
          <>
            <bdi className="block font-medium">{destination.bankName}</bdi>
            <span className="block">
              Account <bdi>{destination.accountNumber}</bdi>
            </span>
            <span className="block">
              SWIFT <bdi>{destination.swiftCode}</bdi>
            </span>
          </>
        )}
      </dd>
    </div>
  )
}

type RowProps = { term: ReactNode; className?: string; children: ReactNode }

function Row({ term, className, children }: RowProps) {
  return (
    <div
      className={cn(
        'flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2',
        className,
      )}
    >
      <dt className="text-muted">{term}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
