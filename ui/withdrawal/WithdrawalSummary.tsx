import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import { LedgerRow } from '../primitives/LedgerRow.tsx'
import { Deducted } from './Deducted.tsx'
import * as m from './messages.ts'
import { ReceiveFigure } from './ReceiveFigure.tsx'
import type { Figures } from './withdrawal-fee.ts'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** `null` until a valid amount is typed. */
  figures: Figures | null
  /** The fee in percent of the amount. */
  charges: Decimal | null
  /** The profit now, in the currency of the `LocaleProvider`. `null` if it could not be read. */
  tradeProfit: Decimal | null
}

/** What the customer receives, the amount and the fee of a withdrawal, and the profit before and after it (FAIR-4). */
export function WithdrawalSummary({ figures, charges, tradeProfit, ...rest }: Props) {
  const t = useTranslate()
  const beyond = figures?.after.startsWith('-')
  // Shows no payout if the profit doesn't cover the amount.
  const payable = beyond ? null : figures
  return (
    <DescriptionList
      layout="ledger"
      data-slot="withdrawal-summary"
      data-state={figures ? 'known' : 'empty'}
      {...rest}
    >
      <ReceiveFigure amount={payable?.payout} className="pb-3" />
      <LedgerRow label={t(m.amount)} className="gap-y-0 border-t border-line">
        <Money amount={figures?.requested} />
      </LedgerRow>
      <LedgerRow
        label={t(m.feePercent, { percent: <Percent percent={charges} /> })}
        className="mb-3 gap-y-0 border-y border-line"
      >
        <Deducted fee={payable?.fee} />
      </LedgerRow>
      <LedgerRow label={t(m.tradeProfitNow)} className="min-h-10 gap-y-0 py-1.5">
        <Money amount={tradeProfit} />
      </LedgerRow>
      <LedgerRow label={t(m.tradeProfitAfter)} className="min-h-10 gap-y-0 py-1.5">
        {beyond ? <span className="text-danger">{t(m.notEnough)}</span> : <Money amount={figures?.after} />}
      </LedgerRow>
    </DescriptionList>
  )
}
