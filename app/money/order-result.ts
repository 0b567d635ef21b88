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
