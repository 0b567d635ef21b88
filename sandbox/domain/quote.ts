import { feeOf, fromCents } from '#contract/money.ts'
import { toWire } from './wire.ts'
import type { Destination } from './payout-plan.ts'

/** How long a quote holds. */
const QUOTE_MS = 5 * 60_000

type Terms = { id: string; amount: bigint; charges: number; destination: Destination; at: Date }

/** The price of a payout. `charges` is in hundredths of a percent. */
export function quoteOf({ id, amount, charges, destination, at }: Terms) {
  const fee = feeOf(amount, fromCents(BigInt(charges)))
  return { id, amount, charges, fee, destination, until: new Date(at.getTime() + QUOTE_MS) }
}

/** The quote as a response. */
export function quoteResponse({ id, amount, charges, fee, until }: ReturnType<typeof quoteOf>) {
  return {
    id,
    requested: toWire(amount),
    fee: toWire(fee),
    payout: toWire(amount - fee),
    rule: `The fee is ${charges / 100}% of the amount, half a cent rounded up. It is deducted from the payout.`,
    until: until.toISOString(),
  }
}
