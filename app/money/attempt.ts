import { call } from '../api/client.ts'
import { ApiError, messages } from '../api/errors.ts'
import { detailsOf } from './order-details.ts'

/** One attempt to send a deposit or withdrawal. Every attempt of the same order has the same key (API-13). */
export type PaymentAttempt = {
  /** The idempotency key. */
  key: string
  /** The request body, as JSON text. */
  body: string
  /** An earlier attempt had no certain outcome, so the order may have been carried out. */
  mayHaveArrived: boolean
}

/**
 * The outcome of an order after one attempt. `refused`: it was certainly not carried out. `unknown`: this attempt or an earlier
 * one may have carried it out. A later refusal doesn't change that (API-15). `replayed`: the backend returned its stored
 * response, so an earlier attempt had carried the order out.
 */
export type SubmissionOutcome =
  | { state: 'done'; replayed: boolean }
  | { state: 'refused'; error: ApiError }
  | { state: 'unknown'; error: ApiError }

/** The outcome if a refusal doesn't prove that the order was not carried out. */
export const uncertain = (outcome: SubmissionOutcome): SubmissionOutcome =>
  outcome.state === 'refused' ? { ...outcome, state: 'unknown' } : outcome

const nothingSent = 'You are offline. Nothing was sent.'
const tryNotSent = 'You are offline, so it was not sent again.'

/**
 * Sends an order once, without retries. Never throws: every failure is part of the outcome. `proof`: that it is the customer, for exactly
 * this order (CAP-3).
 */
export async function submit(
  name: 'addDeposit' | 'addWithdrawal',
  attempt: PaymentAttempt,
  proof?: string,
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
      proof,
      // Lets the browser finish the request when the customer leaves the page.
      keepalive: true,
      onHeaders: (headers) => (replayed = headers.get('idempotent-replayed') === 'true'),
    })
    return { state: 'done', replayed }
  } catch (cause) {
    const error = cause instanceof ApiError ? afterExpiry(cause, body) : unexpected()
    // The request started while we were online, so being offline now doesn't say whether it arrived (C11).
    const began = error.kind === 'offline'
    return failed(
      attempt,
      began ? new ApiError({ ...error, message: error.message, effect: 'unknown' }) : error,
    )
  }
}

/** The code of a refusal because the quote in the order is no longer valid (CAP-2). */
const QUOTE_EXPIRED = 'quote_expired'

/** Whether the backend refused the order because its quote is no longer valid. */
export const isQuoteExpired = ({ status, body }: ApiError) =>
  status === 409 && (body as { code?: unknown } | null | undefined)?.code === QUOTE_EXPIRED

/**
 * Any other 409 to a call that moves money doesn't prove that nothing was carried out. This one does, if the order had a quote: the backend
 * doesn't store it under the key. If the browser had sent the request twice and the first was carried out, the second would get its response.
 */
const afterExpiry = (error: ApiError, body: string) =>
  isQuoteExpired(error) && detailsOf(body) !== body
    ? new ApiError({ ...error, message: error.message, effect: 'no' })
    : error

/** The outcome of an attempt that failed with `error`. */
export const failed = (
  { mayHaveArrived }: Pick<PaymentAttempt, 'mayHaveArrived'>,
  error: ApiError,
): Exclude<SubmissionOutcome, { state: 'done' }> => ({
  state: error.effect === 'unknown' || mayHaveArrived ? 'unknown' : 'refused',
  error,
})

const unsentMessages = {
  sessionEnded: 'Your session ended before it could be sent.',
  pageLeft: 'You left the page before it could be sent.',
  notAllowed: 'Your account may not withdraw any more.',
  termsUnreadable: 'A figure that a withdrawal needs could not be read.',
  overProfit: 'It was more than you can withdraw now.',
  feeChanged: 'Its fee had changed, and you left the page before you could confirm the new one.',
  ordersChanged:
    'Your other orders with the same details had changed, and you left the page before you could confirm this one.',
}

/** Why an order that the customer had confirmed was not sent. */
export type UnsentReason = keyof typeof unsentMessages

/** The error of an order that the customer had confirmed, and that was not sent. */
export const notSent = (reason: UnsentReason) =>
  new ApiError({
    kind: reason === 'sessionEnded' ? 'auth' : 'conflict',
    message: unsentMessages[reason],
    effect: 'no',
  })

/** The error of an order that was not sent because its fee could not be read. */
export const feeUnavailable = (cause: ApiError) =>
  new ApiError({
    ...cause,
    message: `We could not read the fee that applies now. ${cause.message}`,
    effect: 'no',
  })

const unexpected = () => new ApiError({ kind: 'server', message: messages.server, effect: 'unknown' })

const passing = new Set(['offline', 'auth', 'limited', 'server', 'timeout'])

/**
 * Whether a later attempt may have another outcome. A response that isn't JSON is reported once and not retried (API-16), and a
 * refusal of the order itself is final. A 409 with an unknown effect means that an order with the same key is in progress.
 */
export const isPassing = ({ kind, effect }: ApiError) =>
  passing.has(kind) || (kind === 'conflict' && effect === 'unknown')
