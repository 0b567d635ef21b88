import { address, email, fullName, investmentGoal, password, seedPhrase, zipCode } from './fields.ts'
import { readUserDetails, userDetails } from './user.ts'
import { z } from './zod.ts'

/** API-1. Any password is accepted at sign-in, so that one set under older rules still works. */
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

/** API-2. */
export const registerBody = z.strictObject({
  name: fullName,
  email,
  password,
  zipCode,
  address,
  // Zod's own name for it, since `default` is a word of the language.
  // oxlint-disable-next-line no-underscore-dangle
  countryOfResidence: z._default(z.string().check(z.maxLength(100, 'This is too long')), ''),
  investmentGoal,
})
export const registerAnswer = z.object({ seedPhrase: z.string(), status: z.string() })
export const readRegisterAnswer = z.object({
  seedPhrase: z.string().check(z.minLength(1)),
  status: z.unknown(),
})

/** API-3. */
export const editPasswordBody = z.strictObject({ email, password, seedPhrase })
export const messageAnswer = z.object({ message: z.string() })
export const readMessageAnswer = z.object({ message: z.catch(z.string(), '') })

/**
 * API-4. Looser than the edit form: VAL-15 sends an untouched stored value back as it was, a five-digit zip code or a
 * three-word name among them. Nothing outside this list can be changed by the customer.
 */
export const editUserBody = z.strictObject({
  name: fullName,
  zipCode,
  address,
  gender: z.string().check(z.trim(), z.maxLength(40, 'This is too long')),
  phoneNumber: z
    .string()
    .check(
      z.trim(),
      z.maxLength(20, 'Please enter a valid number'),
      z.regex(/^\d*$/, 'Please enter a valid number'),
    ),
  investmentGoal: z.string().check(z.trim(), z.maxLength(60, 'This is too long')),
})

export type LoginBody = z.input<typeof loginBody>
export type RegisterBody = z.input<typeof registerBody>
export type EditPasswordBody = z.input<typeof editPasswordBody>
