import { describe, expect, it } from 'vitest'
import { editUserBody } from './auth.ts'
import { address, fullName, updateAddress, updateName, updateZipCode, zipCode } from './fields.ts'
import { withdrawalBody } from './orders.ts'

const hidden = [
  '200B',
  '200C',
  '200D',
  '200E',
  '200F',
  '202A',
  '202E',
  '2060',
  '2066',
  '2069',
  '00AD',
  '061C',
  '034F',
  '115F',
  '1160',
  '17B4',
  '17B5',
  '180B',
  '180F',
  '2800',
  '3164',
  'FE00',
  'FE0F',
  'FFA0',
  'E0061',
  'E0100',
  'E01EF',
]
const sign = (code: string) => String.fromCodePoint(Number.parseInt(code, 16))

describe('invisible characters', () => {
  it.each(hidden)('B10 rejects U+%s in names and addresses, including at the start and end', (code) => {
    for (const place of [
      `12 Sam${sign(code)}ple Street`,
      `${sign(code)}12 Sample Street`,
      `12 Sample Street${sign(code)}x`,
    ]) {
      expect(address.safeParse(place).success).toBe(false)
      expect(updateAddress.safeParse(place).success).toBe(false)
    }
    expect(fullName.safeParse(`Sam${sign(code)}ple Person`).success).toBe(false)
    expect(updateName.safeParse(`Sample Per${sign(code)}son`).success).toBe(false)
    expect(zipCode.safeParse(`101${sign(code)}15`).success).toBe(false)
    expect(updateZipCode.safeParse(`101${sign(code)}15`).success).toBe(false)
    const bank = {
      amount: 1,
      accountNumber: '00012345',
      swiftCode: 'SAMPUS33',
      bankName: `Sample${sign(code)}Bank`,
    }
    expect(withdrawalBody.safeParse(bank).success).toBe(false)
  })

  it.each([
    '12 Sample Street',
    '1 Rue de l’Église',
    '東京都千代田区1-1',
    'ул. Ленина, 5',
    'خیابان میرزا\u200Cکوچک‌ ۱۲'.replace('‌ ', ' '),
    'क्\u200Dष मार्ग 12',
  ])('B10 accepts the address %s', (place) => expect(address.safeParse(place).success).toBe(true))

  it.each([
    ['between Latin letters', 'Sam\u200Cple Street 12'],
    ['after a Latin letter and before a Persian one', 'Sample\u200Cک Street 12'],
    ['before a space', 'خیابان\u200C ۱۲'],
    ['before a digit', 'خیابان\u200D12'],
    ['twice', 'میرزا\u200C\u200Cکوچک ۱۲'],
    ['at the end', 'خیابان ۱۲ میرزا\u200C'],
  ])('B10 rejects a joiner that changes nothing that is displayed: %s', (_, place) => {
    expect(address.safeParse(place).success).toBe(false)
    expect(updateAddress.safeParse(place).success).toBe(false)
  })

  it.each(['1 Sample Street\nSampletown', '1 Sample Street\r\nSampletown', '1 Sample Street\rSampletown'])(
    'VAL-8 VAL-14 keeps the line break in the address %j',
    (place) => {
      expect(address.safeParse(place).data).toBe(place)
      expect(updateAddress.safeParse(place).data).toBe(place)
    },
  )

  it('B10 rejects a line break in a name and a zip code, and other invisible characters beside one in an address', () => {
    expect(fullName.safeParse('Sample\nPerson').success).toBe(false)
    expect(updateName.safeParse('Sample\nPerson').success).toBe(false)
    expect(zipCode.safeParse('101\n15').success).toBe(false)
    expect(address.safeParse('1 Sample Street\n\u200BSampletown').success).toBe(false)
    expect(updateAddress.safeParse('1 Sample Street\u2028Sampletown').success).toBe(false)
  })

  it.each(['gender', 'investmentGoal'])('B10 rejects them in the %s of a profile', (field) => {
    for (const text of ['\u200B', 'x\u202Ey', 'x\ny'])
      expect(editUserBody.safeParse({ [field]: text }).success).toBe(false)
    expect(editUserBody.safeParse({ [field]: '' }).success).toBe(true)
  })
})
