import { editUserBody } from '#contract/auth.ts'
import { readUserDetails } from '#contract/user.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { describe, expect, it } from 'vitest'
import {
  asTyped,
  mergeProfile,
  profileFields,
  profileSchema,
  profileValues,
  type ProfileValues,
  type StoredProfile,
} from './profile-values.ts'

const stored = profileValues(readUserDetails.parse(sampleUsers.newcomer))

function messages(change: Partial<ProfileValues>, from: StoredProfile = stored): Record<string, string> {
  const result = profileSchema(from).safeParse({ ...asTyped(from), ...change })
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('the update form', () => {
  it.each([
    ['VAL-11', 'name', 'Sample', 'Please enter a valid full name'],
    ['VAL-11', 'name', 'Sample Name Of Four', 'Please enter a valid full name'],
    ['VAL-11', 'name', '', 'Please enter a valid full name'],
    ['VAL-12', 'phoneNumber', '1+202 555', 'Please enter a valid number'],
    ['VAL-12', 'phoneNumber', 'call me', 'Please enter a valid number'],
    ['VAL-13', 'zipCode', '123', 'Minimum of 4 characters'],
    ['VAL-13', 'zipCode', '1'.repeat(21), 'Please enter a valid Zip code'],
    ['VAL-14', 'address', '1 A', 'Address must be at least 5 characters long'],
  ])('%s rejects %s %j: %s', (_, field, text, message) => {
    expect(messages({ [field]: text })).toEqual({ [field]: message })
  })

  it.each([
    ['VAL-11', { name: 'Nadia O’Brien' }],
    ['VAL-11', { name: '李 小龙' }],
    ['VAL-11', { name: 'Sample Three Words' }],
    ['VAL-12', { phoneNumber: '12025550100' }],
    ['VAL-12', { phoneNumber: '+1 202 555 0100' }],
    ['VAL-12', { phoneNumber: '' }],
    ['VAL-13', { zipCode: '1011' }],
    ['VAL-13', { zipCode: '12345' }],
    ['VAL-13', { zipCode: 'SW1A 1AA' }],
    ['VAL-14', { address: '2 Sample Street' }],
    ['VAL-15', { gender: 'anything', investmentGoal: '' }],
  ])('%s accepts %j', (_, change) => expect(messages(change)).toEqual({}))

  it('VAL-15 sends untouched stored values back unchanged, even if they are invalid', () => {
    const old: ProfileValues = {
      name: ' Sample ',
      zipCode: '1',
      phoneNumber: '',
      address: 'A 1',
      gender: 'unlisted',
      investmentGoal: 'unlisted',
    }
    expect(profileSchema(old).parse({ ...old, phoneNumber: '123' })).toEqual({ ...old, phoneNumber: '123' })
    expect(messages({ zipCode: '10' }, old)).toEqual({ zipCode: 'Minimum of 4 characters' })
  })

  it('creates a request body that the call accepts', () => {
    const body = profileSchema(stored).parse({ ...asTyped(stored), phoneNumber: '123' })
    expect(Object.keys(body).toSorted()).toEqual(profileFields.toSorted())
    expect(editUserBody.safeParse(body).success).toBe(true)
  })

  it('VAL-12 can remove a stored phone number', () => {
    const known = { ...stored, phoneNumber: '15550100' }
    const body = profileSchema(known).parse({ ...asTyped(known), phoneNumber: '' })
    expect(body.phoneNumber).toBe('')
  })
})

describe('ACC-2 a value that could not be read', () => {
  const unread = profileValues(readUserDetails.parse({ email: 'new@sample.test' }))

  it('starts empty and is left out of the call', () => {
    expect(Object.values(unread)).toEqual([null, null, null, null, null, null])
    expect(profileSchema(unread).parse(asTyped(unread))).toEqual({})
    expect(Object.keys(profileSchema(unread).parse(asTyped(unread)))).toEqual([])
  })

  it.each(profileFields)('leaves %s out if it has only white space, and sends the others', (field) => {
    const from = { ...stored, phoneNumber: '15550100', [field]: null }
    const body = profileSchema(from).parse({ ...asTyped(from), [field]: ' ' })
    expect(Object.keys(body).toSorted()).toEqual(profileFields.filter((name) => name !== field).toSorted())
  })

  it('is validated and sent once the customer enters one', () => {
    expect(profileSchema(unread).parse({ ...asTyped(unread), zipCode: '1011' })).toEqual({ zipCode: '1011' })
    expect(messages({ zipCode: '10' }, unread)).toEqual({ zipCode: 'Minimum of 4 characters' })
  })

  it('a zip code that the server sends as a number is read and sent back as digits', () => {
    const known = profileValues(readUserDetails.parse({ ...sampleUsers.newcomer, zipCode: 1011 }))
    const body = profileSchema(known).parse({ ...asTyped(known), address: '2 Sample Street' })
    expect(body).toEqual({ ...stored, zipCode: '1011', address: '2 Sample Street' })
  })
})

describe('ACC-2 details that were changed elsewhere', () => {
  const base = { ...stored, phoneNumber: '15550100' }
  const merge = (typed: Partial<ProfileValues>, now: Partial<StoredProfile>, from: StoredProfile = base) =>
    mergeProfile(from, { ...asTyped(from), ...typed }, { ...from, ...now })

  it('keeps the input, and shows the stored value of fields that were only changed elsewhere', () => {
    const { values, conflicts, updated } = merge({ address: '2 Typed Street' }, { zipCode: '99999' })
    expect(values).toEqual({ ...base, address: '2 Typed Street', zipCode: '99999' })
    expect([conflicts, updated]).toEqual([[], ['zipCode']])
  })

  it('reports a conflict for a field changed on both sides, and keeps the input', () => {
    const { values, conflicts, updated } = merge({ address: '2 Typed Street' }, { address: '3 Other Street' })
    expect(values.address).toBe('2 Typed Street')
    expect([conflicts, updated]).toEqual([['address'], []])
  })

  it('reports no conflict if both sides made the same change', () => {
    const { conflicts, updated } = merge({ address: '2 Same Street' }, { address: '2 Same Street' })
    expect([conflicts, updated]).toEqual([[], []])
  })

  it('reports a conflict for a phone number that was removed here and changed elsewhere', () => {
    const { values, conflicts } = merge({ phoneNumber: '' }, { phoneNumber: '15550199' })
    expect([values.phoneNumber, conflicts]).toEqual(['', ['phoneNumber']])
  })

  it('does not mistake an unreadable value for input', () => {
    const readable = merge({}, { gender: 'Female' }, { ...base, gender: null })
    expect([readable.values.gender, readable.conflicts]).toEqual(['Female', []])
    const unreadable = merge({}, { address: null })
    expect([unreadable.values.address, unreadable.conflicts]).toEqual(['', []])
    const typed = merge({ address: '2 Typed Street' }, { address: null })
    expect([typed.values.address, typed.conflicts]).toEqual(['2 Typed Street', ['address']])
  })

  it('leaves the form as it is if nothing changed elsewhere', () => {
    expect(merge({ name: 'Other Name' }, {})).toMatchObject({
      values: { ...base, name: 'Other Name' },
      conflicts: [],
      updated: [],
    })
  })
})
