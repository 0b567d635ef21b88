import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record, recordRefusedConfirmation } from '../db/activity.ts'
import type { Database } from '../db/database.ts'
import { listPasskeys } from '../db/passkeys.ts'
import { secondStepOf } from '../db/second-step.ts'
import { addProof } from '../db/step-up.ts'
import { holdsOf } from '../db/withdrawal-holds.ts'
import { hasMailWord, sendMail } from '../db/mails.ts'
import { lockedUntil } from '../db/withdrawal-lock.ts'
import { holdReasons } from '../domain/holds.ts'
import { mails } from '../domain/mails.ts'
import { agentIn } from '../http/account-change.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint, unauthorized } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { assertionOptions, siteOf } from '../security/passkeys.ts'
import { newToken, tokenHash } from '../security/tokens.ts'
import { WrongProof, checkProof } from './proofs.ts'

const PROOF_MS = 5 * 60_000

/** How the account is protected, and the proof that it is the customer (CAP-3). */
export function stepUpRoutes(deps: Deps) {
  const app = new Hono()
  const { db, now } = deps

  endpoint(app, deps, calls.security, async ({ visitor: { userId } }) => {
    const at = now()
    const { totpSince, backupCodesLeft, passkeys } = await secondStepOf(db, userId)
    const until = await lockedUntil(db, userId, at)
    const holds = await holdsOf(db, userId, at)
    return {
      body: {
        totp: totpSince ? { on: true, since: totpSince.toISOString() } : { on: false },
        backupCodesLeft,
        passkeys,
        ...(until ? { lockedUntil: until.toISOString() } : {}),
        holds: holds.map((each) => ({ why: holdReasons[each.reason], until: each.until.toISOString() })),
        wordSet: await hasMailWord(db, userId),
      },
    }
  })

  endpoint(app, deps, calls.stepUp, async ({ c, body, visitor }) => {
    const boundTo = boundToOf(visitor.tokenHash, body)
    const { userId } = visitor
    const facts = { at: now(), agent: agentIn(c) }
    try {
      await checkProof(c, deps, userId, body, { purpose: 'step-up', boundTo })
    } catch (error) {
      if (error instanceof WrongProof) await reportRefused(db, userId, facts)
      throw error
    }
    if (body.method === 'backup') await reportBackupCode(db, userId, facts)
    const proof = newToken()
    const until = new Date(now().getTime() + PROOF_MS)
    const bound = {
      tokenHash: visitor.tokenHash,
      action: body.action,
      bodyHash: Buffer.from(body.bodyHash, 'hex'),
    }
    if (!(await addProof(db, tokenHash(proof), bound, until))) throw unauthorized()
    return { body: { proof, until: until.toISOString() } }
  })

  endpoint(app, deps, calls.stepUpOptions, async ({ c, body, visitor }) => {
    const site = siteOf(c, deps.publicUrl)
    const known = await listPasskeys(db, visitor.userId)
    if (known.length === 0) throw new HttpError(409, 'You have no passkey.')
    const boundTo = boundToOf(visitor.tokenHash, body)
    const asked = { db, purpose: 'step-up', boundTo, at: now() } as const
    return { body: { options: await assertionOptions(asked, site, known) } }
  })

  return app
}

type Facts = { at: Date; agent: string }

/** Lists a refused confirmation and emails the customer, both at most once an hour: someone may be guessing with a stolen token. */
const reportRefused = (db: Database, userId: string, facts: Facts) =>
  db.transaction(async (tx) => {
    if (await recordRefusedConfirmation(tx, userId, facts.agent, facts.at))
      await sendMail(tx, userId, mails.confirmationRefused(facts), facts.at)
  })

/** Lists and emails that a backup code was used up. */
const reportBackupCode = (db: Database, userId: string, facts: Facts) =>
  db.transaction(async (tx) => {
    const { backupCodesLeft } = await secondStepOf(tx, userId)
    await record(tx, { userId, kind: 'backup-code-used', ...facts })
    await sendMail(tx, userId, mails.backupCodeConfirmed(facts, backupCodesLeft), facts.at)
  })

/** What the device signs is only for this session, action and body. */
const boundToOf = (hash: Buffer, { action, bodyHash }: { action: string; bodyHash: string }) =>
  createHash('sha256').update(hash).update(`${action} ${bodyHash}`).digest()
