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
import { visible } from './invisible.ts'
import { z } from './zod.ts'

/** The body of `POST /auth/login` (API-1). Any password is accepted, so that one set under older rules still works. */
export const loginBody = z.strictObject({
  email,
  password: z
    .string()
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'This password is too long')),
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
  countryOfResidence: z._default(z.string().check(z.maxLength(100, 'This is too long'), visible), ''),
  investmentGoal,
})
/** The body of `PUT /auth/edit-password`, which resets a forgotten password (API-3). */
export const editPasswordBody = z.strictObject({ email, password, seedPhrase })
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
    gender: z.string().check(z.trim(), z.maxLength(40, 'This is too long'), visible),
    phoneNumber: updatePhoneNumber,
    investmentGoal: z.string().check(z.trim(), z.maxLength(60, 'This is too long'), visible),
  }),
)

export type LoginBody = z.input<typeof loginBody>
export type RegisterBody = z.input<typeof registerBody>
export type EditPasswordBody = z.input<typeof editPasswordBody>
