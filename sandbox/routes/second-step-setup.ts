import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record } from '../db/activity.ts'
import { sendMail } from '../db/mails.ts'
import {
  confirmTotp,
  endTotp,
  secondStepOf,
  setBackupCodes,
  startTotp,
  totpSecretOf,
} from '../db/second-step.ts'
import { emailOf } from '../db/users.ts'
import { hold } from '../db/withdrawal-holds.ts'
import { heldFrom } from '../domain/holds.ts'
import { mails } from '../domain/mails.ts'
import { newSecret, stepOf, totpUri } from '../domain/totp.ts'
import { accountChange } from '../http/account-change.ts'
import { refusedFields } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { requireStepUp } from '../http/step-up.ts'
import { backupCodeHash, newBackupCodes } from '../security/backup-codes.ts'

const CONFIRM_MS = 15 * 60_000

/** Setting up and ending the second step (CAP-3). */
export function secondStepSetupRoutes(deps: Deps) {
  const app = new Hono()
  const { limits } = deps

  endpoint(app, deps, calls.startTotp, ({ c, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at } = change
      if ((await secondStepOf(tx, userId)).totpSince) throw onAlready()
      await requireStepUp(c, change, 'start-totp')
      const secret = newSecret()
      const until = new Date(at.getTime() + CONFIRM_MS)
      await startTotp(tx, userId, secret, until)
      return { body: { secret, uri: totpUri(secret, await emailOf(tx, userId)), until: until.toISOString() } }
    }),
  )

  endpoint(app, deps, calls.confirmTotp, async ({ c, body, visitor }) => {
    await limits.code(visitor.userId)
    const codes = await accountChange(c, deps, visitor, async ({ tx, userId, at, agent }) => {
      const found = await totpSecretOf(tx, userId)
      if (found?.onSince) throw onAlready()
      if (!found || found.confirmUntil <= at)
        throw new HttpError(409, 'This took too long. Start again to get a new key for your authenticator.')
      const step = stepOf(found.secret, body.code, at)
      if (step === null) throw refusedFields({ code: 'This code is incorrect. Enter the one shown now' })
      await confirmTotp(tx, userId, found.secret, step, at)
      const made = newBackupCodes()
      await setBackupCodes(
        tx,
        userId,
        made.map((code) => backupCodeHash(userId, code)),
      )
      await record(tx, { userId, kind: 'second-step-on', at, agent })
      await sendMail(tx, userId, mails.secondStepOn({ at, agent }), at)
      return made
    })
    await limits.codeSucceeded(visitor.userId)
    return { body: { backupCodes: codes } }
  })

  endpoint(app, deps, calls.endTotp, ({ c, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      if (!(await secondStepOf(tx, userId)).totpSince) throw offAlready()
      await requireStepUp(c, change, 'end-totp')
      await endTotp(tx, userId)
      const until = heldFrom(at)
      await hold(tx, userId, 'second-step-off', until)
      await record(tx, { userId, kind: 'second-step-off', at, agent })
      await sendMail(tx, userId, mails.secondStepOff({ at, agent }, until), at)
      return { body: { message: 'The second step is off. Withdrawals are held for 48 hours.' } }
    }),
  )

  endpoint(app, deps, calls.newBackupCodes, ({ c, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      if (!(await secondStepOf(tx, userId)).totpSince) throw offAlready()
      await requireStepUp(c, change, 'new-backup-codes')
      const codes = newBackupCodes()
      await setBackupCodes(
        tx,
        userId,
        codes.map((code) => backupCodeHash(userId, code)),
      )
      await record(tx, { userId, kind: 'backup-codes-made', at, agent })
      await sendMail(tx, userId, mails.backupCodesMade({ at, agent }), at)
      return { body: { backupCodes: codes } }
    }),
  )

  return app
}

const onAlready = () => new HttpError(409, 'The second step is already on.')
const offAlready = () => new HttpError(409, 'The second step is already off.')
