import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { AnyCall } from '#contract/all-calls.ts'
import type { Failure } from '#contract/error-body.ts'
import type { RefusalCode } from '#contract/capabilities/endpoints.ts'
import type { z } from '#contract/zod.ts'
import type { Queryable } from '../db/database.ts'
import { findIdempotentResponse, saveIdempotentResponse } from '../db/idempotency.ts'
import { isSessionOpen } from '../db/sessions.ts'
import { lockUser } from '../db/users.ts'
import { type BodyOf, type Reply, type Visitor, endpoint, unauthorized } from './endpoint.ts'
import type { Deps } from './deps.ts'
import { HttpError } from './http-error.ts'

type MoneyCall = Extract<AnyCall, { money: true }>
type Move<C extends MoneyCall> = {
  c: Context
  visitor: Visitor
  tx: Queryable
  userId: string
  account: Awaited<ReturnType<typeof lockUser>>
  body: BodyOf<C>
  at: Date
}
type Result<C extends MoneyCall> =
  { status: 200 | 201; body: z.input<C['response']> } | { status: 403 | 409; body: Failure }

/** Refusals with these codes aren't stored under the key: once the customer has resolved them, the same order succeeds (CAP-0). */
const retryableCodes: readonly (string | undefined)[] = [
  'step_up',
  'quote_expired',
  'held',
  'locked',
  'not_saved',
] satisfies RefusalCode[]
const isRetryable = ({ status, body }: Result<MoneyCall>) =>
  status >= 400 && 'code' in body && retryableCodes.includes(body.code)

const form = /^[\x21-\x7e]{1,255}$/

/**
 * Registers a call that moves money. The row and the response are stored under the `Idempotency-Key` in one transaction. A repeat with
 * the same key and body gets the stored response again, and one with another body gets a 422. Refusals are stored too, because a late
 * repeat must not succeed after the customer was refused (as at Stripe; S16 to S18). Refusals that the customer can resolve are not,
 * whether they are returned or thrown.
 */
export function idempotentEndpoint<C extends MoneyCall>(
  app: Hono,
  deps: Deps,
  call: C,
  move: (request: Move<C>) => Promise<Result<C>>,
) {
  const route = `${call.method} ${call.path}`
  endpoint(app, deps, call as MoneyCall, async ({ c, body, visitor }) => {
    const key = c.req.header('idempotency-key')
    if (key === undefined || !form.test(key)) {
      throw new HttpError(400, 'This request has no valid Idempotency-Key, so it was not carried out.')
    }
    const requestHash = createHash('sha256').update(JSON.stringify(body)).digest()
    return deps.db.transaction(async (tx): Promise<Reply<MoneyCall>> => {
      const account = await lockUser(tx, visitor.userId)
      if (!(await isSessionOpen(tx, visitor.tokenHash))) throw unauthorized()
      const first = await findIdempotentResponse(tx, visitor.userId, key)
      if (first) {
        if (first.route !== route || !first.requestHash.equals(requestHash)) {
          throw new HttpError(422, 'This was already sent with different details. Start again from the form.')
        }
        return {
          status: first.status as Result<C>['status'],
          body: JSON.parse(first.body) as Result<C>['body'],
          headers: { 'idempotent-replayed': 'true' },
        }
      }
      const at = deps.now()
      const response = await move({
        c,
        visitor,
        tx,
        userId: visitor.userId,
        account,
        body: body as BodyOf<C>,
        at,
      })
      if (isRetryable(response)) return response as Reply<MoneyCall>
      const stored = { route, requestHash, status: response.status, body: JSON.stringify(response.body) }
      await saveIdempotentResponse(tx, visitor.userId, key, stored, at)
      return response as Reply<MoneyCall>
    })
  })
}
