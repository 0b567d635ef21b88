import type { SubmissionOutcome } from './attempt.ts'
import type { OrderResult, UnsentOrder } from './order-result.ts'
import { dropOrder, keepOrder, refusedWithdrawals, type Order } from './withdrawal-store.ts'

export type ProofSteps = {
  /** The question opens: the backend has refused the order until the customer answers. */
  asked: () => void
  /** The customer has answered, and the order is sent next. `false`: it must not be sent any more. */
  answered: () => boolean
}

type Options = {
  /** The order has not been sent before. */
  isFirst: boolean
  /** Whether the customer's other orders with these details are still those that they saw. */
  isCurrent: () => boolean
  /** Whether the customer is still signed in. */
  isTheirs: () => boolean
  changed: () => void
}

/**
 * Keeps what is stored true while the customer is asked for a proof (CAP-3). The backend has certainly not carried out a first try then, so
 * no other tab and no later page may report it as unknown. It is stored again before it is sent with the proof.
 */
export function watchProof(order: Order, { isFirst, isCurrent, isTheirs, changed }: Options) {
  let state: 'sent' | 'asked' | 'overtaken' = 'sent'
  const steps: ProofSteps = {
    asked() {
      if (!isFirst) return
      state = 'asked'
      dropOrder(order.key)
      changed()
    },
    answered() {
      // Another tab may have sent the same order meanwhile.
      if (!isCurrent()) {
        state = 'overtaken'
        return false
      }
      if (state === 'asked') keepOrder(order)
      state = 'sent'
      return true
    },
  }
  /** What to report if the order ended with the question. `null`: it was sent, without a question or with the proof. */
  function resultOf(outcome: SubmissionOutcome): OrderResult | UnsentOrder | null {
    if (state === 'overtaken') return { unsent: 'ordersChanged' }
    if (state === 'sent') return null
    // The customer knows that they cancelled, but may not know that the session has ended.
    if (outcome.state === 'refused' && outcome.error.kind === 'auth')
      refusedWithdrawals.keep(order, outcome.error, isTheirs)
    return { order, outcome, repeated: false }
  }
  return { steps, resultOf }
}
