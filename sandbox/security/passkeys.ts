import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import {
  type Purpose,
  type StoredPasskey,
  addChallenge,
  spendChallenge,
  storePasskeyUse,
} from '../db/passkeys.ts'
import { HttpError } from '../http/http-error.ts'
import { tokenHash } from './tokens.ts'

const CHALLENGE_MS = 5 * 60_000

/** The site that passkeys belong to: its name, and the origin that the browser has to say. */
type Site = { id: string; origin: string }

/**
 * Passkeys belong to a name, not to an IP address. It is the name in PUBLIC_URL. Without that only `localhost` counts, because
 * anyone can send any other name in the `Host` header.
 */
export function namedSite(c: Context, publicUrl: string | undefined): Site | null {
  const url = new URL(publicUrl ?? c.req.url)
  const isName = /[a-z]/i.test(url.hostname) && !url.hostname.includes(':')
  const named = publicUrl === undefined ? url.hostname === 'localhost' : isName
  return named ? { id: url.hostname, origin: url.origin } : null
}

/** The site that passkeys belong to. Throws a 409 if it is opened by an IP address, for which there are none. */
export function siteOf(c: Context, publicUrl: string | undefined): Site {
  const site = namedSite(c, publicUrl)
  if (site) return site
  throw new HttpError(
    409,
    'Passkeys need a website name. Open this site by its name, or as “localhost” on your own computer.',
  )
}

type Asked = { db: Database; purpose: Purpose; boundTo: Buffer; at: Date }

const remember = ({ db, purpose, boundTo, at }: Asked, challenge: string) =>
  addChallenge(db, tokenHash(challenge), { purpose, boundTo }, new Date(at.getTime() + CHALLENGE_MS))
const isOurs =
  ({ db, purpose, boundTo, at }: Asked) =>
  (challenge: string) =>
    spendChallenge(db, tokenHash(challenge), { purpose, boundTo }, at)

type Person = { handle: string; email: string; name: string }
type Known = { credentialId: string; transports: string[] }

/** The options for creating a passkey. No attestation: it would reveal the make of the device, and nothing here depends on it. */
export async function creationOptions(asked: Asked, site: Site, person: Person, known: Known[]) {
  const options = await generateRegistrationOptions({
    rpName: 'Plainsail',
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(person.handle)),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await remember(asked, options.challenge)
  return options
}

/** Verifies a new passkey. Returns what is stored of it, or `null` if anything about it is wrong. */
export async function verifiedCreation(asked: Asked, site: Site, response: unknown) {
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: isOurs(asked),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!result?.verified) return null
  const { credential, credentialBackedUp, credentialDeviceType } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    synced: credentialBackedUp || credentialDeviceType === 'multiDevice',
    transports: transportsIn(credential.transports),
  }
}

/** How the device is reached, as the browser sent it. */
const transportsIn = (sent: unknown): string[] =>
  Array.isArray(sent)
    ? sent.filter((name) => typeof name === 'string' && /^[a-z-]{1,20}$/.test(name)).slice(0, 8)
    : []

/** The options for using a passkey. `known` are the customer's; without them any passkey of this site may answer. */
export async function assertionOptions(asked: Asked, site: Site, known: Known[]) {
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await remember(asked, options.challenge)
  return options
}

/** The user handle that the device sent with an assertion. Empty if it sent none of ours. */
export function handleIn(response: unknown): string {
  const sent = (response as Partial<AuthenticationResponseJSON>).response?.userHandle
  const handle = typeof sent === 'string' ? Buffer.from(sent, 'base64url').toString() : ''
  return /^[0-9a-f]{32}$/.test(handle) ? handle : ''
}

/** Verifies an assertion and uses up its challenge. Returns whether it is right. */
export async function isRightAssertion(asked: Asked, site: Site, passkey: StoredPasskey, response: unknown) {
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: isOurs(asked),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      // Compared when it is stored, in one statement.
      counter: 0,
    },
  }).catch(() => null)
  if (!result?.verified) return false
  return storePasskeyUse(asked.db, passkey.id, result.authenticationInfo.newCounter, asked.at)
}
