import type { Context, Hono } from 'hono'
import type { calls } from '#contract/calls.ts'
import type { z } from '#contract/zod.ts'
import { findSession, touchSession } from '../db/sessions.ts'
import { tokenHash, tokenOf } from '../security/tokens.ts'
import { readBody } from './body.ts'
import type { Deps } from './deps.ts'
import { json } from './json.ts'
import { Refusal } from './refusal.ts'
import { isAbout } from './security-events.ts'

export type AnyCall = (typeof calls)[keyof typeof calls]
export type Visitor = { userId: string; tokenHash: Buffer }
export type BodyOf<C extends AnyCall> = C extends { body: z.ZodMiniType } ? z.output<C['body']> : undefined
export type Reply<C extends AnyCall> = {
  status?: 200 | 201 | 403 | 409
  body: z.input<C['answer']>
  headers?: Record<string, string>
}
export type Request<C extends AnyCall> = {
  c: Context
  body: BodyOf<C>
  visitor: C['bearer'] extends true ? Visitor : null
}

/** Registers one call of the contract's table: its path, method, body and who may make it stand there and nowhere else. */
export function endpoint<C extends AnyCall>(
  app: Hono,
  deps: Deps,
  call: C,
  handle: (request: Request<C>) => Promise<Reply<C>>,
) {
  app.on(call.method, call.path, async (c) => {
    if (call.method !== 'GET' && !deps.hasRoom()) throw noRoom()
    const visitor = call.bearer ? await visitorOf(c, deps) : null
    if (visitor) isAbout(c, visitor.userId)
    const body = 'body' in call ? await readBody(c, call.body) : undefined
    const reply = await handle({ c, body, visitor } as Request<C>)
    return json(c, reply.body, reply.status ?? 200, reply.headers)
  })
}

const noRoom = () =>
  new Refusal(503, 'Nothing can be stored just now, so nothing was done. Try again later.', {
    retryAfter: 60,
  })

const signIn = () => new Refusal(401, 'Please sign in', { headers: { 'www-authenticate': 'Bearer' } })

/** Idle time is kept to the minute, which spares a write on most calls. */
const TOUCH_AFTER_MS = 60_000

async function visitorOf(c: Context, deps: Deps): Promise<Visitor> {
  const token = tokenOf(c.req.header('authorization'))
  if (token === null) throw signIn()
  const at = deps.now()
  const hash = tokenHash(token)
  const session = await findSession(deps.db, hash, at, deps.sessionLife)
  if (session === null) throw signIn()
  if (at.getTime() - session.seenAt.getTime() > TOUCH_AFTER_MS && deps.hasRoom())
    await touchSession(deps.db, hash, at)
  return { userId: session.userId, tokenHash: hash }
}
