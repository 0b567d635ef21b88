import type { Context } from 'hono'
import type { Queryable } from '../db/database.ts'
import { isSessionOpen } from '../db/sessions.ts'
import { lockUser } from '../db/users.ts'
import { agentOf } from '../domain/agent.ts'
import { type Visitor, unauthorized } from './endpoint.ts'
import type { Deps } from './deps.ts'

/** Who changes what, for a change in one transaction. */
export type Change = { tx: Queryable; userId: string; tokenHash: Buffer; at: Date; agent: string }

/** The browser and system that the request names, in words. */
export const agentIn = (c: Context) => agentOf(c.req.header('user-agent'))

/**
 * Runs a change to one customer's account in one transaction. Other changes to the account wait for it. A session that was ended
 * while this one waited changes nothing.
 */
export const accountChange = <T>(
  c: Context,
  deps: Deps,
  { userId, tokenHash }: Visitor,
  work: (change: Change) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await isSessionOpen(tx, tokenHash))) throw unauthorized()
    return work({ tx, userId, tokenHash, at: deps.now(), agent: agentIn(c) })
  })
