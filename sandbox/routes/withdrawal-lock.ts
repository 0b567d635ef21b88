import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record } from '../db/activity.ts'
import { sendMail } from '../db/mails.ts'
import { lockWithdrawals, lockedUntil } from '../db/withdrawal-lock.ts'
import { utcTime } from '../domain/utc-time.ts'
import { mails } from '../domain/mails.ts'
import { accountChange } from '../http/account-change.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { requireStepUp } from '../http/step-up.ts'

const DAY_MS = 86_400_000

/** The lock that customers put on their own withdrawals (CAP-3). */
export function withdrawalLockRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.setLock, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      const until = new Date(at.getTime() + body.days * DAY_MS)
      const locked = await lockedUntil(tx, userId, at)
      if (locked && locked > until)
        throw new HttpError(
          409,
          `Withdrawals are already locked until ${utcTime(locked)}. A lock can’t be made shorter.`,
          { until: locked.toISOString() },
        )
      await requireStepUp(c, change, 'set-lock')
      await lockWithdrawals(tx, userId, until)
      await record(tx, { userId, kind: 'lock-set', at, agent })
      await sendMail(tx, userId, mails.lockSet({ at, agent }, until), at)
      return { body: { lockedUntil: until.toISOString() } }
    }),
  )

  return app
}
