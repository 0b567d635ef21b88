import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { listActivity, record } from '../db/activity.ts'
import { sendMail } from '../db/mails.ts'
import { endOtherSessions, endSessionById, listSessions } from '../db/sessions.ts'
import { lockWithdrawals } from '../db/withdrawal-lock.ts'
import { heldFrom } from '../domain/holds.ts'
import { mails } from '../domain/mails.ts'
import { accountChange } from '../http/account-change.ts'
import { unknownBefore } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

/** The calls for sessions and for what happened in the account (CAP-3). */
export function sessionRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.sessions, async ({ visitor }) => ({
    body: { sessions: await listSessions(deps.db, visitor, deps.now(), deps.sessionLife) },
  }))

  // A session that is deleted is refused by every server at its next call.
  endpoint(app, deps, calls.endSessions, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async ({ tx, userId, tokenHash, at, agent }) => {
      const happened = { userId, kind: 'session-ended', at, agent } as const
      if ('others' in body) {
        const ended = await endOtherSessions(tx, userId, tokenHash)
        if (ended > 0) await record(tx, happened)
        return {
          body: {
            message: ended === 0 ? 'No other device was signed in.' : 'All other devices are signed out.',
          },
        }
      }
      const name = await endSessionById(tx, userId, body.id)
      if (name === null) throw new HttpError(404, 'This device is already signed out.')
      await record(tx, { ...happened, reference: name })
      return { body: { message: `${name} is signed out.` } }
    }),
  )

  endpoint(app, deps, calls.activity, async ({ visitor, query }) => {
    const page = await listActivity(deps.db, visitor.userId, query.before)
    if (page === null) throw unknownBefore()
    return { body: page }
  })

  // Never asks for a proof, because it only protects.
  endpoint(app, deps, calls.notMe, ({ c, visitor }) =>
    accountChange(c, deps, visitor, async ({ tx, userId, tokenHash, at, agent }) => {
      await endOtherSessions(tx, userId, tokenHash)
      const until = await lockWithdrawals(tx, userId, heldFrom(at))
      await record(tx, { userId, kind: 'not-me', at, agent })
      await sendMail(tx, userId, mails.notMe({ agent, at }, until), at)
      return {
        body: {
          message: 'All other devices are signed out, and withdrawals are locked. Change your password now.',
          lockedUntil: until.toISOString(),
        },
      }
    }),
  )

  return app
}
