import { updateAddress, updateName, updatePhoneNumber, updateZipCode } from '#contract/fields.ts'
import type { UserDetails } from '#contract/user.ts'
import { z } from '#contract/zod.ts'

export const profileFields = [
  'name',
  'phoneNumber',
  'address',
  'zipCode',
  'gender',
  'investmentGoal',
] as const
export type ProfileField = (typeof profileFields)[number]

export const profileLabels: Record<ProfileField, string> = {
  name: 'Name',
  phoneNumber: 'Phone number',
  address: 'Address',
  zipCode: 'Zip code',
  gender: 'Gender',
  investmentGoal: 'Investment goal',
}

/** What stands in the form's fields. */
export type ProfileValues = Record<ProfileField, string>
/** What the server has now; `null` for a value that the app could not read. */
export type StoredProfile = Record<ProfileField, string | null>
/** What is sent. A field that is left out stays as it is stored. */
export type ProfileRequest = Partial<ProfileValues>

/** The same for each field. */
function eachField<Value>(valueOf: (field: ProfileField) => Value): Record<ProfileField, Value> {
  const values = profileFields.map((field) => [field, valueOf(field)])
  return Object.fromEntries(values) as Record<ProfileField, Value>
}

export const profileValues = (details: Pick<UserDetails, ProfileField>): StoredProfile =>
  eachField((field) => details[field])

/** What the form starts from; a field that could not be read starts empty. */
export const asTyped = (stored: StoredProfile): ProfileValues => eachField((field) => stored[field] ?? '')

/**
 * VAL-15: what stands as it was stored goes back as it was stored, whatever the rule says of it today. An empty field that
 * could not be read is left out: sent as empty, it would erase a value that nobody here has seen (ACC-2).
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

/** VAL-11 to VAL-14; gender and goal are not checked. */
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

/** What became of a form when the stored details turned out to be newer than those that it started from. */
export type ProfileMerge = {
  stored: StoredProfile
  /** For the fields: what the customer typed, else what is stored now. */
  values: ProfileValues
  /** Changed here and elsewhere: the customer has to choose (ACC-2). */
  conflicts: ProfileField[]
  /** Changed elsewhere alone: the form shows what is stored now. */
  updated: ProfileField[]
}

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
