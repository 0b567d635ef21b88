import { ApiError } from '../api/errors.ts'
import { failed, notSent, submit, type PaymentAttempt, type SubmissionOutcome } from '../money/attempt.ts'
import { currentSession } from '../session/session-state.ts'
import { proofFor, stepUpIn } from './step-up.ts'

type Options = {
  /** Shows the question until the returned function is called. */
  show: () => () => void
  /** Called with the proof. `false`: the order must not be sent any more. */
  answered: () => boolean
}

/**
 * Asks for the proof that the refusal of a withdrawal named, and sends the same order with the same key again (CAP-3). Nothing is sent if
 * the customer cancels, or if the session has changed meanwhile.
 */
export async function confirmOrder(
  attempt: PaymentAttempt,
  outcome: SubmissionOutcome,
  { show, answered }: Options,
): Promise<SubmissionOutcome> {
  const asked = outcome.state === 'done' ? null : stepUpIn(outcome.error)
  if (asked === null) return outcome
  const token = currentSession()?.token
  const page = location.pathname
  const hide = show()
  let proof: string | null = null
  try {
    // The same text as the client makes of the body, because the proof is bound to it.
    proof = await proofFor(asked, JSON.stringify(JSON.parse(attempt.body)))
  } catch {
    // Cancelled.
  }
  hide()
  const sessionEnded = token === undefined || currentSession()?.token !== token
  if (sessionEnded) return failed(attempt, notSent('sessionEnded'))
  if (location.pathname !== page) return failed(attempt, notSent('pageLeft'))
  if (proof === null) return failed(attempt, unconfirmed())
  return answered() ? submit('addWithdrawal', attempt, proof) : failed(attempt, notSent('ordersChanged'))
}

const unconfirmed = () =>
  new ApiError({ kind: 'forbidden', message: 'You cancelled the confirmation.', effect: 'no' })
