import { expect, it } from 'vitest'
import { readLoginAnswer, readRegisterAnswer } from './auth.ts'
import { sampleUsers } from './fixtures/users.ts'
import { readUserDetails, userDetails } from './user.ts'

it.each(Object.entries(sampleUsers))(
  'API-5 the sample customer %s fits what a server promises',
  (_, user) => {
    expect(userDetails.safeParse(user).success).toBe(true)
  },
)

it('API-5 money is read as exact decimals, whether it was sent as a number or as text', () => {
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
] as const)('API-12, C51 %s of %j is not read as something else, it is null', (key, value) => {
  expect(readUserDetails.parse({ ...sampleUsers.established, [key]: value })[key]).toBeNull()
})

it.each([undefined, null, 5, {}])('API-12 details with %j for an email are nobody’s', (email) => {
  expect(readUserDetails.safeParse({ ...sampleUsers.established, email }).success).toBe(false)
})

it('SES-3 details read back from storage are the same again', () => {
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
])('API-1 %#: a sign-in counts only with a customer and a token', (answer, taken) => {
  expect(readLoginAnswer.safeParse(answer).success).toBe(taken)
})

it.each([
  [{ seedPhrase: 'abandon-ability', status: 'ok' }, true],
  [{ seedPhrase: 'abandon-ability', status: 201 }, true],
  [{ seedPhrase: '', status: 'ok' }, false],
  [{ status: 'ok' }, false],
])('API-2 %#: a registration counts only with a seed phrase', (answer, taken) => {
  expect(readRegisterAnswer.safeParse(answer).success).toBe(taken)
})
