import type { Quote } from '#contract/capabilities/payouts.ts'
import type { WithdrawalBody } from '#contract/orders.ts'

/** A withdrawal as the form made it. Its quote is added when it is sent. */
export type Order = { kind: 'bank' | 'crypto'; body: WithdrawalBody }

/** What is known about the quote of an order. Only `binding` has a quote. */
export type KnownQuote = {
  order: Order
  is: 'loading' | 'binding' | 'failed' | 'refused'
  quote: Quote | null
}

/** A quote that was sent and had expired. `answer`: the body of the refusal, which has a new one. */
export type Expired = { was: Quote | null; response: unknown }
