import { type Context, Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record, secondStepRefusedBefore } from '../db/activity.ts'
import type { Database } from '../db/database.ts'
import { sendMail } from '../db/mails.ts'
import { listPasskeys } from '../db/passkeys.ts'
import { secondStepOf } from '../db/second-step.ts'
import { addTicket, tryTicket, spendTicket } from '../db/sign-in-tickets.ts'
import { userDetails } from '../db/users.ts'
import { mails } from '../domain/mails.ts'
import { agentIn } from '../http/account-change.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { setSubject } from '../http/security-events.ts'
import { methodsFor } from '../http/step-up.ts'
import { assertionOptions, namedSite } from '../security/passkeys.ts'
import { signInWithin } from '../security/sign-in.ts'
import { newToken, tokenHash } from '../security/tokens.ts'
import { checkProof } from './proofs.ts'

const TICKET_MS = 5 * 60_000

/** Throws 403 `second_factor` with a ticket if the customer, whose password was right, has a second step. */
export async function requireSecondStep(
  c: Context,
  { db, publicUrl }: Deps,
  user: { id: string; passwordHash: string },
  at: Date,
) {
  const step = await secondStepOf(db, user.id)
  if (!step.totpSince) return
  const ticket = newToken()
  const boundTo = tokenHash(ticket)
  await addTicket(db, boundTo, user, new Date(at.getTime() + TICKET_MS))
  // Under an IP address passkeys don't work, so that they aren't offered there.
  const site = step.passkeys > 0 ? namedSite(c, publicUrl) : null
  const asked = { db, purpose: 'second-step', boundTo, at } as const
  const options = site && (await assertionOptions(asked, site, await listPasskeys(db, user.id)))
  throw new HttpError(403, 'Confirm that it is you with your second step.', {
    code: 'second_factor',
    ticket,
    methods: methodsFor(site ? step : { ...step, passkeys: 0 }),
    ...(options ? { options } : {}),
  })
}

const tooLate = () => new HttpError(403, 'This sign-in has ended. Enter your email and password again.')

const noTryLeft = () =>
  new HttpError(403, 'Five codes were refused. This sign-in has ended. Enter your email and password again.')

/** Lists a refused second step, and emails the customer at most once an hour: whoever tried has the right password. */
const reportRefused = (db: Database, userId: string, facts: { at: Date; agent: string }) =>
  db.transaction(async (tx) => {
    const told = await secondStepRefusedBefore(tx, userId, facts.at)
    await record(tx, { userId, kind: 'second-step-refused', result: 'refused', ...facts })
    if (!told) await sendMail(tx, userId, mails.secondStepRefused(facts), facts.at)
  })

/** The second step of a sign-in (CAP-3). None of its refusals is a 401, because the customer can resolve them. */
export function secondStepSignInRoutes(deps: Deps) {
  const app = new Hono()
  const { db, now } = deps

  endpoint(app, deps, calls.secondStep, async ({ c, body }) => {
    const hash = tokenHash(body.ticket)
    const at = now()
    const agent = agentIn(c)
    const user = await tryTicket(db, hash, at)
    if (!user) throw tooLate()
    setSubject(c, user.id)
    try {
      await checkProof(c, deps, user.id, body, { purpose: 'second-step', boundTo: hash })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422) throw error
      await reportRefused(db, user.id, { at, agent })
      throw user.triesLeft > 0 ? error : noTryLeft()
    }
    const token = await db.transaction(async (tx) => {
      const started = (await spendTicket(tx, hash)) ? await signInWithin(tx, user, { at, agent }) : null
      if (started !== null && body.method === 'backup') {
        await record(tx, { userId: user.id, kind: 'backup-code-used', at, agent })
        const { backupCodesLeft } = await secondStepOf(tx, user.id)
        await sendMail(tx, user.id, mails.backupCodeUsed({ at, agent }, backupCodesLeft), at)
      }
      return started
    })
    if (token === null) throw tooLate()
    const { details } = await userDetails(db, user.id, at)
    return { body: { user: details, token, message: 'Signed in' } }
  })

  return app
}
