import type { Context, Hono } from 'hono'
import { type AnyCall, isOffered } from '#contract/all-calls.ts'
import { calls } from '#contract/calls.ts'
import { NOT_STARTED } from '#contract/endpoints.ts'
import type { z } from '#contract/zod.ts'
import { findSession, touchSession } from '../db/sessions.ts'
import { tokenHash, tokenOf } from '../security/tokens.ts'
import { readBody, readQuery } from './body.ts'
import type { Deps } from './deps.ts'
import { etagOf, matchesIfNoneMatch } from './etag.ts'
import { JsonText, json } from './json.ts'
import { HttpError, nothingHere } from './http-error.ts'
import { setSubject } from './security-events.ts'

export type Visitor = { userId: string; tokenHash: Buffer }
export type BodyOf<C extends AnyCall> = C extends { body: z.ZodMiniType } ? z.output<C['body']> : undefined
export type Reply<C extends AnyCall> = {
  status?: 200 | 201 | 403 | 409
  headers?: Record<string, string>
  /** Send an `ETag` made of the body, and a 304 to a request that has the same one in `If-None-Match`. */
  unlessUnchanged?: true
} & (
  | { body: z.input<C['response']> }
  /** JSON that the database formatted. */
  | { text: string }
)
export type QueryOf<C extends AnyCall> = C extends { query: z.ZodMiniType } ? z.output<C['query']> : undefined
export type Request<C extends AnyCall> = {
  c: Context
  body: BodyOf<C>
  query: QueryOf<C>
  visitor: C['bearer'] extends true ? Visitor : null
}

/** Registers a handler for one call. Path, method, schemas and authentication come from the contract's table. */
export function endpoint<C extends AnyCall>(
  app: Hono,
  deps: Deps,
  call: C,
  handle: (request: Request<C>) => Promise<Reply<C>>,
) {
  const offered = isOffered(call, deps.capabilities)
  app.on(call.method, call.path, async (c) => {
    if (!offered) throw nothingHere()
    if (call.method !== 'GET' && call.path !== calls.logout.path && !deps.hasDiskSpace()) throw noRoom()
    const respond = async (visitor: Visitor | null) => {
      if (visitor) setSubject(c, visitor.userId)
      const body = 'body' in call ? await readBody(c, call.body) : undefined
      const query = 'query' in call ? readQuery(c, call.query) : undefined
      const work = () => handle({ c, body, query, visitor } as Request<C>)
      const reply = await (visitor ? deps.queues.customer.run(visitor.userId, work) : work())
      const text = 'text' in reply ? reply.text : JSON.stringify(reply.body)
      // Weak, because the response may be sent compressed.
      const etag = reply.unlessUnchanged && `W/${etagOf(text)}`
      if (etag && matchesIfNoneMatch(c.req.header('if-none-match'), etag)) return c.body(null, 304, { etag })
      return json(c, new JsonText(text), reply.status ?? 200, { ...reply.headers, ...(etag ? { etag } : {}) })
    }
    if (!call.bearer) return respond(null)
    const token = tokenOf(c.req.header('authorization'))
    if (token === null) throw unauthorized()
    const hash = tokenHash(token)
    // Queued before the session is looked up, so that a flood of requests takes no database connections.
    return deps.queues.token.run(hash.toString('base64'), async () => respond(await visitorOf(hash, deps)))
  })
}

const noRoom = () =>
  new HttpError(503, 'Nothing can be stored right now, so nothing was done. Try again later.', {
    code: NOT_STARTED,
    retryAfter: 60,
  })

/** The 401 for a call without a valid token. */
export const unauthorized = () =>
  new HttpError(401, 'Please sign in', { headers: { 'www-authenticate': 'Bearer' } })

/** Idle time is stored to the minute, which avoids a write on most calls. */
const TOUCH_AFTER_MS = 60_000

/** Last seen a while ago, or in the future because the clock was set back since. */
const isDue = (sinceSeenMs: number) => sinceSeenMs > TOUCH_AFTER_MS || sinceSeenMs < -3_600_000

async function visitorOf(hash: Buffer, deps: Deps): Promise<Visitor> {
  const at = deps.now()
  if (deps.ended.has(hash)) throw unauthorized()
  const session = await findSession(deps.db, hash, at, deps.sessionLife)
  if (session === null) throw unauthorized()
  if (isDue(at.getTime() - session.seenAt.getTime()) && deps.hasDiskSpace())
    await touchSession(deps.db, hash, at)
  return { userId: session.userId, tokenHash: hash }
}
