import {
  address,
  email,
  fullName,
  investmentGoal,
  password,
  seedPhrase,
  updatePhoneNumber,
  zipCode,
} from './fields.ts'
import { readUserDetails, userDetails } from './user.ts'
import { z } from './zod.ts'

/** The body of `POST /auth/login` (API-1). Any password is accepted, so that one set under older rules still works. */
export const loginBody = z.strictObject({
  email,
  password: z
    .string()
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'This password is too long')),
})
export const loginAnswer = z.object({
  user: userDetails,
  token: z.string().check(z.minLength(1)),
  message: z.string(),
})
export const readLoginAnswer = z.object({
  user: readUserDetails,
  token: z.string().check(z.minLength(1)),
  message: z.catch(z.string(), ''),
})

/** The body of `POST /auth/register` (API-2). */
export const registerBody = z.strictObject({
  name: fullName,
  email,
  password,
  zipCode,
  address,
  // Zod names it `_default`, because `default` is a reserved word.
  // oxlint-disable-next-line no-underscore-dangle
  countryOfResidence: z._default(z.string().check(z.maxLength(100, 'This is too long')), ''),
  investmentGoal,
})
export const registerAnswer = z.object({ seedPhrase: z.string(), status: z.string() })

type Registered = {
  /** Exactly as the server sent it. Empty if `status` is 409, which means that the email is taken (API-16). */
  seedPhrase: string
  status: unknown
}

/**
 * The phrase is shown only once, so any answer that contains one is accepted, whatever else is missing or wrong (API-16).
 * Without a phrase, an answer is valid only if its `status` is 409.
 */
export const readRegisterAnswer = z.pipe(
  z.unknown(),
  z.transform((answer, context): Registered => {
    const status = answer instanceof Object && 'status' in answer ? answer.status : undefined
    const phrase = phraseIn(answer, 3)
    if (phrase !== null || status === 409 || status === '409') return { seedPhrase: phrase ?? '', status }
    context.issues.push({ code: 'custom', message: 'There is no seed phrase', input: answer })
    return z.NEVER
  }),
)

/** Some backends wrap their answers, as `{ "data": { … } }`. */
function phraseIn(answer: unknown, depth: number): string | null {
  if (depth === 0 || !(answer instanceof Object) || Array.isArray(answer)) return null
  const phrase = 'seedPhrase' in answer ? textOf(answer.seedPhrase) : null
  if (phrase !== null) return phrase
  for (const value of Object.values(answer)) {
    const found = phraseIn(value, depth - 1)
    if (found !== null) return found
  }
  return null
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  const words = Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')
  return words ? textOf(value.join('-')) : null
}

/** The body of `PUT /auth/edit-password`, which resets a forgotten password (API-3). */
export const editPasswordBody = z.strictObject({ email, password, seedPhrase })
export const editPasswordAnswer = z.object({
  message: z.string(),
  sessionsEnded: z.optional(z.boolean()),
})
/** `sessionsEnded` counts only if it is exactly `true`: the app promises nothing that the backend didn't say. */
export const readEditPasswordAnswer = z.pipe(
  z.unknown(),
  z.transform((answer) => ({
    sessionsEnded: answer instanceof Object && 'sessionsEnded' in answer && answer.sessionsEnded === true,
  })),
)
export const messageAnswer = z.object({ message: z.string() })

/**
 * The body of `PUT /auth/edit-user` (API-4), with the only fields that customers can change. It accepts more than the edit form
 * does, because the form sends untouched stored values back unchanged (VAL-15). A missing field keeps its stored value. The client
 * leaves out the values that it couldn't read (ACC-2).
 */
export const editUserBody = z.partial(
  z.strictObject({
    name: fullName,
    zipCode,
    address,
    gender: z.string().check(z.trim(), z.maxLength(40, 'This is too long')),
    phoneNumber: updatePhoneNumber,
    investmentGoal: z.string().check(z.trim(), z.maxLength(60, 'This is too long')),
  }),
)

export type LoginBody = z.input<typeof loginBody>
export type RegisterBody = z.input<typeof registerBody>
export type EditPasswordBody = z.input<typeof editPasswordBody>
