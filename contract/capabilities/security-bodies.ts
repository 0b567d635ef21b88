import { ID_PATTERN } from '../id-pattern.ts'
import { z } from '../zod.ts'
import { code, LOCK_DAYS, methods, passkeyName } from './security-fields.ts'
import { id } from './security.ts'

export * from './security-fields.ts'

/** A WebAuthn credential as the browser's JSON form of it. The server verifies it with a library. */
const credential = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,2000}$/, 'This is no passkey')),
  type: z.literal('public-key'),
})

export const endSessionsBody = z.union([z.strictObject({ id }), z.strictObject({ others: z.literal(true) })])

export const activityQuery = z.object({
  before: z.optional(z.string().check(z.regex(ID_PATTERN, 'before must be the id of an entry'))),
})
export const notMeBody = z.strictObject({ id: z.optional(id) })
export const secondStepBody = z.strictObject({
  ticket: z.string().check(z.maxLength(200)),
  method: z.enum(['totp', 'backup', 'passkey']),
  code: z.optional(code),
  credential: z.optional(credential),
})
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
export const passkeyAddBody = z.strictObject({ name: passkeyName, credential })
export const passkeyNameBody = z.strictObject({ id, name: passkeyName })
export const passkeyEndBody = z.strictObject({ id })
export const passkeyLoginBody = z.strictObject({ ticket: z.string().check(z.maxLength(200)), credential })

// withdrawal-lock
export const lockBody = z.strictObject({
  days: z
    .number()
    .check(
      z.int('Choose whole days'),
      z.minimum(LOCK_DAYS.least, 'Choose 1 to 30 days'),
      z.maximum(LOCK_DAYS.most, 'Choose 1 to 30 days'),
    ),
})
// address-book
export const addressRemoveBody = z.strictObject({ id })
export const onlySavedBody = z.strictObject({ on: z.boolean() })
