import { investmentGoals } from './user.ts'
import { visible, visibleLines } from './invisible.ts'
import { z } from './zod.ts'

// The specification (VAL-1 to VAL-14) sets the wording of the messages. The client shows them unchanged.
const word = String.raw`\p{L}\p{M}*(?:['’-]?\p{L}\p{M}*)*`
const twoOrThreeWords = new RegExp(`^${word}(?: ${word}){1,2}$`, 'u')

export const PASSWORD_SYMBOLS = '@$!%*#?&'

/** The rules for a new password, one by one for the checklist (VAL-2, VAL-3). */
export const passwordRules = [
  { id: 'length', test: (text: string) => text.length >= 8 },
  { id: 'letter', test: (text: string) => /[A-Za-z]/.test(text) },
  { id: 'digit', test: (text: string) => /\d/.test(text) },
  { id: 'symbol', test: (text: string) => /[@$!%*#?&]/.test(text) },
  { id: 'only', test: (text: string) => text !== '' && /^[A-Za-z\d@$!%*#?&]*$/.test(text) },
] as const

export const email = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254, 'Invalid Email')),
    z.email('Invalid Email'),
  ),
  z.transform((text) => text.toLowerCase()),
)

export const password = z.string().check(
  z.minLength(1, 'Password is required'),
  z.minLength(8, 'Minimum of 8 characters'),
  z.maxLength(128, 'Maximum of 128 characters'),
  z.refine((text) => text === '' || text.length < 8 || passwordRules.every((rule) => rule.test(text)), {
    error: 'At least 1 special character and a number',
  }),
)

// Invisible characters that copying may add. Joiners stay, because some scripts need them to spell words.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Removes what copying added, but keeps letter case and separators, because a backend may compare them (API-18). A line break may
 * come from wrapping a long phrase, or separate words that were listed one per line.
 */
function asIssued(text: string): string {
  const copied = text
    .replace(invisible, '')
    .replace(/\s*[\r\n\u2028\u2029]\s*/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .trim()
  const unwrapped = copied.replace(/-\n|\n-/g, '-')
  return unwrapped.replaceAll('\n', /[ -]/.test(unwrapped) ? ' ' : '-')
}

/** The seed phrase in the reset form, sent as the backend issued it. */
export const typedSeedPhrase = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(1000, 'This is too long for a seed phrase')),
    z.transform((text: string) => asIssued(text)),
  ),
  z.string().check(z.refine((text) => /[\p{L}\p{N}]/u.test(text), { error: 'Seed Phrase is required' })),
)

/** The seed phrase as the sandbox compares it: in lower case, with one hyphen between words. */
export const seedPhrase = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(400, 'This is too long for a seed phrase')),
    z.transform((text) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .split(/[\s,\p{Pd}]+/u)
        .filter(Boolean)
        .join('-'),
    ),
  ),
  z.string().check(z.minLength(1, 'Seed Phrase is required')),
)

const tidyName = z.pipe(
  z.string(),
  z.transform((text) => text.normalize('NFC').trim()),
)

export const fullName = z.pipe(
  tidyName,
  z
    .string()
    .check(
      z.minLength(1, 'Fullname is required'),
      z.maxLength(100, 'Please enter a valid full name'),
      z.regex(twoOrThreeWords, 'Please enter a valid full name'),
      visible,
    ),
)

export const zipCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Zip code is required'),
    z.minLength(4, 'Zip Code must be at least 4 characters'),
    z.maxLength(20, 'Zip Code must be at most 20 characters'),
    visible,
  )

export const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Address is required'),
    z.minLength(5, 'Address must be at least 5 characters long'),
    z.maxLength(200, 'Address must be at most 200 characters long'),
    visibleLines,
  )

export const investmentGoal = z.enum(investmentGoals, { error: 'Please select an investment goal' })

// The profile form has its own messages (VAL-11 to VAL-14). It doesn't check stored values that the customer left untouched (VAL-15).
export const updateName = z.pipe(
  tidyName,
  z
    .string()
    .check(
      z.maxLength(100, 'Please enter a valid full name'),
      z.regex(twoOrThreeWords, 'Please enter a valid full name'),
      visible,
    ),
)

/** Up to 20 digits, with an optional leading `+` and spaces. An empty string removes the stored number. */
export const updatePhoneNumber = z
  .string()
  .check(z.trim(), z.regex(/^(?:\+? *\d(?: *\d){0,19})?$/, 'Please enter a valid number'))

export const updateZipCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(4, 'Minimum of 4 characters'),
    z.maxLength(20, 'Please enter a valid Zip code'),
    visible,
  )

export const updateAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Address must be at least 5 characters long'),
    z.maxLength(200, 'Address must be at most 200 characters long'),
    visibleLines,
  )
