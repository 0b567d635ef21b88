import { readFileSync } from 'node:fs'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { password } from '#contract/fields.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { createHasher } from '../security/hashing.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import type { Database } from './database.ts'
import { SAMPLE_PASSWORD, sampleSignIns } from './sample-customers.ts'
import { seed } from './seed.ts'

const signIn = async (db: Database, email: string) => {
  const { call } = createTestApp(db)
  const response = await call('POST', '/auth/login', { body: { email, password: SAMPLE_PASSWORD } })
  return { call, user: response.json.user, token: String(response.json.token) }
}

onBothEngines((db) => {
  describe('the sample customers', () => {
    const now = new Date('2026-06-01T12:00:00Z')
    beforeAll(() => seed(db(), createHasher(), now).then(() => undefined), 60_000)

    it.each(Object.values(sampleUsers).map((user) => [user.email, user] as const))(
      'FAIR-1 the rows of %s add up to exactly the figures of the fixture',
      async (email, fixture) => expect((await signIn(db(), email)).user).toEqual(fixture),
    )

    it('reach every status in both histories, and one stays pending', async () => {
      const { call, token } = await signIn(db(), 'withdraw@sample.test')
      const deposits = (await call('GET', '/transaction/all', { token })).json.allTransactions
      const withdrawals = (await call('GET', '/withdrawal/all', { token })).json.allWithdrawals
      expect(deposits).toMatchObject([
        { status: 'pending' },
        { status: 'approved' },
        { status: 'failed' },
        { status: 'approved' },
      ])
      expect(withdrawals).toMatchObject([
        { status: 'pending', transactionFee: 10 },
        { status: 'approved', transactionFee: 25, bankName: 'Sample Bank' },
        { status: 'failed', transactionFee: 1.25 },
      ])
    })

    it('include a long history, an empty one, and missing addresses', async () => {
      const long = await signIn(db(), 'history@sample.test')
      expect(
        (await long.call('GET', '/transaction/all', { token: long.token })).json.allTransactions,
      ).toHaveLength(10_000)
      const none = await signIn(db(), 'empty@sample.test')
      expect(
        (await none.call('GET', '/transaction/all', { token: none.token })).json.allTransactions,
      ).toEqual([])
      const bare = await signIn(db(), 'noaddress@sample.test')
      expect(bare.user).toMatchObject({ bitcoinAddress: '', ethereumAddress: '', usdtAddress: '' })
    })

    it('can reset their password with the documented phrase', async () => {
      const { call } = createTestApp(db())
      for (const { email, phrase } of sampleSignIns) {
        const body = { email, seedPhrase: phrase, password: SAMPLE_PASSWORD }
        expect((await call('PUT', '/auth/edit-password', { body })).status).toBe(200)
      }
    })

    it('are added once, and never next to other customers', async () => {
      expect(await seed(db(), createHasher(), now)).toBe(false)
    })
  })
})

it('the documented sign-ins meet our own rules and are listed in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(password.safeParse(SAMPLE_PASSWORD).success).toBe(true)
  expect(isCommonPassword(SAMPLE_PASSWORD)).toBe(false)
  for (const { email, phrase, shows } of sampleSignIns) {
    for (const text of [email, phrase, shows]) expect(readme).toContain(text)
    expect(phrase.split('-').filter((word) => !wordlist.includes(word))).toEqual([])
  }
})
