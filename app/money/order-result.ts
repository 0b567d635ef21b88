import type { WithdrawalBody } from '#contract/orders.ts'
import type { FeeDifference } from '#ui/withdrawal/review-state.ts'
import { notSent, type SubmissionOutcome, type UnsentReason } from './attempt.ts'
import { newOrder } from './new-order.ts'
import type { Order } from './withdrawal-store.ts'

/** The result of sending an order once. `repeated`: the order had been sent before. */
export type OrderResult = {
  order: Order
  outcome: SubmissionOutcome
  repeated: boolean
  /** Set if the history shows a different fee from the one that the customer confirmed. */
  fees?: FeeDifference | undefined
}

/** Why an order has not been sent. */
export type UnsentOrder = { unsent: UnsentReason; order?: never; outcome?: never; repeated?: never }

type Situation = {
  /** The page was left meanwhile, or another one may have reported that the order was not sent. */
  isLeft: boolean
  /** The earlier orders with these details are no longer those that the review warned of. */
  isChanged: boolean
  /** The order was sent before. */
  isRepeat: boolean
  /** Why it can't be sent as it was confirmed. */
  problem: UnsentReason | null
}

/** Why an order must not be sent, or `null`. */
export function whyUnsent({ isLeft, isChanged, isRepeat, problem }: Situation): UnsentReason | null {
  if (isLeft) return 'pageLeft'
  if (isChanged) return 'ordersChanged'
  // If the earlier attempt arrived, its amount is already deducted, and a repeat deducts nothing more.
  return problem === 'overProfit' && isRepeat ? null : problem
}

/** The result of an order that was not sent now. `earlier`: the same order, sent before, whose outcome is unknown. */
export function unsentResult(
  email: string,
  body: WithdrawalBody,
  reason: UnsentReason,
  earlier: Order | null,
): OrderResult {
  const order = earlier ?? newOrder({ email, body, keyed: false, rows: null, key: null, fee: null })
  const state = earlier ? 'unknown' : 'refused'
  return { order, outcome: { state, error: notSent(reason) }, repeated: earlier !== null }
}
