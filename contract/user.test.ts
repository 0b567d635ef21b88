import { expect, it } from 'vitest'
import { readLoginResponse, readRegisterResponse } from './auth-responses.ts'
import { sampleUsers } from './fixtures/sample-users.ts'
import { readUserDetails, userDetails } from './user.ts'

it.each(Object.entries(sampleUsers))('API-5 the sample customer %s matches the schema', (_, user) => {
  expect(userDetails.safeParse(user).success).toBe(true)
})

it('API-5 reads money as exact decimals, from numbers and strings', () => {
  const { tradeProfit, totalEquity } = readUserDetails.parse({
    ...sampleUsers.established,
    tradeProfit: '12345678901234567.89',
  })
  expect(tradeProfit).toBe('12345678901234567.89')
  expect(totalEquity).toBe('15766.17')
})

it.each([
  ['verified', 'false'],
  ['verified', 0],
  ['verified', undefined],
  ['userCanWithdraw', 'true'],
  ['userCanWithdraw', 1],
  ['tradeProfit', 'a lot'],
  ['tradeProfit', null],
  ['bitcoinAddress', 5],
  ['withdrawalCharges', -0.01],
  ['withdrawalCharges', '100.01'],
  ['withdrawalCharges', '5%'],
] as const)('API-12, C51 %s: reads %j as null and never converts it', (key, value) => {
  expect(readUserDetails.parse({ ...sampleUsers.established, [key]: value })[key]).toBeNull()
})

it.each([
  [0, '0'],
  ['2.50', '2.50'],
  [100, '100'],
] as const)('FAIR-4 reads a fee of %j percent, up to the whole amount', (charges, read) => {
  const user = { ...sampleUsers.established, withdrawalCharges: charges }
  expect(readUserDetails.parse(user).withdrawalCharges).toBe(read)
})

it.each([
  ['zipCode', 1011, '1011'],
  ['phoneNumber', 12025550100, '12025550100'],
  ['phoneNumber', 0, '0'],
  ['zipCode', 10.5, null],
  ['zipCode', -1011, null],
  ['phoneNumber', 1e21, null],
  ['phoneNumber', Number.NaN, null],
  ['phoneNumber', null, null],
  ['zipCode', undefined, null],
  ['zipCode', ['1011'], null],
  ['name', 7, null],
  ['gender', false, null],
  ['address', 5, null],
] as const)('ACC-2 %s: reads %j as %j, and converts only safe whole numbers', (key, value, read) => {
  expect(readUserDetails.parse({ ...sampleUsers.established, [key]: value })[key]).toBe(read)
})

it.each([undefined, null, 5, {}])('API-12 rejects details whose email is %j', (email) => {
  expect(readUserDetails.safeParse({ ...sampleUsers.established, email }).success).toBe(false)
})

it('SES-3 reads stored details back unchanged', () => {
  const once = readUserDetails.parse(sampleUsers.established)
  expect(readUserDetails.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
  const broken = readUserDetails.parse({ email: 'sample@sample.test' })
  expect(readUserDetails.parse(JSON.parse(JSON.stringify(broken)))).toEqual(broken)
})

it.each([
  [{ user: sampleUsers.newcomer, token: 'sample' }, true],
  [{ user: sampleUsers.newcomer, token: 'sample', message: 5 }, true],
  [{ user: sampleUsers.newcomer }, false],
  [{ user: sampleUsers.newcomer, token: '' }, false],
  [{ token: 'sample', message: 'Signed in' }, false],
  [null, false],
])('API-1 %#: a sign-in is valid only with a customer and a token', (response, taken) => {
  expect(readLoginResponse.safeParse(response).success).toBe(taken)
})

it.each([
  [{ seedPhrase: 'abandon-ability', status: 'ok' }, 'abandon-ability'],
  [{ seedPhrase: 'abandon-ability', status: 201 }, 'abandon-ability'],
  [{ seedPhrase: 'abandon-ability' }, 'abandon-ability'],
  [{ seedPhrase: 'abandon-ability', status: null, user: 5 }, 'abandon-ability'],
  [{ seedPhrase: 'abandon-ability', status: 409 }, 'abandon-ability'],
  [{ seedPhrase: 'Abandon Ability' }, 'Abandon Ability'],
  [{ seedPhrase: ['abandon', 'ability'] }, 'abandon-ability'],
  [{ status: 'ok', data: { seedPhrase: 'abandon-ability' } }, 'abandon-ability'],
  [{ data: { user: { seedPhrase: 'abandon-ability' } } }, 'abandon-ability'],
])('API-16 finds the phrase in %j, whatever else is missing', (response, phrase) => {
  expect(readRegisterResponse.parse(response).seedPhrase).toBe(phrase)
})

it.each([409, '409'])('API-16 status %j in the body means that the email is taken', (status) => {
  expect(readRegisterResponse.parse({ status, message: 'Taken' })).toEqual({ seedPhrase: '', status })
})

it.each([
  { seedPhrase: '', status: 'ok' },
  { seedPhrase: '  ', status: 'ok' },
  { seedPhrase: 5 },
  { seedPhrase: [1, 2] },
  { status: 'ok' },
  { status: 4090 },
  {},
  [],
  null,
  'abandon-ability',
])('API-2 rejects %j as a registration, because it has no phrase', (response) => {
  expect(readRegisterResponse.safeParse(response).success).toBe(false)
})
