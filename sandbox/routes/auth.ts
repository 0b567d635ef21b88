import { randomInt } from 'node:crypto'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type Context, Hono } from 'hono'
import { isOffered } from '#contract/all-calls.ts'
import { calls } from '#contract/calls.ts'
import { capabilityCalls } from '#contract/capabilities/calls.ts'
import { record, recordRefusedReset, recordRefusedSignIn } from '../db/activity.ts'
import { sendMail } from '../db/mails.ts'
import { removeRecentProtections } from '../db/recent-protections.ts'
import { endSessionsOf } from '../db/sessions.ts'
import { addUser, editUser, findCredentials, setPassword, userDetails } from '../db/users.ts'
import { hold } from '../db/withdrawal-holds.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../domain/common-passwords.ts'
import { heldFrom, recentFrom } from '../domain/holds.ts'
import { mails } from '../domain/mails.ts'
import { seedPhrase } from '../domain/seed-phrase.ts'
import { agentIn } from '../http/account-change.ts'
import { addressOf } from '../http/address.ts'
import { refusedFields } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { AccountLimited, type Attempt } from '../http/rate-limits.ts'
import { setSubject } from '../http/security-events.ts'
import { signIn } from '../security/sign-in.ts'
import { requireSecondStep } from './second-step-sign-in.ts'

/** The calls for signing in and out, registration and the profile. */
export function authRoutes(deps: Deps) {
  const app = new Hono()
  const { db, hasher, limits, now, trustedProxies } = deps
  // A hold is only set if a call shows it to the customer (CAP-0).
  const showsHolds = isOffered(capabilityCalls.security, deps.capabilities)

  endpoint(app, deps, calls.login, async ({ c, body }) => {
    await attempt(c, deps, 'sign-in', body.email)
    const found = await findCredentials(db, body.email)
    if (found) setSubject(c, found.id)
    const right = await hasher.verify(found?.passwordHash, body.password)
    const at = now()
    const agent = agentIn(c)
    if (right && found) {
      await limits.succeeded('sign-in', addressOf(c, trustedProxies), body.email)
      await requireSecondStep(c, deps, found, at)
    }
    const token = right && found ? await signIn(db, found, { at, agent }) : null
    if (token === null || !found) {
      if (found) afterResponse(() => recordRefusedSignIn(db, found.id, agent, at))
      throw new HttpError(401, 'The email or the password is not right.')
    }
    const { details } = await userDetails(db, found.id, at)
    return { body: { user: details, token, message: 'Signed in' } }
  })

  endpoint(app, deps, calls.register, async ({ c, body: { password, ...details } }) => {
    await limits.registration(addressOf(c, trustedProxies))
    refuseCommon(password, details.email)
    const phrase = seedPhrase(wordlist, randomInt)
    const [passwordHash, phraseHash] = await Promise.all([hasher.hash(password), hasher.hash(phrase)])
    const added = await addUser(db, { ...details, passwordHash, phraseHash }, deps.addresses, now())
    if (!added)
      throw new HttpError(409, 'Email already registered', { fields: { email: 'Email already registered' } })
    const registered = await findCredentials(db, details.email)
    if (registered) setSubject(c, registered.id)
    return { status: 201, body: { seedPhrase: phrase, status: 'Registered' } }
  })

  endpoint(app, deps, calls.editPassword, async ({ c, body }) => {
    await attempt(c, deps, 'reset', body.email)
    refuseCommon(body.password, body.email)
    const found = await findCredentials(db, body.email)
    if (found) setSubject(c, found.id)
    // Hashes the new password before checking the phrase, so that both outcomes take equally long (S9).
    const [passwordHash, right] = await Promise.all([
      hasher.hash(body.password),
      hasher.verify(found?.phraseHash, body.seedPhrase),
    ])
    const facts = { at: now(), agent: agentIn(c) }
    if (!right || !found) {
      if (found) afterResponse(() => recordRefusedReset(db, found.id, facts.agent, facts.at))
      throw new HttpError(401, 'The email or the seed phrase is not right.')
    }
    const removed = await db.transaction(async (tx) => {
      const userId = found.id
      await setPassword(tx, userId, passwordHash)
      await endSessionsOf(tx, userId)
      // Someone who has found the phrase can't withdraw before the customer has read the email. An older second step stays on.
      const until = showsHolds ? heldFrom(facts.at) : null
      if (until) await hold(tx, userId, 'password-reset', until)
      await record(tx, { userId, kind: 'password-changed', ...facts })
      const { secondStep, passkeys } = await removeRecentProtections(tx, userId, recentFrom(facts.at))
      if (secondStep) await record(tx, { userId, kind: 'second-step-off', ...facts })
      for (const reference of passkeys)
        await record(tx, { userId, kind: 'passkey-removed', reference, ...facts })
      await sendMail(tx, userId, mails.passwordChanged(facts, until, { secondStep, passkeys }), facts.at)
      return [
        ...(secondStep ? ['two-factor' as const] : []),
        ...(passkeys.length > 0 ? ['passkeys' as const] : []),
      ]
    })
    await limits.succeeded('reset', addressOf(c, trustedProxies), body.email)
    return {
      body: {
        message: 'Password changed. Sign in with the new one.',
        sessionsEnded: true,
        ...(removed.length > 0 ? { removed } : {}),
      },
    }
  })

  endpoint(app, deps, calls.editUser, async ({ c, body, visitor }) => {
    const edited = await db.transaction(async (tx) => {
      const saved = await editUser(tx, visitor.userId, body, versionsIn(c.req.header('if-match')))
      const happened = {
        userId: visitor.userId,
        kind: 'profile-changed',
        at: now(),
        agent: agentIn(c),
      } as const
      if (saved) await record(tx, happened)
      return saved
    })
    if (!edited) {
      throw new HttpError(
        409,
        'These details were changed elsewhere in the meantime. Load them again before you change them.',
      )
    }
    return { body: { message: 'Details updated' } }
  })

  endpoint(app, deps, calls.logout, async ({ c, visitor }) => {
    // Without `Clear-Site-Data`, which would delete deposits in this browser that are still to be sent (DEP-3).
    await deps.ended.end(visitor.tokenHash, { at: now(), agent: agentIn(c) })
    return { body: { message: 'Signed out' } }
  })

  return app
}

/**
 * Counts an attempt. If an account's limit refuses it, the customer is looked up for the security event (S33). The limit per address,
 * which protects the database and bounds these look-ups, refuses without one.
 */
async function attempt(c: Context, { db, limits, trustedProxies }: Deps, kind: Attempt, email: string) {
  try {
    await limits.attempt(kind, addressOf(c, trustedProxies), email)
  } catch (error) {
    if (error instanceof AccountLimited) {
      const found = await findCredentials(db, email).catch(() => null)
      if (found) setSubject(c, found.id)
    }
    throw error
  }
}

/**
 * Returns the versions that an edit may replace, or `null` for any. A proxy that compresses answers may make their tags weak or
 * append `-gzip`, and clients send them back like that.
 */
function versionsIn(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null
  return [...ifMatch.matchAll(/"profile-(\d{1,9})(?:-[a-z]+)?"/g)].map(([, version]) => Number(version))
}

const RECORD_AFTER_MS = 200

/** Records a refusal once it has been answered, so that known and unknown emails take equally long (S9). */
function afterResponse(recordRefusal: () => Promise<unknown>) {
  setTimeout(() => void recordRefusal().catch(() => {}), RECORD_AFTER_MS).unref()
}

function refuseCommon(password: string, email: string) {
  if (isCommonPassword(password, email)) throw refusedFields({ password: COMMON_PASSWORD_MESSAGE })
}
