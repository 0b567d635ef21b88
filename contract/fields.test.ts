import { expect, it } from 'vitest'
import {
  address,
  email,
  fullName,
  investmentGoal,
  password,
  passwordRules,
  seedPhrase,
  typedSeedPhrase,
  updateAddress,
  updateName,
  updatePhoneNumber,
  updateZipCode,
  zipCode,
} from './fields.ts'
import { investmentGoals } from './user.ts'
import type { z } from './zod.ts'

/** Returns the first message, which is the one that a form shows, or `null` for a valid value. */
function firstError(schema: z.ZodMiniType, value: unknown): string | null {
  const result = schema.safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}

it.each([
  ['sample@sample.test', 'sample@sample.test'],
  [' Sample@Sample.TEST ', 'sample@sample.test'],
  ['first.last+tag@sub.sample.test', 'first.last+tag@sub.sample.test'],
  ["o'neil@sample.test", "o'neil@sample.test"],
])('VAL-1, SGN-2 reads the email %j as %s', (text, value) => {
  expect(email.parse(text)).toBe(value)
})

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['sample', 'Invalid Email'],
  ['sample@', 'Invalid Email'],
  ['@sample.test', 'Invalid Email'],
  ['sample@sample', 'Invalid Email'],
  ['a b@sample.test', 'Invalid Email'],
  ['a@b@sample.test', 'Invalid Email'],
  ['sample@sample..test', 'Invalid Email'],
  ['sample\u200b@sample.test', 'Invalid Email'],
  [`${'a'.repeat(250)}@sample.test`, 'Invalid Email'],
])('VAL-1 rejects the email %j: %s', (text, message) => {
  expect(firstError(email, text)).toBe(message)
})

const short = 'Minimum of 8 characters'
const weak = 'At least 1 special character and a number'
it.each([
  ['', 'Password is required'],
  ['a', short],
  ['a1#', short],
  ['Short#7', short],
  ['lettersonly', weak],
  ['letters123', weak],
  ['letters#only', weak],
  ['12345678#', weak],
  ['Harbour#Light7 ', weak],
  ['Harbour Light#7', weak],
  ['Harbour#Light7-', weak],
  ['Hafen#Straße7', weak],
  ['Пароль#12345', weak],
  ['Harbour#Light７', weak],
  [`${'a'.repeat(127)}1#`, 'Maximum of 128 characters'],
])('VAL-2, VAL-3, VAL-4 rejects the password %j: %s', (text, message) => {
  expect(firstError(password, text)).toBe(message)
})

it.each([
  'abcdef1#',
  'A1@$!%*#?&',
  'Harbour#Light7',
  `${'a'.repeat(126)}1#`,
  ...[...'@$!%*#?&'].map((c) => `abcdef1${c}`),
])('VAL-3 accepts the password %j unchanged', (text) => {
  expect(password.parse(text)).toBe(text)
})

it.each(['', 'short', 'lettersonly', 'Harbour#Light7', 'Harbour Light#7', '12345678#', 'Pässwort#1'])(
  'VAL-2, VAL-3 the checklist and the field agree about %j',
  (text) => {
    expect(passwordRules.every((rule) => rule.test(text))).toBe(password.safeParse(text).success)
  },
)

const phrase = 'abandon-ability-able-about-above-absent'
it.each([
  phrase,
  phrase.toUpperCase(),
  phrase.replaceAll('-', ' '),
  phrase.replaceAll('-', '\n'),
  phrase.replaceAll('-', '\r\n'),
  phrase.replaceAll('-', ' - '),
  phrase.replaceAll('-', '  '),
  phrase.replaceAll('-', '\t'),
  phrase.replaceAll('-', '\u00a0'),
  phrase.replaceAll('-', '–'),
  phrase.replaceAll('-', '\u2011'),
  phrase.replaceAll('-', ', '),
  ` ${phrase} \n`,
  phrase.replace('able', 'ａｂｌｅ'),
])('reads %j as the same six words', (text) => {
  expect(seedPhrase.parse(text)).toBe(phrase)
})

it.each(['', '   ', '\n', '-', ' - - '])('VAL-5 rejects the seed phrase %j', (text) => {
  expect(firstError(seedPhrase, text)).toBe('Seed Phrase is required')
})

it('rejects input that is not a seed phrase before hashing it', () => {
  expect(firstError(seedPhrase, 'a '.repeat(300))).toBe('This is too long for a seed phrase')
})

it.each([
  ['lower case and hyphens, as issued', phrase, phrase],
  ['capitals', 'Abandon-ABILITY-able', 'Abandon-ABILITY-able'],
  ['spaces', 'Abandon Ability Able', 'Abandon Ability Able'],
  ['other separators', 'abandon_ability.able/about', 'abandon_ability.able/about'],
  ['another kind of dash', 'abandon–ability', 'abandon–ability'],
  ['accented letters', 'Éclair-straße', 'Éclair-straße'],
  ['surrounding white space', ` \u00a0\n${phrase}\r\n\t`, phrase],
  ['invisible characters from copying', `\ufeffaban\u00addon-\u200bability\u200e`, 'abandon-ability'],
  ['non-breaking spaces', 'Abandon\u00a0Ability\u202fAble', 'Abandon Ability Able'],
  ['a line break after a hyphen', 'abandon-\r\nability-able', 'abandon-ability-able'],
  ['a line break before a hyphen', 'abandon\n-ability', 'abandon-ability'],
  ['a line break in a phrase with spaces', 'Abandon Ability \nAble', 'Abandon Ability Able'],
  ['one word per line', 'abandon\nability\n\nable', 'abandon-ability-able'],
])('API-18 sends a phrase with %s as it was issued', (_, typed, sent) => {
  expect(typedSeedPhrase.parse(typed)).toBe(sent)
})

it.each(['', '   ', '\n', '-', ' - - ', '\u200b'])('VAL-5 rejects %j in the reset form', (text) => {
  expect(firstError(typedSeedPhrase, text)).toBe('Seed Phrase is required')
})

it('API-18 accepts a long phrase, but not a page of text', () => {
  expect(firstError(typedSeedPhrase, 'word-'.repeat(120))).toBeNull()
  expect(firstError(typedSeedPhrase, 'a '.repeat(600))).toBe('This is too long for a seed phrase')
})

it.each([
  'Sample Newcomer',
  'José Álvarez',
  'Jose\u0301 A\u0301lvarez',
  '李 小龙',
  'محمد علي',
  'नरेन्द्र मोदी',
  'Anne-Marie O’Neil',
  "Anne-Marie O'Neil",
  'Ana Maria Silva',
  'Ł Ż',
])('VAL-6 accepts the name %j', (text) => {
  expect(fullName.parse(` ${text} `)).toBe(text.normalize('NFC'))
})

const badName = 'Please enter a valid full name'
it.each([
  ['', 'Fullname is required'],
  ['  ', 'Fullname is required'],
  ['Sample', badName],
  ['One Two Three Four', badName],
  ['Sample  Newcomer', badName],
  ['Sample\tNewcomer', badName],
  ['Sample Newcomer2', badName],
  ['Sample N.', badName],
  ['Sample -Newcomer', badName],
  ["Sample Newcomer'", badName],
  ["Sample New''comer", badName],
  ['Sample 🙂', badName],
  ['Sample\u200b Newcomer', badName],
  ['Sample \u202eNewcomer', badName],
  ['\u0301a bc', badName],
  [`${'a'.repeat(60)} ${'b'.repeat(60)}`, badName],
])('VAL-6, C45 rejects the name %j: %s', (text, message) => {
  expect(firstError(fullName, text)).toBe(message)
})

it('C45 rejects a name of ten thousand letters in under a second', () => {
  const start = performance.now()
  expect(firstError(fullName, `${'a'.repeat(10_000)}!`)).toBe(badName)
  expect(firstError(fullName, `${"a'".repeat(5_000)}!`)).toBe(badName)
  expect(firstError(fullName, `a${'\u0301'.repeat(10_000)}!`)).toBe(badName)
  expect(performance.now() - start).toBeLessThan(1000)
})

const schemas = {
  zipCode,
  address,
  investmentGoal,
  updateName,
  updatePhoneNumber,
  updateZipCode,
  updateAddress,
}
type Field = keyof typeof schemas

it.each<[Field, unknown, string | null]>([
  ['zipCode', '', 'Zip code is required'],
  ['zipCode', '   ', 'Zip code is required'],
  ['zipCode', '101', 'Zip Code must be at least 4 characters'],
  ['zipCode', ' 101 ', 'Zip Code must be at least 4 characters'],
  ['zipCode', '1'.repeat(21), 'Zip Code must be at most 20 characters'],
  ['zipCode', '1011', null],
  ['zipCode', 'SW1A 1AA', null],
  ['address', '', 'Address is required'],
  ['address', '1 St', 'Address must be at least 5 characters long'],
  ['address', '    5', 'Address must be at least 5 characters long'],
  ['address', 'a'.repeat(201), 'Address must be at most 200 characters long'],
  ['address', '1 Sample Street', null],
  ['investmentGoal', '', 'Please select an investment goal'],
  ['investmentGoal', undefined, 'Please select an investment goal'],
  ['investmentGoal', 'Getting rich', 'Please select an investment goal'],
  ...investmentGoals.map((goal) => ['investmentGoal', goal, null] as [Field, string, null]),
])('VAL-7, VAL-8, VAL-9 %s: the message for %j is %j', (field, value, message) => {
  expect(firstError(schemas[field], value)).toBe(message)
})

it.each<[Field, unknown, string | null]>([
  ['updateName', 'Sample Newcomer', null],
  ['updateName', 'José O’Neil', null],
  ['updateName', '', badName],
  ['updateName', 'Sample', badName],
  ['updateName', 'Ana Maria Silva', null],
  ['updateName', 'One Two Three Four', badName],
  ['updateName', 'Sample 2', badName],
  ['updatePhoneNumber', '15550100', null],
  ['updatePhoneNumber', '', null],
  ['updatePhoneNumber', '  ', null],
  ['updatePhoneNumber', '+15550100', null],
  ['updatePhoneNumber', '+1 202 555 0100', null],
  ['updatePhoneNumber', '155 50100', null],
  ['updatePhoneNumber', '1'.repeat(20), null],
  ['updatePhoneNumber', '1'.repeat(21), 'Please enter a valid number'],
  ['updatePhoneNumber', '+', 'Please enter a valid number'],
  ['updatePhoneNumber', '155+50100', 'Please enter a valid number'],
  ['updatePhoneNumber', '++15550100', 'Please enter a valid number'],
  ['updatePhoneNumber', '155-50100', 'Please enter a valid number'],
  ['updatePhoneNumber', 'call me', 'Please enter a valid number'],
  ['updatePhoneNumber', '１５５', 'Please enter a valid number'],
  ['updatePhoneNumber', `1${' '.repeat(5000)}`, null],
  ['updatePhoneNumber', `1${' '.repeat(5000)}x`, 'Please enter a valid number'],
  ['updateZipCode', '1011', null],
  ['updateZipCode', '10115', null],
  ['updateZipCode', 'SW1A 1AA', null],
  ['updateZipCode', '101', 'Minimum of 4 characters'],
  ['updateZipCode', ' 101 ', 'Minimum of 4 characters'],
  ['updateZipCode', '', 'Minimum of 4 characters'],
  ['updateZipCode', '1'.repeat(21), 'Please enter a valid Zip code'],
  ['updateZipCode', '10\u200b115', 'This has invisible characters: remove them'],
  ['updateAddress', '1 Sample Street', null],
  ['updateAddress', '1 St', 'Address must be at least 5 characters long'],
  ['updateAddress', '', 'Address must be at least 5 characters long'],
])('VAL-11, VAL-12, VAL-13, VAL-14 %s: the message for %j is %j', (field, value, message) => {
  expect(firstError(schemas[field], value)).toBe(message)
})
