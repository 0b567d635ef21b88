import { call } from '../api/client.ts'
import { ApiError, messages } from '../api/errors.ts'

/** One order, deposit or withdrawal, and the key under which every try of it is sent (API-13). */
export type PaymentAttempt = {
  /** The idempotency key. */
  key: string
  /** The JSON that is sent. */
  body: string
  /** An earlier try had no certain answer, so the order may have been carried out. */
  mayHaveArrived: boolean
}

/**
 * What one try leads to. `refused`: it is certain that the order was not carried out. `unknown`: this try or an earlier one
 * may have carried it out; once unknown, no later refusal makes it certain (API-15). `replayed`: the backend answered
 * from its memory, so an earlier try had carried it out.
 */
export type SubmissionOutcome =
  | { state: 'done'; replayed: boolean }
  | { state: 'refused'; error: ApiError }
  | { state: 'unknown'; error: ApiError }

const nothingSent = 'You are offline. Nothing was sent.'
const tryNotSent = 'You are offline, so it was not sent again.'

/** Sends an order once. Never throws, and never repeats the call by itself. */
export async function submit(
  name: 'addDeposit' | 'addWithdrawal',
  attempt: PaymentAttempt,
): Promise<SubmissionOutcome> {
  const { key, body, mayHaveArrived } = attempt
  if (!navigator.onLine) {
    const message = mayHaveArrived ? tryNotSent : nothingSent
    return failed(attempt, new ApiError({ kind: 'offline', message, effect: 'no' }))
  }
  let replayed = false
  try {
    await call(name, {
      body: JSON.parse(body),
      idempotencyKey: key,
      // A request that has begun is finished even if the customer leaves.
      keepalive: true,
      onHeaders: (headers) => (replayed = headers.get('idempotent-replayed') === 'true'),
    })
    return { state: 'done', replayed }
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : unexpected()
    // The request began while we were online. That we are offline by now does not tell whether it arrived (C11).
    const began = error.kind === 'offline'
    return failed(
      attempt,
      began ? new ApiError({ ...error, message: error.message, effect: 'unknown' }) : error,
    )
  }
}

const failed = ({ mayHaveArrived }: PaymentAttempt, error: ApiError): SubmissionOutcome => ({
  state: error.effect === 'unknown' || mayHaveArrived ? 'unknown' : 'refused',
  error,
})

const unexpected = () => new ApiError({ kind: 'server', message: messages.server, effect: 'unknown' })

const passing = new Set(['offline', 'auth', 'limited', 'server', 'timeout'])

/**
 * Whether a later try may end differently. An answer that is no JSON is reported once and not tried again (API-16), and a
 * refusal of the order itself stays one. A 409 without a certain end says that the same key is being carried out right now.
 */
export const isPassing = ({ kind, effect }: ApiError) =>
  passing.has(kind) || (kind === 'conflict' && effect === 'unknown')
