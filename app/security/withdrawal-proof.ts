import type { PaymentAttempt, SubmissionOutcome } from '../money/attempt.ts'
import type { ProofSteps } from '../money/proof-watch.ts'
import { confirmOrder } from './confirm-order.ts'
import { showQuestion } from './show-question.tsx'

/**
 * Asks the customer to confirm their identity, and sends the order again with the proof. `closed` is called when the question closes,
 * whatever the answer.
 */
export const confirmWithdrawal = (
  attempt: PaymentAttempt,
  outcome: SubmissionOutcome,
  { asked, closed, answered }: ProofSteps & { closed: () => void },
) =>
  confirmOrder(attempt, outcome, {
    show: () => {
      const hide = showQuestion()
      asked()
      return () => {
        hide()
        closed()
      }
    },
    answered,
  })
