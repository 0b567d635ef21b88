import type { DepositBody, WithdrawalBody } from '#contract/transactions.ts'
import { call, newIdempotencyKey } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'

/** One thing that the customer wants done with money, and the key under which every try of it is sent (API-13). */
export type Wish = { key: string; body: string; mayHaveArrived: boolean }

/**
 * The three ends of a money call. `refused`: this try did nothing; with `mayHaveArrived`, an earlier try of the same wish
 * had no answer and may have. `final` is an answer about the wish itself, after which the same key is of no more use.
 */
export type MoneyEnd =
  | { state: 'done' }
  | { state: 'refused'; error: ApiError; mayHaveArrived: boolean; final: boolean }
  | { state: 'unknown'; error: ApiError }

/** The same details are the same wish, so that a repeat can't be a second order; changed details are a new one. */
export function wishFor(body: DepositBody | WithdrawalBody, previous?: Wish | null): Wish {
  const text = JSON.stringify(body)
  return previous?.body === text ? previous : { key: newIdempotencyKey(), body: text, mayHaveArrived: false }
}

/** What is left of a wish after a try. A server repeats a final answer for its key, so a new try needs a new one. */
export function wishAfter(wish: Wish, end: MoneyEnd): Wish | null {
  if (end.state === 'unknown') return { ...wish, mayHaveArrived: true }
  return end.state === 'refused' && !end.final ? wish : null
}

const offline = 'You are offline. Nothing was sent.'

/** One try, never repeated from here. */
export async function moneyCall(name: 'addDeposit' | 'addWithdrawal', wish: Wish): Promise<MoneyEnd> {
  if (!navigator.onLine)
    return refused(wish, new ApiError({ kind: 'offline', message: offline, effect: 'no' }))
  try {
    // `keepalive`: a request that has begun is finished even if the customer leaves.
    await call(name, { body: JSON.parse(wish.body), idempotencyKey: wish.key, keepalive: true })
    return { state: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // It left while we were online; that we are offline by now doesn't tell whether it arrived (C11).
    return error.effect === 'unknown' || error.kind === 'offline'
      ? { state: 'unknown', error }
      : refused(wish, error)
  }
}

// Turned away at the door: the server never looked at the order, so the same key is still good.
const unread = new Set(['offline', 'auth', 'limited', 'server'])

function refused({ mayHaveArrived }: Wish, error: ApiError): MoneyEnd {
  const final = !unread.has(error.kind)
  return mayHaveArrived && !final
    ? { state: 'unknown', error }
    : { state: 'refused', error, mayHaveArrived, final }
}
