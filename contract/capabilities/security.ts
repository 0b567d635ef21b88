import { lenient } from '../lenient.ts'
import { visible } from '../invisible.ts'
import { WALLET_LENGTH } from '../orders.ts'
import { z } from '../zod.ts'

const time = z.iso.datetime({ offset: true })
/** A random public id. Never a token or its hash. */
const id = z.string().check(z.regex(/^[\w-]{1,60}$/, 'This is no id of ours'))

/** The ways to prove that it is the customer: by authenticator, backup code, passkey or password. */
export const methods = ['totp', 'backup', 'passkey', 'password'] as const
export type Method = (typeof methods)[number]
const code = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(40, 'This code is too long'))

/** A WebAuthn credential as the browser's JSON form of it. The server verifies it with a library. */
const credential = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,2000}$/, 'This is no passkey')),
  type: z.literal('public-key'),
})

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
export const sessionsAnswer = z.object({ sessions: z.array(session) })
export const endSessionsBody = z.union([z.strictObject({ id }), z.strictObject({ others: z.literal(true) })])

// activity
export const activityKinds = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'session-ended',
  'password-changed',
  'profile-changed',
  'second-step-on',
  'second-step-off',
  'backup-codes-made',
  'passkey-added',
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
export const activityAnswer = z.object({ activity: z.array(activity), next: z.optional(z.string()) })
export const activityQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/, 'before must be the id of an entry'))),
})
export const notMeBody = z.strictObject({ id: z.optional(id) })
export const notMeAnswer = z.object({ message: z.string(), lockedUntil: time })

// two-factor
export const secondStepBody = z.strictObject({
  ticket: z.string().check(z.maxLength(200)),
  method: z.enum(['totp', 'backup', 'passkey']),
  code: z.optional(code),
  credential: z.optional(credential),
})
/** Why withdrawals are held, and until when. */
export const hold = z.object({ why: z.string(), until: time })
export const securityAnswer = z.object({
  totp: z.object({ on: z.boolean(), since: z.optional(time) }),
  backupCodesLeft: z.number(),
  passkeys: z.number(),
  lockedUntil: z.optional(time),
  holds: z.array(hold),
  wordSet: z.boolean(),
})
export const totpAnswer = z.object({ secret: z.string(), uri: z.string(), until: time })
export const totpConfirmBody = z.strictObject({ code })
export const backupCodesAnswer = z.object({ backupCodes: z.array(z.string()).check(z.minLength(1)) })
/** What a step-up can be asked for: the call that needs it. */
export const stepUpActions = [
  'add-withdrawal',
  'set-lock',
  'set-word',
  'add-address',
  'set-only-saved',
  'start-totp',
  'end-totp',
  'new-backup-codes',
  'add-passkey',
  'end-passkey',
] as const
export type StepUpAction = (typeof stepUpActions)[number]
export const stepUpBody = z.strictObject({
  /** The action that the refusal named. */
  action: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'This is no action of ours')),
  /** The SHA-256 of the body of the request to be repeated, in hexadecimal. Of the empty string if it has none. */
  bodyHash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'bodyHash must be a SHA-256 in hexadecimal')),
  method: z.enum(methods),
  code: z.optional(code),
  credential: z.optional(credential),
  password: z.optional(z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1000))),
})
/** `proof` is sent once, in the header `Step-Up`, with the repeated request. */
export const stepUpAnswer = z.object({ proof: z.string(), until: time })
/** What `step-up` needs from the browser for a passkey: the options of the assertion. */
export const stepUpOptionsAnswer = z.object({ options: z.unknown() })

// passkeys
export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(60, 'This name is too long'), visible)
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
export const passkeysAnswer = z.object({ passkeys: z.array(passkey) })
export const passkeyOptionsAnswer = z.object({ options: z.unknown() })
export const passkeyAddBody = z.strictObject({ name: passkeyName, credential })
export const passkeyAnswer = z.object({ id, name: z.string(), createdAt: time, synced: z.boolean() })
export const passkeyNameBody = z.strictObject({ id, name: passkeyName })
export const passkeyEndBody = z.strictObject({ id })
export const passkeyLoginOptionsAnswer = z.object({ ticket: z.string(), options: z.unknown() })
export const passkeyLoginBody = z.strictObject({ ticket: z.string().check(z.maxLength(200)), credential })

// withdrawal-lock
export const LOCK_DAYS = { least: 1, most: 30 } as const
export const lockBody = z.strictObject({
  days: z
    .number()
    .check(
      z.int('Choose whole days'),
      z.minimum(LOCK_DAYS.least, 'Choose 1 to 30 days'),
      z.maximum(LOCK_DAYS.most, 'Choose 1 to 30 days'),
    ),
})
export const lockAnswer = z.object({ lockedUntil: time })

// address-book
export const networks = ['bitcoin', 'ethereum', 'tron', 'other'] as const
export type SavedNetwork = (typeof networks)[number]
export const addressLabel = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name for it'), z.maxLength(60, 'This name is too long'), visible)
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
export const addressesAnswer = z.object({
  /** Whether payouts to other destinations are refused. */
  only: z.boolean(),
  /** Set while `only` has been switched off and still holds: the time it ends. */
  onlyOffFrom: z.optional(time),
  addresses: z.array(savedAddress),
})
export const addressAddBody = z.strictObject({
  label: addressLabel,
  network: z.enum(networks, { error: 'Choose a network' }),
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(WALLET_LENGTH.least, 'Enter the whole wallet address'),
      z.maxLength(WALLET_LENGTH.most, 'This is no wallet address'),
    ),
})
export const addressAnswer = z.object({ address: savedAddress })
export const addressRemoveBody = z.strictObject({ id })
export const onlySavedBody = z.strictObject({ on: z.boolean() })
export const onlySavedAnswer = z.object({ only: z.boolean(), onlyOffFrom: z.optional(time) })

// mail-word
export const wordBody = z.strictObject({
  word: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Use 3 to 40 letters'),
      z.maxLength(40, 'Use 3 to 40 letters'),
      z.regex(/^[\p{L}\p{M} '-]+$/u, 'Use letters only'),
      visible,
    ),
})

const list = <Row>(schema: z.ZodMiniType<Row, unknown>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => {
      const rows = values.flatMap((value) => {
        const read = schema.safeParse(value)
        return read.success ? [read.data] : []
      })
      return { rows, unreadable: values.length - rows.length }
    }),
  )

// How the client reads these answers: one unreadable row never hides the others, and a missing field is null.
const readSession = lenient(session, ['id', 'current'])
const readActivityEntry = lenient(activity, ['id', 'kind'])
const readPasskey = lenient(passkey, ['id'])
const readAddress = lenient(savedAddress, ['id', 'address'])
export type CustomerSession = z.output<typeof readSession>
export type ActivityEntry = z.output<typeof readActivityEntry>
export type Passkey = z.output<typeof readPasskey>
export type SavedAddress = z.output<typeof readAddress>
export type Security = z.output<typeof readSecurity>

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
export const readSecurity = lenient(securityAnswer, [])

/** The body of a refusal at sign-in that asks for the second step: 403 with the code `second_factor`. */
export const secondFactorRefusal = z.object({
  code: z.literal('second_factor'),
  ticket: z.string().check(z.minLength(1)),
  methods: z.array(z.string()),
  /** The options of a passkey assertion, if `methods` has `passkey`. */
  options: z.optional(z.unknown()),
})
/** The body of a refusal that a step-up cures: 403 with the code `step_up`. */
export const stepUpRefusal = z.object({
  code: z.literal('step_up'),
  action: z.string(),
  methods: z.array(z.string()),
})
export type SecondStepBody = z.input<typeof secondStepBody>
