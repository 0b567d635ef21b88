import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { activityResponse, sessionsResponse } from '#contract/capabilities/security.ts'
import { recordRefusedReset, recordRefusedSignIn } from '../db/activity.ts'
import type { Database } from '../db/database.ts'
import { createHasher } from '../security/hashing.ts'
import { onBothEngines, onTwoServers } from '../testing/engines.ts'
import { PASSWORD, PHRASE, createTestApp, weak } from '../testing/test-app.ts'

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
}
/** A refused sign-in is recorded a moment after it was answered. */
const SOON = { timeout: 10_000 }
const order = { amount: 20, wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }

const world = (db: Database) => {
  const testApp = createTestApp(db, { hasher: createHasher({ cost: weak }) })
  const signIn = async (email: string, headers: Record<string, string> = firefox) =>
    String(
      (await testApp.call('POST', '/auth/login', { body: { email, password: PASSWORD }, headers })).json
        .token,
    )
  const sessions = async (token: string) =>
    sessionsResponse.parse((await testApp.call('GET', '/auth/sessions', { token })).json).sessions
  const entries = async (token: string) =>
    activityResponse.parse((await testApp.call('GET', '/auth/activity', { token })).json).activity
  const works = async (token: string) =>
    (await testApp.call('GET', '/transaction/token-user', { token })).status === 200
  const subjects = async (id: string) =>
    (
      await db.query<{ subject: string }>('select subject from mails where user_id = $1 order by id', [id])
    ).rows.map(({ subject }) => subject)
  return { ...testApp, signIn, sessions, entries, works, subjects }
}

onBothEngines((db) => {
  describe('sessions', () => {
    it('CAP-3 lists the current one first, in words, and only this customer’s', async () => {
      const { customer, signIn, sessions, clock } = world(db())
      const { email } = await customer()
      const stranger = await customer()
      const computer = await signIn(email)
      clock.forward(60_000)
      await signIn(email, phone)
      const list = await sessions(computer)
      expect(list.map(({ current, agent }) => [current, agent])).toEqual([
        [true, 'Firefox on Linux'],
        [false, 'Safari on iPhone'],
        [false, 'Unknown browser'],
      ])
      expect(list[1]?.createdAt).toBe('2026-06-01T12:01:00.000Z')
      expect(await sessions(stranger.token)).toHaveLength(1)
    })

    it('CAP-3 leaves out those that have expired', async () => {
      const { customer, signIn, sessions, clock } = world(db())
      const { email } = await customer()
      await signIn(email, phone)
      clock.forward(31 * 60_000)
      expect(await sessions(await signIn(email))).toHaveLength(1)
    })

    it('CAP-3 ends one; a second time is a 404', async () => {
      const { customer, signIn, sessions, call, works } = world(db())
      const { email } = await customer()
      const [computer, lost] = [await signIn(email), await signIn(email, phone)]
      const id = (await sessions(computer)).find(({ agent }) => agent === 'Safari on iPhone')?.id
      const end = () => call('POST', '/auth/sessions/end', { body: { id }, token: computer })
      const first = await end()
      expect([first.status, first.json.message]).toEqual([200, 'Safari on iPhone is signed out.'])
      expect([await works(lost), await works(computer)]).toEqual([false, true])
      expect((await end()).status).toBe(404)
    })

    it('CAP-3 another customer’s session can’t be ended', async () => {
      const { customer, sessions, call, works } = world(db())
      const [mine, theirs] = [await customer(), await customer()]
      const id = (await sessions(theirs.token))[0]?.id
      expect((await call('POST', '/auth/sessions/end', { body: { id }, token: mine.token })).status).toBe(404)
      expect(await works(theirs.token)).toBe(true)
    })

    it('CAP-3 ends all others', async () => {
      const { customer, signIn, sessions, call, works } = world(db())
      const { email, token } = await customer()
      const [computer, lost] = [await signIn(email), await signIn(email, phone)]
      const end = () => call('POST', '/auth/sessions/end', { body: { others: true }, token: computer })
      expect((await end()).json.message).toBe('All other devices are signed out.')
      expect([await works(lost), await works(token), await works(computer)]).toEqual([false, false, true])
      expect(await sessions(computer)).toHaveLength(1)
      expect((await end()).json.message).toBe('No other device was signed in.')
    })
  })

  describe('activity', () => {
    it('CAP-3 reports what happened, newest first', async () => {
      const { customer, signIn, entries, call, money, sessions } = world(db())
      const { email, id } = await customer({ profit: 100_00n })
      const token = await signIn(email)
      await call('POST', '/auth/login', { body: { email, password: 'Wrong#2026' }, headers: phone })
      await vi.waitFor(async () => expect(await entries(token)).toHaveLength(2), SOON)
      await money('/withdrawal/add', token, order)
      await call('PUT', '/auth/edit-user', { body: { zipCode: '10117' }, token })
      const lost = await signIn(email, phone)
      const other = (await sessions(token)).find(({ agent }) => agent === 'Safari on iPhone')
      await call('POST', '/auth/logout', { token: lost, headers: phone })
      await call('POST', '/auth/sessions/end', { body: { id: other?.id }, token })
      await call('POST', '/auth/sessions/end', { body: { others: true }, token })
      const list = await entries(token)
      expect(list.map(({ kind, result, agent }) => [kind, result, agent])).toEqual([
        ['session-ended', 'done', 'Unknown browser'],
        ['sign-out', 'done', 'Safari on iPhone'],
        ['sign-in', 'done', 'Safari on iPhone'],
        ['profile-changed', 'done', 'Unknown browser'],
        ['withdrawal-requested', 'done', 'Unknown browser'],
        ['sign-in-refused', 'refused', 'Safari on iPhone'],
        ['sign-in', 'done', 'Firefox on Linux'],
      ])
      expect(list[4]?.reference).toMatch(/^WDR-/)
      const reset = { email, password: 'Tallow&Brick9', seedPhrase: PHRASE }
      await call('PUT', '/auth/edit-password', { body: reset })
      const { rows } = await db().query(
        'select kind from activity where user_id = $1 order by seq desc limit 1',
        [id],
      )
      expect(rows).toEqual([{ kind: 'password-changed' }])
    })

    it('CAP-3 lists a refused reset by seed phrase, at most once an hour', async () => {
      const { customer, signIn, call, entries, clock } = world(db())
      const { email, id } = await customer()
      const token = await signIn(email)
      const wrong = { email, password: 'Tallow&Brick9', seedPhrase: PHRASE.replace('coast', 'coral') }
      const refused = async () =>
        (await entries(token))
          .filter(({ kind }) => kind === 'password-changed')
          .map(({ result, agent }) => [result, agent])
      expect((await call('PUT', '/auth/edit-password', { body: wrong, headers: phone })).status).toBe(401)
      await vi.waitFor(async () => expect(await refused()).toHaveLength(1), SOON)
      await recordRefusedReset(db(), id, 'Firefox', clock.now())
      expect(await refused()).toEqual([['refused', 'Safari on iPhone']])
      await recordRefusedReset(db(), id, 'Firefox', new Date(clock.now().getTime() + 3_600_001))
      expect(await refused()).toHaveLength(2)
    })

    it('CAP-3 comes in pages; a strange or foreign `before` is refused', async () => {
      const { customer, call, entries } = world(db())
      const { token } = await customer()
      const stranger = await customer()
      const edit = (n: number) => call('PUT', '/auth/edit-user', { body: { zipCode: `1${n}000` }, token })
      for (let n = 0; n < 50; n += 1) await edit(n)
      const full = activityResponse.parse((await call('GET', '/auth/activity', { token })).json)
      expect([full.activity.length, full.next]).toEqual([50, undefined])
      await edit(50)
      const page = async (before: string, bearer = token) =>
        call('GET', `/auth/activity?before=${before}`, { token: bearer })
      const first = activityResponse.parse((await call('GET', '/auth/activity', { token })).json)
      expect(first.activity).toHaveLength(50)
      const second = activityResponse.parse((await page(String(first.next))).json)
      expect([second.activity.length, second.next]).toEqual([1, undefined])
      expect((await page('nothing')).status).toBe(422)
      expect((await page(String(first.next), stranger.token)).status).toBe(422)
      expect(await entries(stranger.token)).toEqual([])
    })

    it('CAP-3 a wrong password is reported at most once a minute', async () => {
      const { customer, call, clock, entries } = world(db())
      const { email, token } = await customer()
      const guess = () => call('POST', '/auth/login', { body: { email, password: 'Wrong#2026' } })
      for (let round = 0; round < 5; round += 1) await guess()
      await vi.waitFor(async () => expect(await entries(token)).toHaveLength(1), SOON)
      clock.forward(61_000)
      await guess()
      await vi.waitFor(async () => expect(await entries(token)).toHaveLength(2), SOON)
    })

    it('CAP-3 refused sign-ins that are recorded at the same time, in any order, make one entry', async () => {
      const { customer, entries, clock } = world(db())
      const { id, token } = await customer()
      const times = Array.from({ length: 10 }, (_, index) => new Date(clock.now().getTime() - index * 1000))
      await Promise.all(times.map((at) => recordRefusedSignIn(db(), id, 'Firefox', at)))
      expect(await entries(token)).toHaveLength(1)
    })

    it('CAP-3 a refused withdrawal leaves no entry and no email', async () => {
      const { customer, money, entries, subjects } = world(db())
      const { id, token } = await customer({ profit: 1_00n })
      expect((await money('/withdrawal/add', token, order)).status).toBe(409)
      expect([await entries(token), await subjects(id)]).toEqual([[], []])
    })

    it('CAP-3 no response has a token, a hash or a network address', async () => {
      const { customer, signIn, call } = world(db())
      const { email, id } = await customer()
      const env = { incoming: { socket: { remoteAddress: '203.0.113.77' } } }
      const login = { body: { email, password: PASSWORD }, headers: firefox, env }
      const tokens = [
        await signIn(email, phone),
        String((await call('POST', '/auth/login', login)).json.token),
      ]
      const [token = ''] = tokens
      const responses = [
        await call('GET', '/auth/sessions', { token, env }),
        await call('GET', '/auth/activity', { token, env }),
        await call('POST', '/auth/sessions/end', { body: { others: true }, token, env }),
        await call('POST', '/auth/not-me', { body: {}, token, env }),
      ]
      const { rows } = await db().query<{ password_hash: string; phrase_hash: string }>(
        'select password_hash, phrase_hash from users where id = $1',
        [id],
      )
      const hashes = tokens.map((each) => createHash('sha256').update(each).digest())
      const secrets = [
        ...tokens,
        ...hashes.flatMap((hash) =>
          ['hex', 'base64', 'base64url'].map((form) => hash.toString(form as 'hex')),
        ),
        ...Object.values(rows[0] ?? {}),
        '203.0.113',
        'Mozilla',
      ]
      for (const { text, status } of responses) {
        expect(status).toBe(200)
        for (const secret of secrets) expect(text).not.toContain(secret)
      }
    })
  })

  describe('“This was not me”', () => {
    it('CAP-3 signs everyone else out, locks withdrawals for 48 hours and emails the customer', async () => {
      const { customer, signIn, call, money, works, clock, entries, subjects, details } = world(db())
      const { email, id } = await customer({ profit: 100_00n })
      const [token, thief] = [await signIn(email), await signIn(email, phone)]
      const response = await call('POST', '/auth/not-me', { body: {}, token, headers: firefox })
      expect([response.status, response.json.lockedUntil]).toEqual([200, '2026-06-03T12:00:00.000Z'])
      expect(await works(thief)).toBe(false)
      const key = randomUUID()
      const refused = await money('/withdrawal/add', token, order, key)
      expect([refused.status, refused.json]).toEqual([
        403,
        {
          message: 'Withdrawals are locked until 3 June 2026, 12:00 UTC. Nothing was withdrawn.',
          code: 'locked',
          until: '2026-06-03T12:00:00.000Z',
        },
      ])
      expect(await details(token)).toHaveProperty('tradeProfit', 100)
      expect((await entries(token))[0]).toMatchObject({ kind: 'not-me', result: 'done' })
      expect(await subjects(id)).toEqual(['New sign-in', 'New sign-in', 'Withdrawals are locked'])
      clock.forward(48 * 3_600_000 - 1000)
      const late = await signIn(email)
      expect((await money('/withdrawal/add', late, order, key)).status).toBe(403)
      clock.forward(1000)
      // The refusals weren't stored, so the same order with the same key is carried out now.
      expect((await money('/withdrawal/add', late, order, key)).status).toBe(201)
    })

    it('CAP-3 sends one email for each new browser', async () => {
      const { customer, signIn, subjects } = world(db())
      const { email, id } = await customer()
      for (const headers of [firefox, firefox, phone, firefox]) await signIn(email, headers)
      expect(await subjects(id)).toEqual(['New sign-in', 'New sign-in'])
    })
  })
})

onTwoServers((db, other) => {
  it('CAP-3 a session that one ends is refused by the other at once', async () => {
    const [a, b] = [world(db()), world(other())]
    const { email } = await a.customer()
    const [mine, lost] = [await a.signIn(email), await b.signIn(email, phone)]
    expect(await b.works(lost)).toBe(true)
    await a.call('POST', '/auth/sessions/end', { body: { others: true }, token: mine })
    expect([await b.works(lost), await b.works(mine)]).toEqual([false, true])
  })

  it('CAP-3 of two sessions that end each other at once, one stays', async () => {
    const [a, b] = [world(db()), world(other())]
    for (let round = 0; round < 10; round += 1) {
      const { email, token } = await a.customer()
      const second = await b.signIn(email)
      const end = (testApp: typeof a, bearer: string) =>
        testApp.call('POST', '/auth/sessions/end', { body: { others: true }, token: bearer })
      const responses = await Promise.all([end(a, token), end(b, second)])
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect([await a.works(token), await a.works(second)].filter(Boolean)).toHaveLength(1)
    }
  })
})
