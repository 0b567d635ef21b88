import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Deducted } from './Deducted.tsx'
import { FigureRow } from './figure-row.tsx'
import * as m from './messages.ts'
import { ReceiveFigure } from './ReceiveFigure.tsx'
import type { Figures } from './withdrawal-fee.ts'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** `null` until a valid amount is typed. */
  figures: Figures | null
  /** The fee in percent of the amount. */
  charges: Decimal | null
  /** The profit now, in US dollars. `null` if it could not be read. */
  tradeProfit: Decimal | null
}

/** What the customer receives, the amount and the fee of a withdrawal, and the profit before and after it (FAIR-4). */
export function WithdrawalSummary({ figures, charges, tradeProfit, className, ...rest }: Props) {
  const t = useTranslate()
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
      <FigureRow term={t(m.amount)} className="border-t border-line">
        <Money amount={figures?.requested} />
      </FigureRow>
      <FigureRow
        term={t(m.feePercent, { percent: <Percent percent={charges} /> })}
        className="mb-3 border-y border-line"
      >
        <Deducted fee={payable?.fee} />
      </FigureRow>
      <FigureRow term={t(m.tradeProfitNow)} className="min-h-10 py-1.5">
        <Money amount={tradeProfit} />
      </FigureRow>
      <FigureRow term={t(m.tradeProfitAfter)} className="min-h-10 py-1.5">
        {beyond ? <span className="text-danger">{t(m.notEnough)}</span> : <Money amount={figures?.after} />}
      </FigureRow>
    </dl>
  )
}
