import { editUserBody } from '#contract/auth.ts'
import { readUserDetails } from '#contract/user.ts'
import { sampleUsers } from '#contract/fixtures/users.ts'
import { describe, expect, it } from 'vitest'
import { profileFields, profileSchema, profileValues, type ProfileValues } from './profile-values.ts'

const stored = profileValues(readUserDetails.parse(sampleUsers.newcomer))

function messages(change: Partial<ProfileValues>, from = stored): Record<string, string> {
  const result = profileSchema(from).safeParse({ ...from, ...change })
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('the update form', () => {
  it.each([
    ['VAL-11', 'name', 'Sample', 'Please enter a valid full name'],
    ['VAL-11', 'name', 'Sample Three Words', 'Please enter a valid full name'],
    ['VAL-11', 'name', '', 'Please enter a valid full name'],
    ['VAL-12', 'phoneNumber', '+1 202 555', 'Please enter a valid number'],
    ['VAL-12', 'phoneNumber', 'call me', 'Please enter a valid number'],
    ['VAL-13', 'zipCode', '123', 'Minimum of 4 characters'],
    ['VAL-13', 'zipCode', '12345', 'Please enter a valid Zip code'],
    ['VAL-13', 'zipCode', '12a4', 'Please enter a valid Zip code'],
    ['VAL-14', 'address', '1 A', 'Address must be at least 5 characters long'],
  ])('%s refuses %s %j: %s', (_, field, text, message) => {
    expect(messages({ [field]: text })).toEqual({ [field]: message })
  })

  it.each([
    ['VAL-11', { name: 'Nadia O’Brien' }],
    ['VAL-11', { name: '李 小龙' }],
    ['VAL-12', { phoneNumber: '12025550100' }],
    ['VAL-13', { zipCode: '1011' }],
    ['VAL-14', { address: '2 Sample Street' }],
    ['VAL-15', { gender: 'anything', investmentGoal: '' }],
  ])('%s takes %j', (_, change) => expect(messages(change)).toEqual({}))

  it('VAL-15 a stored value left as it was never blocks the others, and goes back as it was stored', () => {
    const old: ProfileValues = {
      name: ' Sample Three Words ',
      zipCode: '10115',
      phoneNumber: '',
      address: 'A 1',
      gender: 'unlisted',
      investmentGoal: 'unlisted',
    }
    expect(profileSchema(old).parse({ ...old, phoneNumber: '123' })).toEqual({ ...old, phoneNumber: '123' })
    expect(messages({ zipCode: '10116' }, old)).toEqual({ zipCode: 'Please enter a valid Zip code' })
  })

  it('what it sends is what the call takes', () => {
    const body = profileSchema(stored).parse({ ...stored, phoneNumber: '123' })
    expect(Object.keys(body).toSorted()).toEqual(profileFields.toSorted())
    expect(editUserBody.safeParse(body).success).toBe(true)
  })

  it('C2 a field that could not be read starts empty', () => {
    const unread = readUserDetails.parse({ email: 'new@sample.test' })
    expect(Object.values(profileValues(unread))).toEqual(['', '', '', '', '', ''])
  })
})
