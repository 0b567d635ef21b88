import { describe, expect, it } from 'vitest'
import { editUserBody, loginBody, registerBody } from './auth.ts'
import {
  address,
  email,
  fullName,
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
import { MAX_CENTS } from './money.ts'
import { paging } from './paging.ts'
import { depositBody, swiftCode, withdrawalBody } from './orders.ts'
import type { z } from './zod.ts'

const letters = (count: number) => 'a'.repeat(count)
const name = (length: number) => `Ann ${letters(length - 4)}`
const strong = (length: number) => `${letters(length - 2)}1#`
const emailOf = (length: number) => {
  const domain = `${`${letters(50)}.`.repeat(3)}sample.test`
  return `${letters(length - domain.length - 1)}@${domain}`
}
const bank = { amount: 10, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
const registration = {
  name: 'Sample Person',
  email: 'ann@sample.test',
  password: strong(10),
  zipCode: '12345',
  address: '1 Sample Street',
  investmentGoal: 'none',
}
// No text shorter than this can be valid.
const shortest = (schema: z.ZodMiniType) => (schema === fullName || schema === updateName ? 5 : 0)
const taken = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

describe('the limits of every text, each accepted at its limit and refused one beyond it', () => {
  it.each<[string, z.ZodMiniType, (length: number) => unknown, number, number]>([
    ['VAL-2, VAL-4 a new password', password, strong, 8, 128],
    ['VAL-6 a full name', fullName, name, 5, 100],
    ['VAL-7 a zip code', zipCode, letters, 4, 20],
    ['VAL-8 an address', address, letters, 5, 200],
    ['VAL-11 a changed name', updateName, name, 5, 100],
    ['VAL-13 a changed zip code', updateZipCode, letters, 4, 20],
    ['VAL-14 a changed address', updateAddress, letters, 5, 200],
    ['VAL-12 a changed telephone number', updatePhoneNumber, (length) => '1'.repeat(length), 0, 20],
    ['API-18 a typed seed phrase', typedSeedPhrase, letters, 1, 1000],
    ['a seed phrase at the sandbox', seedPhrase, letters, 1, 400],
    [
      'API-1 a password at sign-in',
      loginBody,
      (length) => ({ email: 'a@b.co', password: letters(length) }),
      1,
      1000,
    ],
    [
      'API-2 a country',
      registerBody,
      (length) => ({ ...registration, countryOfResidence: letters(length) }),
      0,
      100,
    ],
    ['API-4 a gender', editUserBody, (length) => ({ gender: letters(length) }), 0, 40],
    ['API-4 an investment goal', editUserBody, (length) => ({ investmentGoal: letters(length) }), 0, 60],
    [
      'API-9 an account number',
      withdrawalBody,
      (length) => ({ ...bank, accountNumber: letters(length) }),
      4,
      34,
    ],
    ['API-9 a bank name', withdrawalBody, (length) => ({ ...bank, bankName: letters(length) }), 2, 100],
    [
      'API-9 a wallet address',
      withdrawalBody,
      (length) => ({ amount: 10, wallet: letters(length) }),
      20,
      120,
    ],
    ['the row before a page', paging, (length) => ({ before: letters(length) }), 1, 60],
  ])('%s', (_, schema, text, least, most) => {
    const around = [least - 1, least, most, most + 1].filter((length) => length >= shortest(schema))
    expect(around.filter((length) => taken(schema, text(length)))).toEqual([least, most])
  })

  it('VAL-1 an email address of 254 characters', () => {
    expect(emailOf(254)).toHaveLength(254)
    expect([taken(email, emailOf(253)), taken(email, emailOf(254)), taken(email, emailOf(255))]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('VAL-6 a name of two or three words', () => {
    const words = ['Ann', 'Ann Lee', 'Ann Lee Roe', 'Ann Lee Roe Poe']
    for (const schema of [fullName, updateName])
      expect(words.map((text) => taken(schema, text))).toEqual([false, true, true, false])
  })

  it('API-9 a SWIFT code of 8 or 11 characters', () => {
    const code = 'SAMPUS33XXX1'
    const lengths = [7, 8, 9, 10, 11, 12].filter((length) => taken(swiftCode, code.slice(0, length)))
    expect(lengths).toEqual([8, 11])
  })

  it.each([
    ['0', false],
    ['1', true],
    ['10000', true],
    ['10001', false],
    ['99999', false],
  ])('a page of %s rows: %s', (limit, accepted) => expect(taken(paging, { limit })).toBe(accepted))
})

it('API-6 an amount is from one cent to the largest, in whole cents', () => {
  const most = Number(MAX_CENTS) / 100
  expect(most).toBe(999_999_999_999.99)
  const amounts = [0, 0.001, 0.009, 0.01, 0.011, most, most + 0.01, 1e12, -0.01]
  expect(amounts.filter((amount) => taken(depositBody, { amount }))).toEqual([0.01, most])
})

it('VAL-3 each password rule looks at its own characters only', () => {
  const texts = { lower: 'a', upper: 'Z', digit: '7', symbol: '#', space: ' ', other: '-' }
  const passing = (id: string) =>
    Object.entries(texts).flatMap(([kind, sign]) =>
      passwordRules.find((rule) => rule.id === id)?.test(sign.repeat(8)) ? [kind] : [],
    )
  expect(passing('letter')).toEqual(['lower', 'upper'])
  expect(passing('digit')).toEqual(['digit'])
  expect(passing('symbol')).toEqual(['symbol'])
  expect(passing('only')).toEqual(['lower', 'upper', 'digit', 'symbol'])
  const symbols = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at))
  const rule = passwordRules.find(({ id }) => id === 'symbol')
  expect(
    symbols
      .filter((sign) => rule?.test(sign))
      .toSorted()
      .join(''),
  ).toBe([...'@$!%*#?&'].toSorted().join(''))
})
