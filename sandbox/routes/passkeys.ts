import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record } from '../db/activity.ts'
import { sendMail } from '../db/mails.ts'
import {
  addPasskey,
  findByHandle,
  findPasskey,
  handleOf,
  isKnownPasskey,
  listPasskeys,
  namePasskey,
  removePasskey,
} from '../db/passkeys.ts'
import type { Queryable } from '../db/database.ts'
import { userDetails } from '../db/users.ts'
import { mails } from '../domain/mails.ts'
import { accountChange, agentIn } from '../http/account-change.ts'
import { addressOf } from '../http/address.ts'
import { refusedFields } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { setSubject } from '../http/security-events.ts'
import { requireStepUp } from '../http/step-up.ts'
import {
  assertionOptions,
  creationOptions,
  handleIn,
  isRightAssertion,
  siteOf,
  verifiedCreation,
} from '../security/passkeys.ts'
import { signIn } from '../security/sign-in.ts'
import { newToken, tokenHash } from '../security/tokens.ts'

const MOST_PASSKEYS = 20

/** The customer's passkeys. Throws a 409 if there can be no further one. */
async function requireRoomForPasskey(tx: Queryable, userId: string) {
  const passkeys = await listPasskeys(tx, userId)
  if (passkeys.length < MOST_PASSKEYS) return passkeys
  throw new HttpError(409, `You can have ${MOST_PASSKEYS} passkeys. Remove one first.`)
}

/** Passkeys: adding, naming and removing them, and signing in with one (CAP-3). */
export function passkeyRoutes(deps: Deps) {
  const app = new Hono()
  const { db, now, publicUrl, limits, trustedProxies } = deps

  endpoint(app, deps, calls.passkeys, async ({ visitor }) => ({
    body: { passkeys: await listPasskeys(db, visitor.userId) },
  }))

  endpoint(app, deps, calls.passkeyOptions, async ({ c, visitor }) => {
    const site = siteOf(c, publicUrl)
    const { person, known } = await accountChange(c, deps, visitor, async (change) => {
      const { tx, userId } = change
      const passkeys = await requireRoomForPasskey(tx, userId)
      await requireStepUp(c, change, 'add-passkey')
      return { person: await handleOf(tx, userId), known: passkeys }
    })
    const asked = { db, purpose: 'add', boundTo: visitor.tokenHash, at: now() } as const
    return { body: { options: await creationOptions(asked, site, person, known) } }
  })

  endpoint(app, deps, calls.addPasskey, async ({ c, body, visitor }) => {
    const asked = { db, purpose: 'add', boundTo: visitor.tokenHash, at: now() } as const
    const made = await verifiedCreation(asked, siteOf(c, publicUrl), body.credential)
    if (made === null)
      throw refusedFields({ credential: 'This passkey could not be added. Nothing was changed. Try again' })
    return accountChange(c, deps, visitor, async ({ tx, userId, at, agent }) => {
      // Another device may have added one since this one asked for the options.
      await requireRoomForPasskey(tx, userId)
      const id = await addPasskey(tx, { ...made, userId, name: body.name }, at)
      if (id === null) throw new HttpError(409, 'This passkey has already been added.')
      await record(tx, { userId, kind: 'passkey-added', at, agent, reference: body.name })
      await sendMail(tx, userId, mails.passkeyAdded({ at, agent }, body.name), at)
      return { status: 201, body: { id, name: body.name, createdAt: at.toISOString(), synced: made.synced } }
    })
  })

  // Needs no proof. It is listed, because another name can hide whose passkey it is.
  endpoint(app, deps, calls.namePasskey, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async ({ tx, userId, at, agent }) => {
      const passkey = (await listPasskeys(tx, userId)).find(({ id }) => id === body.id)
      if (!passkey || !(await namePasskey(tx, userId, body.id, body.name))) throw removedAlready()
      if (passkey.name !== body.name)
        await record(tx, { userId, kind: 'passkey-renamed', at, agent, reference: body.name })
      return { body: { message: 'The name is saved.' } }
    }),
  )

  // The last one can be removed too, because every customer has a password.
  endpoint(app, deps, calls.endPasskey, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      if (!(await listPasskeys(tx, userId)).some(({ id }) => id === body.id)) throw removedAlready()
      await requireStepUp(c, change, 'end-passkey')
      const name = await removePasskey(tx, userId, body.id)
      if (name === null) throw removedAlready()
      await record(tx, { userId, kind: 'passkey-removed', at, agent, reference: name })
      await sendMail(tx, userId, mails.passkeyRemoved({ at, agent }, name), at)
      return { body: { message: `“${name}” is removed.` } }
    }),
  )

  // Asks for no address, so that nobody can find out who has an account.
  endpoint(app, deps, calls.passkeyLoginOptions, async ({ c }) => {
    const site = siteOf(c, publicUrl)
    await limits.visit(addressOf(c, trustedProxies))
    const ticket = newToken()
    const asked = { db, purpose: 'sign-in', boundTo: tokenHash(ticket), at: now() } as const
    return { body: { ticket, options: await assertionOptions(asked, site, []) } }
  })

  endpoint(app, deps, calls.passkeyLogin, async ({ c, body }) => {
    const site = siteOf(c, publicUrl)
    const at = now()
    const agent = agentIn(c)
    const user = await findByHandle(db, handleIn(body.credential))
    const passkey = user && (await findPasskey(db, user.id, body.credential.id))
    if (!user || !passkey)
      throw (await isKnownPasskey(db, body.credential.id)) ? notRight() : notRight('unknown_passkey')
    setSubject(c, user.id)
    const asked = { db, purpose: 'sign-in', boundTo: tokenHash(body.ticket), at } as const
    const right = await isRightAssertion(asked, site, passkey, body.credential)
    // A passkey is two steps in one: the device, and the finger, face or PIN that unlocks it.
    const token = right ? await signIn(db, user, { at, agent }) : null
    if (token === null) throw notRight()
    const { details } = await userDetails(db, user.id, at)
    return { body: { user: details, token, message: 'Signed in' } }
  })

  return app
}

const removedAlready = () => new HttpError(404, 'This passkey has already been removed.')
/** One message for every failure. `code`: so that the device stops offering a passkey that was removed. */
const notRight = (code?: 'unknown_passkey') =>
  new HttpError(403, 'This passkey can’t be used here. Sign in with your password.', { code })
