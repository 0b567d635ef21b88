import type { MoneyLocation, PayoutEvent } from '#contract/capabilities/payouts.ts'
import type { Transaction } from '#ui/history/entries.ts'
import { contradicts, presentStep, stepsOf } from '#ui/payout/payout-steps.ts'
import { newerOf } from './payout-query.ts'

type Read = { money: MoneyLocation | null; events: PayoutEvent[]; row: Transaction | null }

/** The steps of a withdrawal, the present one among them, and the newer of its two rows. */
export function stepsIn(listed: Transaction, { events, row }: Read) {
  const latest = newerOf<Transaction>(listed, row)
  const carrier = latest.wallet ? 'network' : 'bank'
  const steps = stepsOf(events, carrier, latest)
  return { latest, carrier, steps, present: presentStep(steps) } as const
}

/** Whether the present stage and the place of the money can't both be right. Then neither is shown. */
export function isContradicted(listed: Transaction, read: Read | undefined): boolean {
  if (!read || read.money === null) return false
  const { latest, present } = stepsIn(listed, read)
  return contradicts(present?.stage ?? latest.stage, read.money)
}
