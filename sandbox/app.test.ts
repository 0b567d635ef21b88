import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { LONGEST_LIST } from './db/lists.ts'
import { createLog } from './log.ts'
import { PASSWORD, PHRASE, createTestApp, newcomer } from './testing/test-app.ts'
import { onBothEngines } from './testing/engines.ts'

const injections = [
  "' OR '1'='1",
  "'; drop table users; --",
  '" or ""="',
  "1' union select password_hash from users --",
  "'||(select pg_sleep(40))||'",
  "a'); select pg_sleep(40); --",
  '$1',
  '${7*7}',
  '%27%20or%201=1',
  "\\'; select 1; --",
  'admin@sample.test\u0027--',
  '1; copy users to program $$id$$',
  "E'\\x27'",
  '{"$ne":null}',
]

onBothEngines((db) => {
  const testApp = (options = {}) => createTestApp(db(), options)

  it('S1 refuses injected SQL quickly, without a 200 or 5xx, and keeps all tables', async () => {
    const { call, customer } = testApp()
    const { token } = await customer()
    const edit = {
      name: 'Other Name',
      zipCode: '1011',
      address: '2 Sample',
      gender: '',
      phoneNumber: '',
      investmentGoal: 'none',
    }
    for (const text of injections) {
      const started = performance.now()
      const responses = [
        await call('POST', '/auth/login', { body: { email: text, password: text } }),
        await call('POST', '/auth/login', { body: { email: 'a@sample.test', password: text } }),
        await call('PUT', '/auth/edit-password', {
          body: { email: 'a@sample.test', password: PASSWORD, seedPhrase: text },
        }),
        await call('PUT', '/auth/edit-user', { token, body: { ...edit, phoneNumber: text } }),
        await call('POST', '/transaction/add', {
          token,
          body: { amount: text },
          headers: { 'idempotency-key': 'k' },
        }),
        await call('GET', '/transaction/all', { token: text.replaceAll(/[^\x20-\x7e]/g, '') }),
      ]
      for (const { status } of responses) expect(status).toBeGreaterThanOrEqual(400)
      for (const { status } of responses) expect(status).toBeLessThan(500)
      expect(performance.now() - started).toBeLessThan(30_000)
      // A field that allows any text stores it unchanged.
      const stored = await call('PUT', '/auth/edit-user', {
        token,
        body: { ...edit, gender: text.slice(0, 40) },
      })
      expect(stored.status).toBe(200)
    }
    expect((await call('GET', '/transaction/token-user', { token })).json.gender).toBe(injections.at(-1))
  })

  it('S22 refuses NUL and unpaired surrogates before they reach the database', async () => {
    const { call, customer } = testApp()
    const { token } = await customer()
    for (const bad of ['\\u0000', '\\ud800', 'a\\udc00b']) {
      const body = `{"name":"Other Name","zipCode":"1011","address":"2 Sample ${bad}","gender":"${bad}","phoneNumber":"","investmentGoal":"none"}`
      const response = await call('PUT', '/auth/edit-user', { token, body })
      expect(response.status).toBe(422)
      expect(Object.keys(response.json.fields ?? {})).toContain('address')
      const other = await call('PUT', '/auth/edit-user', { token, body: `{"gender":"${bad}"}` })
      expect([other.status, Object.keys(other.json.fields ?? {})]).toEqual([422, ['gender']])
      expect(
        (await call('POST', '/auth/login', { body: `{"email":"a@sample.test","password":"${bad}"}` })).status,
      ).toBeLessThan(500)
    }
  })

  it('S30 limits the length of a list', async () => {
    const { call, customer } = testApp()
    const { id, token } = await customer()
    await db().query(
      `insert into deposits (user_id, reference, amount, created_at, settles_at, fails)
       select $1, 'DEP-LONG-' || $1::bigint || '-' || n, 100, $2::timestamptz - n * interval '1 hour', $2, false from generate_series(1, $3) n`,
      [id, new Date('2026-01-01T00:00:00Z'), LONGEST_LIST + 5],
    )
    const started = performance.now()
    const { json } = await call('GET', '/transaction/all', { token })
    expect(json.allTransactions).toHaveLength(LONGEST_LIST)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect((await call('GET', '/transaction/token-user', { token })).json.totalDeposit).toBe(LONGEST_LIST + 5)
  })

  it('S33 logs no password, phrase, token, body or row of a failed statement', async () => {
    let written = ''
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        written += chunk.toString()
        done()
      },
    })
    const { call, customer, money } = testApp({ log: createLog('debug', stream) })
    const { email, token } = await customer()
    const signedIn = await call('POST', '/auth/login', { body: { email, password: PASSWORD } })
    await call('PUT', '/auth/edit-password', {
      body: { email, password: 'Tallow&Brick9', seedPhrase: PHRASE },
    })
    await call('POST', '/auth/login', { body: { email, password: 'Wrong#2026' } })
    await money('/transaction/add', token, { amount: 4711.47 })
    await call('GET', `/transaction/all?token=${token}`, { token })
    // Causes an internal error. PostgreSQL's message then contains the whole row, including the hashes.
    await db().query('alter table users add constraint nobody check (length(name) < 1) not valid')
    const failed = await call('POST', '/auth/register', { body: newcomer('logged@sample.test') })
    await db().query('alter table users drop constraint nobody')
    expect([failed.status, failed.json.fields]).toEqual([500, undefined])
    expect(written).toMatch(/violates check constraint/)
    expect(written).toContain('/api/auth/login')
    const secrets = [
      PASSWORD,
      PHRASE,
      token,
      String(signedIn.json.token),
      email,
      'Tallow&Brick9',
      'Wrong#2026',
      '4711.47',
      'logged@sample.test',
      '1 Sample Street',
      '$argon2id$',
    ]
    for (const secret of secrets) expect(written).not.toContain(secret)
  })

  it('API-10 CAP-1 names the sandbox and its capabilities at /api and /api/', async () => {
    const { app } = testApp()
    for (const path of ['/api', '/api/']) {
      expect(await (await app.request(path)).json()).toEqual({
        mode: 'sandbox',
        message: expect.any(String),
        capabilities: expect.arrayContaining(['idempotency']),
      })
    }
  })

  it('S27 writes nothing while the disk is nearly full, but still reads', async () => {
    const disk = { room: true }
    const { call, money, customer } = testApp({ hasDiskSpace: () => disk.room })
    const { token } = await customer()
    disk.room = false
    const refused = await money('/transaction/add', token, { amount: 7 }, 'same')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    // Only because of this code may the client say that nothing was sent (API-15).
    expect(refused.json).toMatchObject({ code: 'not_started' })
    expect((await call('GET', '/transaction/all', { token })).json).toEqual({ allTransactions: [] })
    disk.room = true
    expect((await money('/transaction/add', token, { amount: 7 }, 'same')).status).toBe(201)
  })
})
