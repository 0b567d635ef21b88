import type { Decimal } from '#contract/money.ts'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Deducted } from './Deducted.tsx'
import { ReceiveFigure } from './ReceiveFigure.tsx'
import type { Figures } from './withdrawal-fee.ts'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** `null` until a valid amount is typed. */
  figures: Figures | null
  /** The fee in percent of the amount. */
  charges: Decimal | null
  tradeProfit: Decimal | null
}

/** What the customer receives, the amount and the fee of a withdrawal, and the profit before and after it (FAIR-4). */
export function WithdrawalSummary({ figures, charges, tradeProfit, className, ...rest }: Props) {
  const beyond = figures?.after.startsWith('-')
  // Shows no payout if the profit doesn't cover the amount.
  const payable = beyond ? null : figures
  return (
    <dl
      data-slot="withdrawal-summary"
      data-state={figures ? 'known' : 'empty'}
      className={cn('grid min-w-0 grid-cols-1', className)}
      {...rest}
    >
      <ReceiveFigure amount={payable?.payout} className="pb-3" />
      <Row term="Amount" className="border-t border-line">
        <Money amount={figures?.requested} />
      </Row>
      <Row
        term={
          <>
            Fee (<Percent percent={charges} />)
          </>
        }
        className="mb-3 border-y border-line"
      >
        <Deducted fee={payable?.fee} />
      </Row>
      <Row term="Trade Profit now" className="min-h-10 py-1.5">
        <Money amount={tradeProfit} />
      </Row>
      <Row term="Trade Profit after" className="min-h-10 py-1.5">
        {beyond ? <span className="text-danger">Not enough</span> : <Money amount={figures?.after} />}
      </Row>
    </dl>
  )
}

type RowProps = { term: ReactNode; className?: string; children: ReactNode }

function Row({ term, className, children }: RowProps) {
  return (
    <div className={cn('flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2', className)}>
      <dt className="text-muted">{term}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
