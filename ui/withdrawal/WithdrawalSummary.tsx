import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import type { Decimal } from '#contract/money.ts'
import type { Figures } from './withdrawal-fee.ts'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** `null` until a valid amount is typed. */
  figures: Figures | null
  /** The fee in percent of the amount. */
  charges: Decimal | null
  tradeProfit: Decimal | null
}

/** The amount, fee and payout of a withdrawal, and the profit before and after it (FAIR-4). */
export function WithdrawalSummary({ figures, charges, tradeProfit, className, ...rest }: Props) {
  const beyond = figures?.after.startsWith('-')
  // Shows no payout if the profit doesn't cover the amount.
  const payable = beyond ? null : figures
  return (
    <dl
      data-slot="withdrawal-summary"
      data-state={figures ? 'known' : 'empty'}
      className={cn('ruled', className)}
      {...rest}
    >
      <Row term="You request">
        <Money amount={figures?.requested} />
      </Row>
      <Row
        term={
          <>
            Fee (<Percent percent={charges} /> of it)
          </>
        }
      >
        <Money amount={payable?.fee} />
      </Row>
      <Row term="You receive" strong>
        <Money amount={payable?.payout} />
      </Row>
      <Row term="Trade profit now">
        <Money amount={tradeProfit} />
      </Row>
      <Row term="Trade profit after">
        {beyond ? <span className="text-danger">Not enough</span> : <Money amount={figures?.after} />}
      </Row>
    </dl>
  )
}

function Row({ term, strong = false, children }: { term: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'flex flex-wrap justify-between gap-x-4 py-2.5',
        strong ? 'text-lg font-semibold' : 'text-base',
      )}
    >
      <dt className={cn(!strong && 'text-muted')}>{term}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  )
}
