import { updateAddress, updateName, updatePhoneNumber, updateZipCode } from '#contract/fields.ts'
import type { UserDetails } from '#contract/user.ts'
import { z } from '#contract/zod.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

export const profileFields = [
  'name',
  'phoneNumber',
  'address',
  'zipCode',
  'gender',
  'investmentGoal',
] as const
export type ProfileField = (typeof profileFields)[number]

export const profileLabels: Record<ProfileField, () => string> = {
  name: m.fullName,
  phoneNumber: m.phoneNumber,
  address: m.address,
  zipCode: m.zipCode,
  gender: m.gender,
  investmentGoal: m.investmentGoal,
}

export const genders = ['Female', 'Male', 'Other', 'Prefer not to say'] as const

const namesOfValues = new Map([
  ['none', m.noGoal],
  ['Female', m.female],
  ['Male', m.male],
  ['Other', m.otherGender],
  ['Prefer not to say', m.genderNotSaid],
])

/** Formats a gender or an investment goal. Unknown values are shown as stored. */
export function nameOfValue(value: string, t: Translate): string {
  const message = namesOfValues.get(value)
  return message ? t(message) : t(m.storedValue, { value })
}

/** The values of the form's fields. */
export type ProfileValues = Record<ProfileField, string>
/** The values on the server. `null` for a value that could not be read. */
export type StoredProfile = Record<ProfileField, string | null>
/** The request. A field that is left out keeps its stored value. */
export type ProfileRequest = Partial<ProfileValues>

function eachField<Value>(valueOf: (field: ProfileField) => Value): Record<ProfileField, Value> {
  const values = profileFields.map((field) => [field, valueOf(field)])
  return Object.fromEntries(values) as Record<ProfileField, Value>
}

/** Picks the editable fields from the customer's details. */
export const profileValues = (details: Pick<UserDetails, ProfileField>): StoredProfile =>
  eachField((field) => details[field])

/** Returns the initial values of the form. A field that could not be read starts empty. */
export const asTyped = (stored: StoredProfile): ProfileValues => eachField((field) => stored[field] ?? '')

/**
 * Applies a rule only if the field was changed. An untouched value is sent back as stored, even if the rule rejects it (VAL-15). An
 * empty field whose stored value could not be read is left out, because an empty value would erase the stored one (ACC-2).
 */
const unless = (stored: string | null, rule: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.string(),
    z.transform((text, context): string | undefined => {
      if (stored === null && text.trim() === '') return undefined
      if (text === stored) return text
      const checked = rule.safeParse(text)
      if (checked.success) return checked.data
      context.issues.push({ code: 'custom', message: checked.error.issues[0]?.message, input: text })
      return z.NEVER
    }),
  )

/** The schema of the form (VAL-11 to VAL-14). Gender and investment goal are not checked. */
export const profileSchema = (stored: StoredProfile) =>
  z.pipe(
    z.object({
      name: unless(stored.name, updateName),
      phoneNumber: unless(stored.phoneNumber, updatePhoneNumber),
      address: unless(stored.address, updateAddress),
      zipCode: unless(stored.zipCode, updateZipCode),
      gender: unless(stored.gender, z.string()),
      investmentGoal: unless(stored.investmentGoal, z.string()),
    }),
    z.transform((values): ProfileRequest =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ),
  )

/** The result of merging the form with newer stored details. */
export type ProfileMerge = {
  stored: StoredProfile
  /** The values for the form: the customer's input, otherwise the stored value. */
  values: ProfileValues
  /** Fields that were changed here and elsewhere, so the customer must choose. */
  conflicts: ProfileField[]
  /** Fields that were only changed elsewhere, so the form shows the stored value. */
  updated: ProfileField[]
}

/** Merges the `typed` values of a form that started from `base` with the details that are `stored` now. */
export function mergeProfile(base: StoredProfile, typed: ProfileValues, stored: StoredProfile): ProfileMerge {
  const before = asTyped(base)
  const isTyped = (field: ProfileField) => typed[field] !== before[field] && typed[field] !== stored[field]
  const moved = profileFields.filter((field) => stored[field] !== base[field])
  return {
    stored,
    values: eachField((field) => (isTyped(field) ? typed[field] : (stored[field] ?? ''))),
    conflicts: moved.filter((field) => isTyped(field)),
    updated: moved.filter((field) => typed[field] === before[field]),
  }
}
