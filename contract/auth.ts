import { address, email, fullName, investmentGoal, password, seedPhrase, zipCode } from './fields.ts'
import { readUserDetails, userDetails } from './user.ts'
import { z } from './zod.ts'

/** API-1. Any password is accepted at sign-in, so that one set under older rules still works. */
export const loginBody = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(1000, 'This password is too long'),
})
export const loginAnswer = z.object({ user: userDetails, token: z.string().min(1), message: z.string() })
export const readLoginAnswer = z.object({
  user: readUserDetails,
  token: z.string().min(1),
  message: z.string().catch(''),
})

/** API-2. */
export const registerBody = z.strictObject({
  name: fullName,
  email,
  password,
  zipCode,
  address,
  countryOfResidence: z.string().max(100).default(''),
  investmentGoal,
})
export const registerAnswer = z.object({ seedPhrase: z.string(), status: z.string() })
export const readRegisterAnswer = z.object({ seedPhrase: z.string().min(1), status: z.unknown() })

/** API-3. */
export const editPasswordBody = z.strictObject({ email, password, seedPhrase })
export const messageAnswer = z.object({ message: z.string() })
export const readMessageAnswer = z.object({ message: z.string().catch('') })

/**
 * API-4. Looser than the edit form: VAL-15 sends an untouched stored value back as it was, a five-digit zip code or a
 * three-word name among them. Nothing outside this list can be changed by the customer.
 */
export const editUserBody = z.strictObject({
  name: fullName,
  zipCode,
  address,
  gender: z.string().trim().max(40),
  phoneNumber: z.string().trim().max(20).regex(/^\d*$/, 'Please enter a valid number'),
  investmentGoal: z.string().trim().max(60),
})

export type LoginBody = z.input<typeof loginBody>
export type RegisterBody = z.input<typeof registerBody>
export type EditPasswordBody = z.input<typeof editPasswordBody>
export type EditUserBody = z.input<typeof editUserBody>
