import type { PaymentAttempt, SubmissionOutcome } from '../money/attempt.ts'
import { confirmOrder } from './confirm-order.ts'
import { showQuestion } from './show-question.tsx'

/**
 * Asks the customer to confirm their identity, and sends the order again with the proof. `onOpen` is called when the question opens and
 * when it closes.
 */
export const confirmWithdrawal = (
  attempt: PaymentAttempt,
  outcome: SubmissionOutcome,
  onOpen: (open: boolean) => void,
) =>
  confirmOrder(attempt, outcome, () => {
    const hide = showQuestion()
    onOpen(true)
    return () => {
      hide()
      onOpen(false)
    }
  })
