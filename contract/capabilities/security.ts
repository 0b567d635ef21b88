import { ID_PATTERN } from '../id-pattern.ts'
import { lenient, readEach } from '../lenient.ts'
import { z } from '../zod.ts'
import { unwrapped } from './webauthn-options.ts'

const time = z.iso.datetime({ offset: true })
/** A random public id. Never a token or its hash. */
export const id = z.string().check(z.regex(ID_PATTERN, 'This is no id of ours'))

// sessions
export const session = z.object({
  id,
  current: z.boolean(),
  createdAt: time,
  seenAt: time,
  /** The browser and system in words, such as 'Firefox on Linux'. */
  agent: z.string(),
  /** Guessed from the network address, such as 'near Berlin'. */
  place: z.optional(z.string()),
})
export const sessionsResponse = z.object({ sessions: z.array(session) })

// activity
export const activityKinds = [
  'sign-in',
  'sign-in-refused',
  'second-step-refused',
  'confirmation-refused',
  'sign-out',
  'session-ended',
  'password-changed',
  'profile-changed',
  'second-step-on',
  'second-step-off',
  'backup-codes-made',
  'backup-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'lock-set',
  'address-added',
  'address-removed',
  'only-saved-on',
  'only-saved-off',
  'word-changed',
  'withdrawal-requested',
  'withdrawal-cancelled',
  'not-me',
] as const
export type ActivityKind = (typeof activityKinds)[number]
export const activity = z.object({
  id,
  at: time,
  kind: z.string(),
  result: z.enum(['done', 'refused']),
  agent: z.optional(z.string()),
  place: z.optional(z.string()),
  reference: z.optional(z.string()),
})
export const activityResponse = z.object({ activity: z.array(activity), next: z.optional(z.string()) })
export const notMeResponse = z.object({ message: z.string(), lockedUntil: time })

// two-factor
/** Why withdrawals are held, and until when. */
export const hold = z.object({ why: z.string(), until: time })
export const securityResponse = z.object({
  totp: z.object({ on: z.boolean(), since: z.optional(time) }),
  backupCodesLeft: z.number(),
  passkeys: z.number(),
  lockedUntil: z.optional(time),
  holds: z.array(hold),
  wordSet: z.boolean(),
})
export const totpResponse = z.object({ secret: z.string(), uri: z.string(), until: time })
export const backupCodesResponse = z.object({ backupCodes: z.array(z.string()).check(z.minLength(1)) })
/** `proof` is sent once, in the header `Step-Up`, with the repeated request. */
export const stepUpResponse = z.object({ proof: z.string(), until: time })
/** What `step-up` needs from the browser for a passkey: the options of the assertion. */
export const stepUpOptionsResponse = z.object({ options: z.unknown() })

// passkeys
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: time,
  lastUsedAt: z.optional(time),
  /** Whether the device says that it copies the passkey to other devices. */
  synced: z.boolean(),
  transports: z.array(z.string()),
  /** The credential's id in the device, so that a removed passkey can be reported to it. */
  credentialId: z.string(),
})
export const passkeysResponse = z.object({ passkeys: z.array(passkey) })
export const passkeyOptionsResponse = z.object({ options: z.unknown() })
export const passkeyResponse = z.object({ id, name: z.string(), createdAt: time, synced: z.boolean() })
export const passkeyLoginOptionsResponse = z.object({ ticket: z.string(), options: z.unknown() })

// withdrawal-lock
export const lockResponse = z.object({ lockedUntil: time })

// address-book
export const savedAddress = z.object({
  id,
  label: z.string(),
  network: z.string(),
  address: z.string(),
  /** Payouts to it are refused before this time. */
  usableFrom: time,
  /** How many payouts went to it. */
  times: z.number(),
  lastUsedAt: z.optional(time),
})
export const addressesResponse = z.object({
  /** Whether payouts to other destinations are refused. */
  only: z.boolean(),
  /** Set while `only` has been switched off and still holds: the time it ends. */
  onlyOffFrom: z.optional(time),
  addresses: z.array(savedAddress),
})
export const addressResponse = z.object({ address: savedAddress })
export const onlySavedAnswer = z.object({ only: z.boolean(), onlyOffFrom: z.optional(time) })

const list = <Row>(schema: z.ZodMiniType<Row, unknown>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => readEach(values, schema)),
  )

// How the client reads these responses: one unreadable row never hides the others, and a missing field is null.
const readSession = lenient(session, ['id', 'current'])
const readActivityEntry = lenient(activity, ['id', 'kind'])
const readPasskey = lenient(passkey, ['id'])
const readAddress = lenient(savedAddress, ['id', 'address'])
export type ActivityEntry = z.output<typeof readActivityEntry>
export type SavedAddress = z.output<typeof readAddress>

export const readSessions = z.object({ sessions: list(readSession) })
export const readActivity = z.object({
  activity: list(readActivityEntry),
  next: z.catch(z.nullable(z.optional(z.string())), null),
})
export const readPasskeys = z.object({ passkeys: list(readPasskey) })
export const readAddresses = z.object({
  only: z.boolean(),
  onlyOffFrom: z.catch(z.nullable(z.optional(time)), null),
  addresses: list(readAddress),
})
/** Replaces a time in the response that can't be read, so that it isn't mistaken for a missing one. */
export const UNREADABLE = 'unreadable'
export const readSecurity = lenient(
  z.extend(securityResponse, { lockedUntil: z.catch(z.nullable(z.optional(time)), UNREADABLE) }),
  [],
)

/** The options for WebAuthn in a response: in `options`, in a `publicKey`, or the response itself. */
const optionsIn = (response: Record<string, unknown>) =>
  unwrapped('options' in response ? response.options : response)
const hasOptions = z.refine<Record<string, unknown>>((response) => {
  const options = optionsIn(response)
  return options instanceof Object && 'challenge' in options && typeof options.challenge === 'string'
})
export const readOptions = z.pipe(
  z.looseObject({}).check(hasOptions),
  z.transform((response) => ({ options: optionsIn(response) })),
)
export const readPasskeyLoginOptions = z.pipe(
  z.looseObject({ ticket: z.string() }).check(hasOptions),
  z.transform((response) => ({ ticket: response.ticket, options: optionsIn(response) })),
)
