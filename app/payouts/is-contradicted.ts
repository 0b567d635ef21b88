import type { MoneyLocation, PayoutEvent } from '#contract/capabilities/payouts.ts'
import type { Transaction } from '#ui/history/entries.ts'
import { contradicts, presentStep, stepsOf } from '#ui/payout/payout-steps.ts'
import { newerOf } from './payout-query.ts'

type Read = { money: MoneyLocation | null; events: PayoutEvent[]; row: Transaction | null }

/** Whether the present stage and the place of the money can't both be right. Then neither is shown. */
export function isContradicted(listed: Transaction, read: Read | undefined): boolean {
  if (!read || read.money === null) return false
  const row = newerOf(listed, read.row)
  const present = presentStep(stepsOf(read.events, row.wallet ? 'network' : 'bank', row))
  return contradicts(present?.stage ?? row.stage, read.money)
}
