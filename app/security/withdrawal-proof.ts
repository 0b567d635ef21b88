import type { PaymentAttempt, SubmissionOutcome } from '../money/attempt.ts'
import { confirmOrder } from './confirm-order.ts'
import { showQuestion } from './show-question.tsx'

/** Asks the customer to confirm their identity, and sends the order again with the proof. */
export const confirmWithdrawal = (attempt: PaymentAttempt, outcome: SubmissionOutcome) =>
  confirmOrder(attempt, outcome, showQuestion)
