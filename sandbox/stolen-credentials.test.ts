import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccountApp, elsewhere, order } from './testing/account.ts'
import { tableUnder } from './testing/doc-table.ts'
import { onBothEngines } from './testing/engines.ts'
import { PASSWORD, PHRASE } from './testing/test-app.ts'

const HOUR_MS = 3_600_000

const protections = {
  'nothing added': [],
  'only saved addresses': ['only'],
  'second step': ['second'],
  'second step, only saved addresses': ['second', 'only'],
} as const
const thieves = ['a token', 'the password', 'both', 'both and the mailbox'] as const
type Thief = (typeof thieves)[number]

onBothEngines((db) => {
  /** A customer with these protections, signed in on two devices. The thief may have copied the token of one of them. */
  async function customer(added: readonly string[]) {
    const testApp = createAccountApp(db())
    const person = await testApp.customer({ profit: 100_00n })
    const { token } = person
    const secondStep = added.includes('second') ? await testApp.switchOn(token) : null
    if (added.includes('only'))
      await testApp.send('PUT', '/withdrawal/addresses/only', { token, body: { on: true } })
    return { ...testApp, ...person, secondStep, onlySaved: added.includes('only') }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  /** What the thief sends requests with: the stolen token, or the token of their own sign-in. `null`: they don't get in. */
  async function tokenOf(thief: Thief, { token, signIn, email }: Customer) {
    if (thief !== 'the password') return token
    const { status, json } = await signIn(email)
    return status === 200 ? String(json.token) : null
  }

  /** The HTTP status of each act. 0: there is nothing to do. */
  const acts: Record<string, (testApp: Customer, token: string, knowsPassword: boolean) => Promise<number>> =
    {
      'see the account': async ({ call }, token) =>
        (await call('GET', '/transaction/token-user', { token })).status,
      'withdraw to their own wallet': async ({ send, sendProven }, token, knows) =>
        (await (knows ? sendProven : send)('POST', '/withdrawal/add', { token, body: elsewhere })).status,
      'save their own wallet': async ({ send, sendProven }, token, knows) => {
        const body = { label: 'Other', network: 'bitcoin', address: elsewhere.wallet }
        return (await (knows ? sendProven : send)('POST', '/withdrawal/addresses', { token, body })).status
      },
      'allow other addresses': async ({ send, sendProven, onlySaved }, token, knows) =>
        onlySaved
          ? (
              await (knows ? sendProven : send)('PUT', '/withdrawal/addresses/only', {
                token,
                body: { on: false },
              })
            ).status
          : 0,
      'turn off the second step': async ({ send, sendProven, secondStep }, token, knows) =>
        secondStep === null
          ? 0
          : (await (knows ? sendProven : send)('POST', '/auth/totp/off', { token })).status,
      'add their own passkey': async ({ send, sendProven }, token, knows) =>
        (await (knows ? sendProven : send)('POST', '/auth/passkeys/options', { token })).status,
      'set up their own second step': async ({ send, sendProven, secondStep }, token, knows) =>
        secondStep ? 0 : (await (knows ? sendProven : send)('POST', '/auth/totp', { token })).status,
      'switch on only saved addresses': async ({ send, onlySaved }, token) =>
        onlySaved
          ? 0
          : (await send('PUT', '/withdrawal/addresses/only', { token, body: { on: true } })).status,
      'lock withdrawals for 30 days': async ({ send, sendProven }, token, knows) =>
        (await (knows ? sendProven : send)('PUT', '/auth/withdrawal-lock', { token, body: { days: 30 } }))
          .status,
      'sign out the customer’s devices': async ({ send }, token) =>
        (await send('POST', '/auth/sessions/end', { token, body: { others: true } })).status,
    }

  /** Acts that take effect only later, so that the customer can stop them. */
  const waits: Record<string, string> = {
    'save their own wallet': 'usable after 24 hours',
    'allow other addresses': 'after 48 hours',
  }

  describe('what a thief can do', () => {
    it('CAP-3 is exactly what docs/stolen-credentials.md says', async () => {
      const found: string[][] = []
      for (const [protection, added] of Object.entries(protections))
        for (const thief of thieves) {
          const row = [protection, thief]
          for (const [name, act] of Object.entries(acts)) {
            const victim = await customer(added)
            const token = await tokenOf(thief, victim)
            const status = token === null ? 403 : await act(victim, token, thief !== 'a token')
            row.push(status === 0 ? '–' : status < 300 ? (waits[name] ?? 'yes') : 'no')
          }
          found.push(row)
        }
      expect(found).toEqual(tableUnder('stolen-credentials.md', 'What they can do'))
    })

    it('CAP-3 a token alone stops the end of “only saved addresses” that the customer asked for, with an email', async () => {
      const { token, id, send, sendProven, call, subjects } = await customer(['only'])
      const only = (on: boolean) => ({ token, body: { on } })
      await sendProven('PUT', '/withdrawal/addresses/only', only(false))
      const before = await subjects(id)
      await send('PUT', '/withdrawal/addresses/only', only(true))
      expect((await call('GET', '/withdrawal/addresses', { token })).json).not.toHaveProperty('onlyOffFrom')
      expect(await subjects(id)).toEqual([...before, 'Withdrawals only to saved addresses'])
    })

    it('CAP-3 nothing shortens a lock of 30 days: no shorter one, no “This was not me”', async () => {
      const { token, email, clock, send, sendProven, call, signIn, details } = await customer([])
      const lock = (days: number) => sendProven('PUT', '/auth/withdrawal-lock', { token, body: { days } })
      const { lockedUntil } = (await lock(30)).json
      expect((await lock(1)).status).toBe(409)
      await send('POST', '/auth/not-me', { token })
      expect((await call('GET', '/auth/security', { token })).json).toMatchObject({ lockedUntil })
      expect(await details(token)).toHaveProperty('tradeProfit', 100)
      clock.forward(30 * 24 * HOUR_MS - 1000)
      const own = { token: String((await signIn(email)).json.token), body: order }
      expect((await send('POST', '/withdrawal/add', own)).json.code).toBe('locked')
      clock.forward(1000)
      expect((await send('POST', '/withdrawal/add', own)).status).toBe(201)
    })
  })

  const walletsOf = async (id: string) => {
    const { rows } = await db().query<{ wallet: string }>(
      'select wallet from withdrawals where user_id = $1 order by created_at',
      [id],
    )
    return rows.map(({ wallet }) => wallet)
  }

  describe('48 hours', () => {
    it.each(thieves)(
      'CAP-3 with %s: the customer hears of it, stops it, and nothing more is lost',
      async (thief) => {
        const victim = await customer([])
        const { clock, signIn, email, id, send, call, subjects, works } = victim
        // The customer's other device.
        const own = String((await signIn(email)).json.token)
        const token = await tokenOf(thief, victim)
        if (token === null) throw new Error('Without a second step, the password signs in.')
        const first = await send('POST', '/withdrawal/add', { token, body: elsewhere })
        expect(first.status).toBe(201)
        // They hear of it in the same minute.
        expect(await subjects(id)).toContain('Withdrawal requested')
        clock.forward(HOUR_MS / 6)
        const stopped = await send('POST', '/auth/not-me', { token: own })
        expect(stopped.json.lockedUntil).toBe(new Date(clock.at.getTime() + 48 * HOUR_MS).toISOString())
        expect([await works(token), await works(own)]).toEqual([false, true])
        for (const hours of [0, 23, 24]) {
          clock.forward(hours * HOUR_MS)
          const again = await signIn(email)
          const theirs = thief === 'a token' ? token : String(again.json.token)
          const tried = await send('POST', '/withdrawal/add', { token: theirs, body: elsewhere })
          expect([tried.status, tried.json.code], `after ${hours} more hours`).toEqual(
            thief === 'a token' ? [401, undefined] : [403, 'locked'],
          )
        }
        // A new password, by phrase, ends what the thief has.
        const password = 'Tallow&Brick9'
        await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
        expect((await signIn(email)).status).toBe(401)
        clock.forward(48 * HOUR_MS)
        const safe = String((await signIn(email, password)).json.token)
        const ordered = await send('POST', '/withdrawal/add', { token: safe, body: order })
        expect(ordered.status).toBe(201)
        expect(await walletsOf(id)).toEqual([elsewhere.wallet, order.wallet])
      },
    )

    it.each(thieves)(
      'CAP-3 with %s, and the second step on: only the customer’s own code releases a withdrawal',
      async (thief) => {
        const victim = await customer(['second'])
        const { id, send, sendProven, secondStep, codeOf } = victim
        const theirs = await tokenOf(thief, victim)
        const tried =
          theirs && (await sendProven('POST', '/withdrawal/add', { token: theirs, body: elsewhere }))
        expect(tried && [tried.status, tried.json.code]).toEqual(
          thief === 'the password' ? null : [403, 'step_up'],
        )
        const own = { token: victim.token, body: order }
        const bare = await send('POST', '/withdrawal/add', own)
        expect([bare.status, bare.json.code]).toEqual([403, 'step_up'])
        expect(await walletsOf(id)).toEqual([])
        const shown = { method: 'totp', code: codeOf(secondStep?.secret ?? '') }
        expect((await sendProven('POST', '/withdrawal/add', own, shown)).status).toBe(201)
        expect(await walletsOf(id)).toEqual([order.wallet])
      },
    )

    it('CAP-3 the mailbox gives a thief nothing: no email has a link, a code, a token or the phrase', async () => {
      const victim = await customer(['second', 'only'])
      const { id, email, token, signIn, sendProven, secondStep, codeOf } = victim
      await signIn(email)
      await sendProven(
        'POST',
        '/withdrawal/addresses',
        { token, body: { label: 'Mine', network: 'bitcoin', address: order.wallet }, key: randomUUID() },
        { method: 'totp', code: codeOf(secondStep?.secret ?? '') },
      )
      await victim.send('POST', '/auth/not-me', { token })
      const { rows } = await db().query<{ subject: string; body: string }>(
        'select subject, body from mails where user_id = $1',
        [id],
      )
      expect(rows.length).toBeGreaterThanOrEqual(3)
      const text = JSON.stringify(rows)
      const secrets = [PASSWORD, PHRASE, token, secondStep?.secret ?? '-', ...(secondStep?.backupCodes ?? [])]
      for (const secret of secrets) expect(text).not.toContain(secret)
      expect(text).not.toMatch(/https?:|\b\d{6}\b/)
    })
  })
})
