import type { Decimal } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { serverNow } from '../api/server-clock.ts'
import { looksLike, type Row } from './history-match.ts'
import type { Order } from './withdrawal-store.ts'

type Basis = {
  email: string
  body: WithdrawalBody
  keyed: boolean
  /** The customer's withdrawals right now, or `null` if they couldn't be read. */
  rows: readonly Row[] | null
  /** The idempotency key. `null`: a new one. */
  key: string | null
  /** The fee that the customer confirmed, in US dollars. `null` if none was shown. */
  fee: Decimal | null
}

/** An order that is about to be sent for the first time. */
export function newOrder({ email, body, keyed, rows, key, fee }: Basis): Order {
  const text = JSON.stringify(body)
  const seen = (rows ?? []).filter((row) => looksLike(row, text))
  return {
    key: key ?? newIdempotencyKey(),
    email,
    body: text,
    firstTry: Date.now(),
    keyed,
    tries: 1,
    seen: seen.map(({ _id }) => _id),
    rowsKnown: rows !== null,
    serverTime: serverNow(),
    fee: fee ?? undefined,
  }
}

/**
 * The next attempt at an earlier order. It is sent unchanged, unless `body` has a quote: then the earlier quote has expired, and the
 * customer has confirmed the new quote.
 */
export const repeatOf = (earlier: Order, body: WithdrawalBody, fee: Decimal | null): Order => ({
  ...earlier,
  tries: earlier.tries + 1,
  ...(body.quote !== undefined && { body: JSON.stringify(body), fee: fee ?? undefined }),
})
