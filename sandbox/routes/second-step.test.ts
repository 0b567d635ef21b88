import { describe, expect, it } from 'vitest'
import { setBackupCodes } from '../db/second-step.ts'
import { defaultLimits } from '../http/rate-limits.ts'
import { backupCodeHash } from '../security/backup-codes.ts'
import { createAccountApp, order, withSecondStep } from '../testing/account.ts'
import { onBothEngines, onTwoServers } from '../testing/engines.ts'
import { PASSWORD, PHRASE } from '../testing/test-app.ts'

/** Each guess comes from its own address, so that only the limit per account counts. */
const from = (n: number) => ({ incoming: { socket: { remoteAddress: `192.0.2.${n}` } } })

onBothEngines((db) => {
  const on = () => withSecondStep(db())

  describe('setting up', () => {
    it('CAP-3 is on only after a correct code, and then returns ten backup codes', async () => {
      const { customer, sendProven, send, signIn, codeOf, call, subjects } = createAccountApp(db())
      const { id, email, token } = await customer()
      const started = await sendProven('POST', '/auth/totp', { token })
      const secret = String(started.json.secret)
      expect(started.json).toEqual({
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining(`secret=${secret}`),
        until: '2026-06-01T12:15:00.000Z',
      })
      expect((await signIn(email)).status).toBe(200)
      const wrong = await send('POST', '/auth/totp/confirm', { token, body: { code: '000 000' } })
      expect([wrong.status, Object.keys(wrong.json.fields ?? {})]).toEqual([422, ['code']])
      const code = codeOf(secret)
      const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
      const confirmed = await send('POST', '/auth/totp/confirm', { token, body: { code: spaced } })
      const codes = confirmed.json.backupCodes as unknown as string[]
      expect(new Set(codes).size).toBe(10)
      for (const each of codes)
        expect(each).toMatch(/^(?:[0-9a-hj-km-np-tv-z]{4}-){3}[0-9a-hj-km-np-tv-z]{4}$/)
      expect((await call('GET', '/auth/security', { token })).json).toMatchObject({
        totp: { on: true, since: '2026-06-01T12:00:00.000Z' },
        backupCodesLeft: 10,
      })
      expect(await subjects(id)).toEqual(['New sign-in', 'Second step switched on'])
      expect((await send('POST', '/auth/totp', { token })).status).toBe(409)
      expect((await send('POST', '/auth/totp/confirm', { token, body: { code } })).status).toBe(409)
    })

    it('CAP-3 the code that set it up doesn’t sign in', async () => {
      const { customer, sendProven, send, signIn, codeOf, second } = createAccountApp(db())
      const { email, token } = await customer()
      const secret = String((await sendProven('POST', '/auth/totp', { token })).json.secret)
      const code = codeOf(secret)
      await send('POST', '/auth/totp/confirm', { token, body: { code } })
      const { ticket } = (await signIn(email)).json
      expect((await second(ticket, { method: 'totp', code })).status).toBe(422)
      expect((await second(ticket, { method: 'totp', code: codeOf(secret, 30_000) })).status).toBe(200)
    })

    it('CAP-3 a secret that was not confirmed within 15 minutes is rejected', async () => {
      const { customer, sendProven, send, codeOf, clock } = createAccountApp(db())
      const { token } = await customer()
      const secret = String((await sendProven('POST', '/auth/totp', { token })).json.secret)
      clock.forward(15 * 60_000)
      const late = await send('POST', '/auth/totp/confirm', { token, body: { code: codeOf(secret) } })
      expect(late.status).toBe(409)
    })

    it('S14 backup codes and tickets are stored only as hashes', async () => {
      const { id, backupCodes, ticket } = await on()
      const sent = String(await ticket())
      const { rows } = await db().query(
        `select to_jsonb(b)::text as text from backup_codes b where user_id = $1
         union all select to_jsonb(t)::text from sign_in_tickets t where user_id = $1`,
        [id],
      )
      const stored = JSON.stringify(rows)
      expect(rows).toHaveLength(11)
      for (const secret of [sent, ...backupCodes, ...backupCodes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(secret)
    })
  })

  describe('signing in', () => {
    it('CAP-3 a right password gets a ticket and no token; the code signs in', async () => {
      const { email, signIn, second, totp, works } = await on()
      const asked = await signIn(email)
      expect([asked.status, asked.json]).toEqual([
        403,
        {
          message: 'Confirm that it is you with your second step.',
          code: 'second_factor',
          ticket: expect.stringMatching(/^[\w-]{43}$/),
          methods: ['totp', 'backup'],
        },
      ])
      const done = await second(asked.json.ticket, totp())
      expect([done.status, (done.json.user as unknown as { email: string }).email]).toEqual([200, email])
      expect(await works(String(done.json.token))).toBe(true)
    })

    it('S9 a wrong password and an unknown address answer as without a second step', async () => {
      const { email, signIn } = await on()
      const wrong = await signIn(email, 'Wrong#2026')
      const unknown = await signIn('nobody@sample.test', 'Wrong#2026')
      expect([wrong.status, wrong.text]).toEqual([401, unknown.text])
    })

    it('CAP-3 a ticket works once, for five minutes and for five tries', async () => {
      const { ticket, second, totp, clock } = await on()
      const used = await ticket()
      expect((await second(used, totp())).status).toBe(200)
      clock.forward(30_000)
      expect((await second(used, totp())).status).toBe(403)
      const guessed = await ticket()
      for (let guess = 1; guess < 5; guess += 1)
        expect((await second(guessed, { method: 'totp', code: '000000' })).status).toBe(422)
      const fifth = await second(guessed, { method: 'totp', code: '000000' })
      expect([fifth.status, fifth.json.message]).toEqual([
        403,
        'Five codes were refused. This sign-in has ended. Enter your email and password again.',
      ])
      expect((await second(guessed, totp())).status).toBe(403)
      const late = await ticket()
      clock.forward(5 * 60_000)
      expect((await second(late, totp())).status).toBe(403)
      expect((await second('nonsense', totp())).status).toBe(403)
    })

    it('CAP-3 accepts each code once and one time step early or late, and rejects earlier codes afterwards', async () => {
      const { ticket, second, totp, clock } = await on()
      clock.forward(300_000)
      expect((await second(await ticket(), totp(30_000))).status).toBe(200)
      for (const offset of [30_000, 0, -30_000])
        expect((await second(await ticket(), totp(offset))).status).toBe(422)
      clock.forward(60_000)
      for (const offset of [60_000, -60_000])
        expect((await second(await ticket(), totp(offset))).status).toBe(422)
      expect((await second(await ticket(), totp(0))).status).toBe(200)
    })

    it('CAP-3 a backup code works once, in any letter case, with or without hyphens', async () => {
      const { ticket, second, backupCodes, call } = await on()
      const [one = '', two = ''] = backupCodes
      const shown = { method: 'backup', code: one.toUpperCase().replaceAll('-', ' ') }
      const done = await second(await ticket(), shown)
      expect(done.status).toBe(200)
      expect((await second(await ticket(), shown)).status).toBe(422)
      expect((await second(await ticket(), { method: 'backup', code: two })).status).toBe(200)
      const token = String(done.json.token)
      expect((await call('GET', '/auth/security', { token })).json.backupCodesLeft).toBe(8)
    })

    it('CAP-3 a backup code works as it is read off paper: i and l for 1, o for 0', async () => {
      const { id, ticket, second } = await on()
      const [code, copied] = ['1101-0a1b-2c3d-4e5f', 'iLoI-Oalb-2c3d-4e5f']
      await setBackupCodes(db(), id, [backupCodeHash(id, code)])
      expect((await second(await ticket(), { method: 'backup', code: copied })).status).toBe(200)
      expect((await second(await ticket(), { method: 'backup', code })).status).toBe(422)
    })

    it('CAP-3 a ticket ends with the password it was given for', async () => {
      const { id, email, ticket, second, totp, call, ageSecondStep } = await on()
      await ageSecondStep(id)
      const old = await ticket()
      await call('PUT', '/auth/edit-password', {
        body: { email, password: 'Tallow&Brick9', seedPhrase: PHRASE },
      })
      expect((await second(old, totp())).status).toBe(403)
    })

    it('CAP-3 another customer’s code is wrong', async () => {
      const [mine, theirs] = [await on(), await on()]
      expect((await mine.second(await mine.ticket(), theirs.totp())).status).toBe(422)
    })

    it('CAP-3 a wrong code after the right password is listed as such, and emailed once an hour', async () => {
      const { id, token, ticket, second, call, subjects, clock } = await on()
      const wrong = { method: 'totp', code: '000000' }
      const before = await subjects(id)
      await second(await ticket(), wrong)
      await second(await ticket(), wrong)
      const { activity } = (await call('GET', '/auth/activity', { token })).json
      expect(activity).toMatchObject([
        { kind: 'second-step-refused', result: 'refused' },
        { kind: 'second-step-refused', result: 'refused' },
        { kind: 'second-step-on' },
      ])
      const told = 'Your password was entered, the second step refused'
      expect((await subjects(id)).slice(before.length)).toEqual([told])
      clock.forward(60 * 60_000)
      await second(await ticket(), wrong)
      expect((await subjects(id)).slice(before.length)).toEqual([told, told])
    })

    it('CAP-3 a sign-in with a backup code is emailed, with how many are left', async () => {
      const { id, ticket, second, backupCodes, subjects } = await on()
      expect((await second(await ticket(), { method: 'backup', code: String(backupCodes[0]) })).status).toBe(
        200,
      )
      expect((await subjects(id)).at(-1)).toBe('Backup code used')
      const { rows } = await db().query<{ body: string }>(
        `select body from mails where user_id = $1 and subject = 'Backup code used'`,
        [id],
      )
      expect(rows[0]?.body).toContain('9 of your backup codes are left.')
    })

    it('CAP-3 the first sign-in after a change of password is emailed, also in a known browser', async () => {
      const { customer, signIn, call, subjects } = createAccountApp(db())
      const { id, email } = await customer()
      await signIn(email)
      expect(await subjects(id)).toEqual(['New sign-in'])
      const password = 'Tallow&Brick9'
      await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
      await signIn(email, password)
      await signIn(email, password)
      expect(await subjects(id)).toEqual(['New sign-in', 'Your password was changed', 'New sign-in'])
    })

    it('S10 after 20 wrong codes, limits the rate of authenticator codes; a backup code and not-me still work', async () => {
      const { email, token, secret, backupCodes, codeOf, clock } = await on()
      const limits = { ...defaultLimits, perAddress: { points: 1000, seconds: 60 } }
      const guarded = createAccountApp(db(), { limits })
      guarded.clock.at = clock.at
      const ticketFrom = async (n: number) =>
        (await guarded.call('POST', '/auth/login', { body: { email, password: PASSWORD }, env: from(n) }))
          .json.ticket
      const second = async (n: number, shown: Record<string, string>) =>
        (
          await guarded.call('POST', '/auth/login/second', {
            body: { ticket: await ticketFrom(n), ...shown },
            env: from(n),
          })
        ).status
      const statuses: number[] = []
      for (let n = 0; n < 21; n += 1) statuses.push(await second(n, { method: 'totp', code: '000000' }))
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
      expect(await second(30, { method: 'totp', code: codeOf(secret) })).toBe(429)
      expect(await second(31, { method: 'backup', code: backupCodes[0] ?? '' })).toBe(200)
      const proof = async (shown: Record<string, string>) =>
        (await guarded.stepUp(token, 'set-word', { word: 'Lantern' }, shown)).status
      expect(await proof({ method: 'totp', code: codeOf(secret) })).toBe(429)
      expect(await proof({ method: 'backup', code: backupCodes[1] ?? '' })).toBe(200)
      expect((await guarded.send('POST', '/auth/not-me', { token })).status).toBe(200)
    })

    it('CAP-3 mistyped codes are forgotten once a code was right', async () => {
      const limits = { ...defaultLimits, codes: { points: 2, seconds: 3600 } }
      const { customer, switchOn, stepUp, codeOf, clock } = createAccountApp(db(), { limits })
      const { token } = await customer()
      const { secret } = await switchOn(token)
      const statuses: number[] = []
      for (const right of [false, true, false, true]) {
        clock.forward(30_000)
        const code = right ? codeOf(secret) : '000000'
        statuses.push((await stepUp(token, 'set-word', { word: 'Lantern' }, { method: 'totp', code })).status)
      }
      expect(statuses).toEqual([422, 200, 422, 200])
    })
  })
})

onTwoServers((db, other) => {
  it('CAP-3 one code sent to both at once signs in once', async () => {
    const [a, b] = [createAccountApp(db()), createAccountApp(other())]
    const { email, token } = await a.customer()
    const { secret } = await a.switchOn(token)
    for (let round = 0; round < 20; round += 1) {
      a.clock.forward(30_000)
      b.clock.at = a.clock.at
      const shown = { method: 'totp', code: a.codeOf(secret) }
      const tickets = [(await a.signIn(email)).json.ticket, (await b.signIn(email)).json.ticket]
      const responses = await Promise.all([a.second(tickets[0], shown), b.second(tickets[1], shown)])
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })

  it('CAP-3 one ticket, one backup code and one proof sent to both at once work once', async () => {
    const [a, b] = [createAccountApp(db()), createAccountApp(other())]
    const { email, token } = await a.customer({ profit: 1000_00n })
    const { secret, backupCodes } = await a.switchOn(token)
    const [one = '', two = '', three = ''] = backupCodes
    const { ticket } = (await a.signIn(email)).json
    const both = await Promise.all([
      a.second(ticket, { method: 'backup', code: one }),
      b.second(ticket, { method: 'backup', code: two }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const tickets = [(await a.signIn(email)).json.ticket, (await b.signIn(email)).json.ticket]
    const codes = await Promise.all([
      a.second(tickets[0], { method: 'backup', code: three }),
      b.second(tickets[1], { method: 'backup', code: three }),
    ])
    expect(codes.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const proof = await a.proofFor(token, 'add-withdrawal', order, {
      method: 'totp',
      code: a.codeOf(secret),
    })
    const orders = await Promise.all(
      [a, b].map((server) => server.send('POST', '/withdrawal/add', { token, body: order, proof })),
    )
    expect(orders.map(({ status }) => status).toSorted()).toEqual([201, 403])
    expect(await a.details(token)).toHaveProperty('tradeProfit', 980)
  })
})
