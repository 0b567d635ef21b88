import { describe, expect, it } from 'vitest'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type Hasher, createHasher } from '../security/hashing.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PASSWORD, PHRASE, createTestApp, newcomer } from '../testing/test-app.ts'

const reset = (email: string, seedPhrase: string, password = 'Tallow&Brick9') => ({
  email,
  seedPhrase,
  password,
})

const withHeader = (token: string) => ({ headers: { authorization: token } })

onBothEngines((db) => {
  const testApp = () => createTestApp(db())
  const rowOf = async (email: string) =>
    (await db().query('select * from users where email = $1', [email])).rows[0]

  describe('register', () => {
    it('API-2 returns six words of the list; a new customer starts at zero and may not withdraw', async () => {
      const { call } = testApp()
      const made = await call('POST', '/auth/register', { body: newcomer('API2@Sample.test') })
      expect(made.status).toBe(201)
      const words = String(made.json.seedPhrase).split('-')
      expect(words).toHaveLength(6)
      expect(words.every((word) => wordlist.includes(word))).toBe(true)
      const signedIn = await call('POST', '/auth/login', {
        body: { email: 'api2@sample.test', password: PASSWORD },
      })
      expect(signedIn.json.user).toMatchObject({
        email: 'api2@sample.test',
        verified: false,
        userCanWithdraw: false,
        plan: 'None',
        withdrawalCharges: 2.5,
        totalDeposit: 0,
        totalEquity: 0,
        tradeProfit: 0,
        bitcoinAddress: expect.stringMatching(/^tb1/),
      })
    })

    it('S14 stores password, phrase and token only as hashes', async () => {
      const { call } = testApp()
      const made = await call('POST', '/auth/register', { body: newcomer('hashes@sample.test') })
      const signedIn = await call('POST', '/auth/login', {
        body: { email: 'hashes@sample.test', password: PASSWORD },
      })
      const { rows: sessions } = await db().query('select encode(token_hash, $1) as hash from sessions', [
        'hex',
      ])
      const everything = JSON.stringify([await rowOf('hashes@sample.test'), sessions])
      expect(everything).not.toContain(PASSWORD)
      expect(everything).not.toContain(String(made.json.seedPhrase))
      expect(everything).not.toContain(String(signedIn.json.token))
      expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    })

    it('REG-3 answers a taken email with 409, in any letter case', async () => {
      const { call } = testApp()
      await call('POST', '/auth/register', { body: newcomer('taken@sample.test') })
      const again = await call('POST', '/auth/register', { body: newcomer('TAKEN@sample.test') })
      expect([again.status, again.json]).toEqual([
        409,
        { message: 'Email already registered', fields: { email: 'Email already registered' } },
      ])
    })

    it('refuses a common password that meets the rules', async () => {
      const { call } = testApp()
      const body = { ...newcomer('common@sample.test'), password: 'P@ssw0rd1!' }
      const response = await call('POST', '/auth/register', { body })
      expect([response.status, response.json.fields]).toEqual([
        422,
        { password: expect.stringMatching(/too common/) },
      ])
    })

    it('names each field that is wrong', async () => {
      const { call } = testApp()
      const response = await call('POST', '/auth/register', {
        body: { email: 'x', password: 'short', name: 7 },
      })
      expect(response.status).toBe(422)
      expect(response.json.fields).toEqual({
        email: 'Invalid Email',
        password: 'Minimum of 8 characters',
        name: 'Fullname is required',
        zipCode: 'Zip code is required',
        address: 'Address is required',
        investmentGoal: 'Please select an investment goal',
      })
    })
  })

  describe('sign in', () => {
    it('S8 API-1 sends the same response for a wrong password and an unknown email', async () => {
      const { call, customer } = testApp()
      const { email } = await customer()
      const known = await call('POST', '/auth/login', { body: { email, password: 'Wrong#2026' } })
      const unknown = await call('POST', '/auth/login', {
        body: { email: 'nobody@sample.test', password: 'Wrong#2026' },
      })
      expect([known.status, known.text]).toEqual([401, unknown.text])
      expect(unknown.status).toBe(401)
    })

    it('S9 hashes equally for unknown and known emails, at sign-in and at reset', async () => {
      const real = createHasher()
      const done: string[] = []
      const hasher: Hasher = {
        hash: (text) => (done.push('hash'), real.hash(text)),
        verify: (stored, text) => (done.push('verify'), real.verify(stored, text)),
      }
      const { call, customer } = createTestApp(db(), { hasher })
      const { email } = await customer()
      for (const who of [email, 'nobody@sample.test']) {
        await call('POST', '/auth/login', { body: { email: who, password: 'Wrong#2026' } })
        await call('PUT', '/auth/edit-password', { body: reset(who, 'apple-apple-apple-apple-apple-apple') })
      }
      expect(done).toEqual(['verify', 'hash', 'verify', 'verify', 'hash', 'verify'])
    })
  })

  // Compares the fastest calls, because other tests run at the same time and delay single ones. `npm run bench:server -- --only timing` allows a tenth.
  it('S9 takes equally long for unknown and known emails', async () => {
    const { call } = testApp()
    const { email } = newcomer('timed@sample.test')
    await call('POST', '/auth/register', { body: newcomer(email) })
    const login = (who: string) =>
      call('POST', '/auth/login', { body: { email: who, password: 'Wrong#2026' } })
    const change = (who: string) =>
      call('PUT', '/auth/edit-password', { body: reset(who, 'apple-apple-apple-apple-apple-apple') })
    for (const attempt of [login, change]) {
      const times: Record<string, number[]> = { [email]: [], 'nobody@sample.test': [] }
      for (let pair = 0; pair < 9; pair += 1) {
        for (const [who, taken] of Object.entries(times)) {
          const started = performance.now()
          await attempt(who)
          taken.push(performance.now() - started)
        }
      }
      const [known = 0, unknown = 0] = Object.values(times).map((taken) => Math.min(...taken))
      expect(known / unknown).toBeGreaterThan(0.6)
      expect(known / unknown).toBeLessThan(1 / 0.6)
    }
  })

  describe('password reset', () => {
    it('API-3 S12 changes the password and ends every session', async () => {
      const { call, customer } = testApp()
      const { email, token } = await customer()
      const response = await call('PUT', '/auth/edit-password', {
        body: reset(email.toUpperCase(), PHRASE.replaceAll('-', '  ')),
      })
      expect(response.status).toBe(200)
      expect(response.json).toHaveProperty('sessionsEnded', true)
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
      expect((await call('POST', '/auth/login', { body: { email, password: PASSWORD } })).status).toBe(401)
      expect((await call('POST', '/auth/login', { body: { email, password: 'Tallow&Brick9' } })).status).toBe(
        200,
      )
    })

    it('API-3 leaves the phrase valid, because the response can’t carry a new one', async () => {
      const { call, customer } = testApp()
      const { email } = await customer()
      await call('PUT', '/auth/edit-password', { body: reset(email, PHRASE) })
      expect(
        (await call('PUT', '/auth/edit-password', { body: reset(email, PHRASE, 'Gravel%Moss3') })).status,
      ).toBe(200)
    })

    it('S8 sends the same response for a wrong phrase and an unknown email, and changes nothing', async () => {
      const { call, customer } = testApp()
      const { email, token } = await customer()
      const wrong = PHRASE.replace('anchor', 'apple')
      const known = await call('PUT', '/auth/edit-password', { body: reset(email, wrong) })
      const unknown = await call('PUT', '/auth/edit-password', { body: reset('nobody@sample.test', wrong) })
      expect([known.status, known.text]).toEqual([401, unknown.text])
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(200)
    })
  })

  describe('sessions', () => {
    it('S7 refuses every token but the right one', async () => {
      const { call, customer } = testApp()
      const { token } = await customer()
      const forms = ['', 'Bearer', 'Bearer ', `Bearers ${token}`, `Basic ${token}`, token, `Bearer ${token}x`]
      forms.push(`Bearer ${token.slice(1)}`, `Bearer ${'A'.repeat(43)}`, `Bearer  ${token}`)
      for (const form of forms) {
        const response = await call('GET', '/transaction/token-user', withHeader(form))
        expect([form, response.status, response.json]).toEqual([form, 401, { message: 'Please sign in' }])
      }
      expect((await call('GET', '/transaction/token-user', withHeader(`Bearer ${token}`))).status).toBe(200)
    })

    it('S13 logout ends the token at the server, with an empty body', async () => {
      const { call, customer } = testApp()
      const { token } = await customer()
      expect((await call('POST', '/auth/logout', { token })).status).toBe(200)
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
    })

    it('DEP-3 logout deletes nothing in the browser, where deposits may still have to be sent', async () => {
      const { call, customer } = createTestApp(db(), { publicUrl: 'https://sail.test' })
      const { token } = await customer()
      const response = await call('POST', '/auth/logout', { token })
      expect([response.status, response.headers.get('clear-site-data')]).toEqual([200, null])
    })

    it('end after 30 idle minutes, and use extends them', async () => {
      const { call, customer, clock } = testApp()
      const { token } = await customer()
      for (let use = 0; use < 3; use += 1) {
        clock.forward(29 * 60_000)
        expect((await call('GET', '/transaction/token-user', { token })).status).toBe(200)
      }
      clock.forward(31 * 60_000)
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
    })

    it('S35 end 12 hours after their start despite use, even if the clock is set back', async () => {
      const { call, customer, clock } = testApp()
      const { token } = await customer()
      clock.forward(-60 * 60_000)
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(200)
      clock.forward(60 * 60_000)
      for (let use = 0; use < 28; use += 1) {
        clock.forward(25 * 60_000)
        expect((await call('GET', '/transaction/token-user', { token })).status).toBe(200)
      }
      clock.forward(21 * 60_000)
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
    })

    it('S35 end if the clock jumps by a year', async () => {
      const { call, customer, clock } = testApp()
      const { token } = await customer()
      clock.forward(365 * 86_400_000)
      expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
    })
  })

  describe('edit-user', () => {
    const edit = {
      name: 'Other Name',
      zipCode: '1011',
      address: '2 Sample Street',
      gender: 'Female',
      phoneNumber: '15550100',
      investmentGoal: 'A Career Change',
    }

    it('API-4 changes the allowed fields', async () => {
      const { call, customer, details } = testApp()
      const { token } = await customer()
      expect((await call('PUT', '/auth/edit-user', { token, body: edit })).status).toBe(200)
      expect(await details(token)).toMatchObject(edit)
    })

    it.each([
      'verified',
      'tradeProfit',
      'userCanWithdraw',
      'email',
      'id',
      'role',
      'withdrawalCharges',
      '__proto__',
    ])('S4 S5 refuses %s and leaves the row unchanged', async (key) => {
      const { call, customer } = testApp()
      const { token, email } = await customer()
      const before = await rowOf(email)
      const body = JSON.stringify(edit).replace('{', `{"${key}":true,`)
      expect((await call('PUT', '/auth/edit-user', { token, body })).status).toBe(422)
      expect(await rowOf(email)).toEqual(before)
      expect(({} as { verified?: unknown }).verified).toBeUndefined()
    })

    it('S19 refuses an edit with an outdated If-Match with 409', async () => {
      const { call, customer } = testApp()
      const { token } = await customer()
      const seen = (await call('GET', '/transaction/token-user', { token })).headers.get('etag') ?? ''
      const put = () => call('PUT', '/auth/edit-user', { token, body: edit, headers: { 'if-match': seen } })
      const both = await Promise.all([put(), put()])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await call('PUT', '/auth/edit-user', { token, body: edit })).status).toBe(200)
    })
  })
})
