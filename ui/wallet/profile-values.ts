import { updateAddress, updateName, updatePhoneNumber, updateZipCode } from '#contract/fields.ts'
import type { UserDetails } from '#contract/user.ts'
import { z } from '#contract/zod.ts'

export const profileFields = [
  'name',
  'phoneNumber',
  'address',
  'gender',
  'investmentGoal',
  'zipCode',
] as const
export type ProfileValues = Record<(typeof profileFields)[number], string>

/** What the form starts from; a field that could not be read starts empty. */
export function profileValues(details: Pick<UserDetails, keyof ProfileValues>): ProfileValues {
  return {
    name: details.name ?? '',
    phoneNumber: details.phoneNumber ?? '',
    address: details.address ?? '',
    gender: details.gender ?? '',
    investmentGoal: details.investmentGoal ?? '',
    zipCode: details.zipCode ?? '',
  }
}

/** VAL-15: what stands as it was stored goes back as it was stored, whatever the rule says of it today. */
const unless = (stored: string, rule: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.string(),
    z.transform((text, context): string => {
      if (text === stored) return text
      const checked = rule.safeParse(text)
      if (checked.success) return checked.data
      context.issues.push({ code: 'custom', message: checked.error.issues[0]?.message, input: text })
      return z.NEVER
    }),
  )

/** VAL-11 to VAL-14; gender and goal are not checked. */
export const profileSchema = (stored: ProfileValues) =>
  z.object({
    name: unless(stored.name, updateName),
    phoneNumber: unless(stored.phoneNumber, updatePhoneNumber),
    address: unless(stored.address, updateAddress),
    gender: z.string(),
    investmentGoal: z.string(),
    zipCode: unless(stored.zipCode, updateZipCode),
  })
