import { createStore } from '#ui/lib/store.ts'
import { ApiError } from '../api/errors.ts'
import { failed, submit, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import type { ProofSteps } from './proof-watch.ts'

/** Whether the question for the proof is open: the backend has refused the order until the customer answers it. */
export const proofAwaited = createStore(false)

/**
 * Sends a withdrawal. If the backend asks for a proof first (CAP-3), loads the question, and sends the same order with the proof. The
 * customer is asked once per attempt.
 */
export async function sendConfirmed(attempt: PaymentAttempt, steps: ProofSteps): Promise<SubmissionOutcome> {
  const outcome = await submit('addWithdrawal', attempt)
  if (outcome.state === 'done' || !asksForProof(outcome.error)) return outcome
  const part = await import('../security/withdrawal-proof.ts').catch(() => null)
  if (!part) return failed(attempt, noQuestion())
  const asked = () => {
    proofAwaited.set(true)
    steps.asked()
  }
  return part.confirmWithdrawal(attempt, outcome, {
    ...steps,
    asked,
    closed: () => proofAwaited.set(false),
  })
}

const asksForProof = ({ status, body }: ApiError) =>
  status === 403 && (body as { code?: unknown } | null | undefined)?.code === 'step_up'

const noQuestion = () =>
  new ApiError({
    kind: 'server',
    message: 'The form that confirms it is you could not be loaded. Try again, or reload the page.',
    effect: 'no',
  })
