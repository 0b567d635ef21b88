import { entriesOf, type Transaction } from '#ui/history/entries.ts'
import type { WaitingPayout } from '#ui/payout/ActionNeeded.tsx'
import { paths } from '../paths.ts'

/** How many lines the dashboard has for them. The figures below must stay in view. */
const LINES = 3

/** The first withdrawals that wait for the customer, as in the list, and how many more do. */
export function waitingPayouts(rows: readonly Transaction[]): { payouts: WaitingPayout[]; more: number } {
  const waiting = entriesOf(rows).filter(({ row }) => row.stage === 'action_needed')
  const payouts = waiting.slice(0, LINES).map(({ key, row }) => ({
    reference: row.reference,
    href: `${paths.withdrawalHistory}?row=${encodeURIComponent(key)}`,
  }))
  return { payouts, more: waiting.length - payouts.length }
}
