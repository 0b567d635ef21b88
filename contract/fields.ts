import { investmentGoals } from './user.ts'
import { z } from './zod.ts'

// The messages are the specification's, VAL-1 to VAL-14, and are shown as they stand.
const word = String.raw`\p{L}\p{M}*(?:['’-]?\p{L}\p{M}*)*`
const twoOrThreeWords = new RegExp(`^${word}(?: ${word}){1,2}$`, 'u')
const twoWords = new RegExp(`^${word} ${word}$`, 'u')

export const PASSWORD_SYMBOLS = '@$!%*#?&'

/** The password's rules one by one, for a checklist; all of them together are VAL-2 and VAL-3. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', test: (text: string) => text.length >= 8 },
  { id: 'letter', label: 'A letter', test: (text: string) => /[A-Za-z]/.test(text) },
  { id: 'digit', label: 'A number', test: (text: string) => /\d/.test(text) },
  { id: 'symbol', label: `One of ${PASSWORD_SYMBOLS}`, test: (text: string) => /[@$!%*#?&]/.test(text) },
  {
    id: 'only',
    label: 'No spaces or other characters',
    test: (text: string) => text !== '' && /^[A-Za-z\d@$!%*#?&]*$/.test(text),
  },
] as const

export const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid Email')
  .pipe(z.email('Invalid Email'))
  .transform((text) => text.toLowerCase())

export const password = z
  .string()
  .min(1, 'Password is required')
  .min(8, 'Minimum of 8 characters')
  .max(128, 'Maximum of 128 characters')
  .refine((text) => text === '' || text.length < 8 || passwordRules.every((rule) => rule.test(text)), {
    error: 'At least 1 special character and a number',
  })

/** Accepted in any case, its words apart by spaces, line breaks or any dash; sent hyphen-separated in lower case. */
export const seedPhrase = z
  .string()
  .max(400, 'This is too long for a seed phrase')
  .transform((text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .split(/[\s,\p{Pd}]+/u)
      .filter(Boolean)
      .join('-'),
  )
  .pipe(z.string().min(1, 'Seed Phrase is required'))

export const fullName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'Fullname is required')
      .max(100, 'Please enter a valid full name')
      .regex(twoOrThreeWords, 'Please enter a valid full name'),
  )

export const zipCode = z
  .string()
  .trim()
  .min(1, 'Zip code is required')
  .min(4, 'Zip Code must be at least 4 characters')
  .max(20, 'Zip Code must be at most 20 characters')

export const address = z
  .string()
  .trim()
  .min(1, 'Address is required')
  .min(5, 'Address must be at least 5 characters long')
  .max(200, 'Address must be at most 200 characters long')

export const investmentGoal = z.enum(investmentGoals, { error: 'Please select an investment goal' })

/** The update form is stricter than sign-up on purpose (VAL-11 to VAL-14); VAL-15 lets untouched stored values pass. */
export const updateName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z.string().max(100, 'Please enter a valid full name').regex(twoWords, 'Please enter a valid full name'),
  )

export const updatePhoneNumber = z
  .string()
  .trim()
  .max(20, 'Please enter a valid number')
  .regex(/^\d+$/, 'Please enter a valid number')

export const updateZipCode = z
  .string()
  .trim()
  .min(4, 'Minimum of 4 characters')
  .regex(/^\d{4}$/, 'Please enter a valid Zip code')

export const updateAddress = z
  .string()
  .trim()
  .min(5, 'Address must be at least 5 characters long')
  .max(200, 'Address must be at most 200 characters long')
