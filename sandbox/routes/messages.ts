import { Hono } from 'hono'
import { allCalls } from '#contract/all-calls.ts'
import { listMessages, markRead } from '../db/messages.ts'
import { payoutMessage } from '../domain/payout-message.ts'
import { refusedFields } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'

/** Messages about payouts. They follow from the events, so none can be lost or sent twice. */
export function messageRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, allCalls.messages, async ({ visitor, query }) => {
    const found = await listMessages(deps.db, visitor.userId, deps.now(), query.before)
    if (found === null) throw refusedFields({ before: 'before must be the id of one of your messages' })
    const messages = found.rows.map(({ reference, seq, at, stage, text, amount, fee, read_at }) => ({
      id: `${reference}-${seq}`,
      at: at.toISOString(),
      kind: `payout-${stage.replace('_', '-')}`,
      ...payoutMessage({ stage, reference, amount: BigInt(amount), fee: BigInt(fee), text }),
      about: reference,
      ...(read_at ? { readAt: read_at.toISOString() } : {}),
    }))
    return { body: { messages, unread: found.unread }, unlessUnchanged: true }
  })

  endpoint(app, deps, allCalls.readMessages, async ({ visitor, body }) => {
    await markRead(deps.db, visitor.userId, body.ids, deps.now())
    return { body: { message: 'Marked as read.' } }
  })

  return app
}
