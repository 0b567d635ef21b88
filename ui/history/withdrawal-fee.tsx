import { useTranslate } from '../lib/locale-context.ts'
import { Missing, Money } from '../money/Money.tsx'
import type { Transaction } from './entries.ts'
import * as m from './messages.ts'
import { feeOf } from './statement-totals.ts'

type Props = {
  /** The withdrawal. */
  row: Transaction
}

/** The fee of a withdrawal in a list. A dash if nothing was paid out, because the fee is deducted from the payout (FAIR-4). */
export function WithdrawalFee({ row }: Props) {
  const t = useTranslate()
  // The list doesn’t say what has become of the fee of a payout that came back.
  if (row.status !== 'failed' || row.stage === 'returned') return <Money amount={feeOf(row)} />
  return <Missing>{t(m.noFee)}</Missing>
}
