import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { dollars } from './domain/dollars.ts'
import { utcTime } from './domain/utc-time.ts'
import { createAccountApp, order } from './testing/account.ts'
import { createAuthenticator } from './testing/authenticator.ts'
import { tableUnder } from './testing/doc-table.ts'
import { onBothEngines } from './testing/engines.ts'
import { PHRASE } from './testing/test-app.ts'

const HOUR_MS = 3_600_000
const elsewhere = { amount: 20, wallet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' }
const bank = { amount: 20, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
const wrong = { method: 'totp', code: '000000' }

onBothEngines((db) => {
  async function customer() {
    const testApp = createAccountApp(db())
    const person = await testApp.customer({ profit: 1000_00n })
    const { call, send, sendProven, signIn, clock } = testApp
    const { token, email } = person
    let secret = ''
    const own = (method: string, path: string, body: unknown = {}) =>
      sendProven(
        method,
        path,
        { token, body },
        secret === '' ? undefined : { method: 'totp', code: testApp.codeOf(secret) },
      )
    const device = createAuthenticator()
    return {
      ...testApp,
      ...person,
      own,
      device,
      later: (hours: number) => utcTime(new Date(clock.at.getTime() + hours * HOUR_MS)),
      secondStep: async () => {
        const made = await testApp.switchOn(token)
        secret = made.secret
        return made
      },
      ticket: async () => (await signIn(email)).json.ticket,
      only: (on: boolean) => own('PUT', '/withdrawal/addresses/only', { on }),
      save: (by = token) => {
        const body = { label: 'Mine', network: 'bitcoin', address: order.wallet }
        return sendProven('POST', '/withdrawal/addresses', { token: by, body })
      },
      addPasskey: async (by = token, shown?: Record<string, string>) => {
        const { json } = await sendProven('POST', '/auth/passkeys/options', { token: by }, shown)
        const body = { name: 'Phone', credential: device.create(json.options) }
        return send('POST', '/auth/passkeys', { token: by, body })
      },
      rows: async (path: string, name: string, by = token) =>
        (await call('GET', path, { token: by })).json[name] as unknown as Record<string, string>[],
    }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  async function wrongPasskey({ call, token, addPasskey }: Customer) {
    await addPasskey()
    return async () => {
      const asked = { action: 'lock', bodyHash: createHash('sha256').update('{}').digest('hex') }
      const { json } = await call('POST', '/auth/step-up/options', { token, body: asked })
      const credential = createAuthenticator().get(json.options)
      return call('POST', '/auth/step-up', { token, body: { ...asked, method: 'passkey', credential } })
    }
  }

  type Act = () => Promise<{ status: number }>
  type Told = {
    what: string
    /** Makes what has to be there, and returns the act. */
    ready: (victim: Customer) => Promise<Act> | Act
    /** What the email names, and the texts that it has then. */
    names?: [string, (victim: Customer) => string[]]
    elsewhere?: [string, (victim: Customer) => Promise<number>]
    /** A refusal, which is told only so often. */
    refused?: true
  }
  const passkeys = ({ rows }: Customer) => rows('/auth/passkeys', 'passkeys').then(({ length }) => length)
  const told: Told[] = [
    {
      what: 'a sign-in in a kind of browser that hasn’t signed in since the last change of the password',
      ready:
        ({ signIn, email }) =>
        () =>
          signIn(email),
    },
    {
      what: 'a sign-in in any other kind of browser',
      ready: async ({ signIn, email }) => {
        await signIn(email)
        return () => signIn(email)
      },
    },
    {
      what: 'a withdrawal',
      ready:
        ({ own }) =>
        () =>
          own('POST', '/withdrawal/add', elsewhere),
      names: ['the amount and the shortened destination', () => [dollars(20_00n), 'tb1qrp…0sl5k7']],
      elsewhere: [
        'the history',
        ({ rows }) => rows('/withdrawal/all', 'allWithdrawals').then((all) => all.length),
      ],
    },
    {
      what: 'an address is saved',
      ready:
        ({ save }) =>
        () =>
          save(),
      names: ['the time it can be used', ({ later }) => [later(24)]],
    },
    {
      what: 'other addresses are allowed',
      ready: async ({ only }) => {
        await only(true)
        return () => only(false)
      },
      names: ['the time it takes effect', ({ later }) => [later(48)]],
    },
    {
      what: 'only saved addresses is switched on',
      ready:
        ({ only }) =>
        () =>
          only(true),
      names: ['how it ends', () => ['switched off under Security. That takes effect 48 hours later.']],
    },
    {
      what: 'its switching off is cancelled',
      ready: async ({ only }) => {
        await only(true)
        await only(false)
        return () => only(true)
      },
      names: ['how it ends', () => ['switched off under Security. That takes effect 48 hours later.']],
    },
    {
      what: 'withdrawals are locked',
      ready:
        ({ own }) =>
        () =>
          own('PUT', '/auth/withdrawal-lock', { days: 3 }),
      names: ['the end of the lock', ({ later }) => [later(72)]],
    },
    {
      what: 'a saved address is removed',
      ready: async ({ save, own, rows }) => {
        await save()
        const [one] = await rows('/withdrawal/addresses', 'addresses')
        return () => own('POST', '/withdrawal/addresses/remove', { id: one?.id })
      },
    },
    {
      what: 'a passkey is added',
      ready:
        ({ addPasskey }) =>
        () =>
          addPasskey(),
      elsewhere: ['Passkeys', passkeys],
    },
    {
      what: 'a passkey is removed',
      ready: async ({ addPasskey, own }) => {
        const { id } = (await addPasskey()).json
        return () => own('POST', '/auth/passkeys/end', { id })
      },
      elsewhere: ['Passkeys', passkeys],
    },
    {
      what: 'a passkey gets another name',
      ready: async ({ addPasskey, own }) => {
        const { id } = (await addPasskey()).json
        return () => own('POST', '/auth/passkeys/name', { id, name: 'Other' })
      },
    },
    { what: 'a second step is switched on', ready: (victim) => () => switchedOn(victim) },
    {
      what: 'backup codes are made',
      ready: async ({ secondStep, own }) => {
        await secondStep()
        return () => own('POST', '/auth/backup-codes')
      },
    },
    {
      what: 'the word is set',
      ready:
        ({ own }) =>
        () =>
          own('PUT', '/auth/word', { word: 'Lantern' }),
    },
    {
      what: 'the second step is turned off',
      ready: async ({ secondStep, own }) => {
        await secondStep()
        return () => own('POST', '/auth/totp/off')
      },
      names: ['the end of the 48-hour hold', ({ later }) => [later(48)]],
    },
    {
      what: 'a sign-in with a backup code',
      ready: async ({ secondStep, second, ticket }) => {
        const { backupCodes } = await secondStep()
        // The browser is known, so that the email is about the code.
        await second(await ticket(), { method: 'backup', code: backupCodes[1] ?? '' })
        return async () => second(await ticket(), { method: 'backup', code: backupCodes[0] ?? '' })
      },
    },
    {
      what: 'a backup code as a proof',
      ready: async ({ secondStep, stepUp, token }) => {
        const { backupCodes } = await secondStep()
        return () => stepUp(token, 'lock', {}, { method: 'backup', code: backupCodes[0] ?? '' })
      },
    },
    {
      what: 'a wrong password as a proof',
      ready:
        ({ stepUp, token }) =>
        () =>
          stepUp(token, 'lock', {}, { method: 'password', password: 'Wrong#48!' }),
      refused: true,
    },
    {
      what: 'a wrong code as a proof',
      ready: async ({ secondStep, stepUp, token }) => {
        await secondStep()
        return () => stepUp(token, 'lock', {}, wrong)
      },
      refused: true,
    },
    { what: 'a wrong passkey as a proof', ready: wrongPasskey, refused: true },
    {
      what: 'the right password, a wrong second step',
      ready: async ({ secondStep, second, ticket }) => {
        await secondStep()
        return async () => second(await ticket(), wrong)
      },
      refused: true,
    },
    {
      what: 'a wrong password',
      ready:
        ({ signIn, email }) =>
        () =>
          signIn(email, 'Wrong#48!'),
      refused: true,
    },
    {
      what: 'the account is only looked at with a token',
      ready:
        ({ call, token }) =>
        () =>
          call('GET', '/transaction/token-user', { token }),
    },
  ]
  async function switchedOn({ secondStep }: Customer) {
    await secondStep()
    return { status: 200 }
  }

  /** How often something was told of an act, of another at the same time, after another minute, and after another hour. */
  const often: Record<string, string> = {
    '1': 'at once',
    '0': 'no',
    '1,1,1,1': 'at once, each time',
    '1,0,1,1': 'at once, at most once a minute',
    '1,0,0,1': 'at once, at most once an hour',
    '0,0,0,0': 'no',
  }

  /** Moves the clock on while the customer uses the app, so that the session doesn't end. */
  async function pass({ clock, works, token }: Customer, wait: number) {
    for (let left = wait; left > 0; left -= HOUR_MS / 3) {
      clock.forward(Math.min(left, HOUR_MS / 3))
      expect(await works(token)).toBe(true)
    }
  }

  async function rowOf({ what, ready, names, elsewhere: shown, refused }: Told) {
    const victim = await customer()
    const act = await ready(victim)
    const count = async () => [(await victim.mailsTo(victim.id)).length, (await shown?.[1](victim)) ?? 0]
    const mailed: number[] = []
    const times: string[] = []
    let seen = '–'
    for (const wait of refused ? [1, 1, 61_000, HOUR_MS] : [1]) {
      await pass(victim, wait)
      times.push(victim.clock.at.toISOString())
      const [mails = 0, others = 0] = await count()
      expect((await act()).status < 300, what).toBe(!refused)
      const [mailsNow = 0, othersNow = 0] = await count()
      mailed.push(Math.sign(mailsNow - mails))
      if (shown && othersNow !== others) seen = shown[0]
    }
    const listed = async () => {
      const entries = (await victim.rows('/auth/activity', 'activity')).map(({ at }) => at)
      return times.map((time) => (entries.includes(time) ? 1 : 0))
    }
    // A wrong password is recorded after the response.
    if (refused) await vi.waitFor(async () => expect((await listed()).at(-1)).toBe(1), { timeout: 10_000 })
    const body = (await victim.mailsTo(victim.id)).at(-1)?.body ?? ''
    const named = names?.[1](victim).every((text) => body.includes(text)) ? names[0] : '–'
    return [what, often[String(mailed)], named, often[String(await listed())], seen]
  }

  it('CAP-3 what the customer is told is exactly what docs/stolen-credentials.md says', async () => {
    const found: unknown[] = []
    for (const row of told) found.push(await rowOf(row))
    expect(found).toEqual(tableUnder('stolen-credentials.md', 'What the customer is told, and when'))
  })

  it.each(['a token', 'the password', 'both'] as const)(
    'CAP-3 what stops a thief with %s is exactly what docs/stolen-credentials.md says',
    async (thief) => {
      const victim = await customer()
      const { token, email, clock, call, send, signIn, rows, works } = victim
      const ownDevice = String((await signIn(email)).json.token)
      const knows = thief !== 'a token'
      let theirs = knows ? String((await signIn(email)).json.token) : token
      if (thief === 'both') theirs = token
      const withdraw = (by: string) => send('POST', '/withdrawal/add', { token: by, body: elsewhere })

      /** What the thief can do now. Signs in again if that is needed and possible. */
      async function power() {
        const stays = await works(theirs)
        if (!stays && knows) theirs = String((await signIn(email)).json.token)
        if (!(await works(theirs))) return 'nothing'
        const { status, json } = await withdraw(theirs)
        const first = stays ? '' : 'sign in again, '
        if (status === 201) return `${first}look and withdraw`
        return json.code === ('locked' as unknown) ? `${first}look: withdrawals are locked` : 'unknown'
      }
      /** What the thief added and is still there. */
      async function left(by: string) {
        const { json } = await call('GET', '/auth/security', { token: by })
        const names = [
          [(await rows('/withdrawal/addresses', 'addresses', by)).length > 0, 'address'],
          [(await rows('/auth/passkeys', 'passkeys', by)).length > 0, 'passkey'],
          [json.totp?.on as unknown, 'second step'],
        ] as const
        return names.flatMap(([there, name]) => (there ? [name] : [])).join(', ') || 'nothing'
      }
      const found: string[][] = []
      const note = async (when: string, what: string, by: string) =>
        found.push([when, what, await power(), await left(by)])

      if (knows) expect((await victim.save(theirs)).status).toBe(201)
      expect((await withdraw(theirs)).status).toBe(201)
      const profit = async (by: string) => (await victim.details(by)).tradeProfit
      const before = Number(await profit(ownDevice))
      const [row] = await rows('/withdrawal/all', 'allWithdrawals', ownDevice)
      const body = { id: row?.reference, version: row?.version }
      const cancelled = await send('POST', '/withdrawal/cancel', { token: ownDevice, body })
      expect([cancelled.status, Number(await profit(ownDevice)) > before]).toEqual([200, true])
      await note('while it is checked', 'cancels the withdrawal', ownDevice)

      clock.forward(HOUR_MS / 6)
      await send('POST', '/auth/sessions/end', { token: ownDevice, body: { others: true } })
      await note('minutes later', 'ends the other sessions', ownDevice)

      const notMe = await send('POST', '/auth/not-me', { token: ownDevice })
      expect(notMe.json.lockedUntil).toBe(new Date(clock.at.getTime() + 48 * HOUR_MS).toISOString())
      await note('minutes later', '“This was not me” in Recent activity', ownDevice)

      if (knows) {
        const { secret } = await victim.switchOn(theirs)
        const shown = { method: 'totp', code: victim.codeOf(secret) }
        expect((await victim.addPasskey(theirs, shown)).status).toBe(201)
        expect(await left(theirs)).toBe('address, passkey, second step')
      }
      const password = 'Tallow&Brick9'
      await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
      let safe = String((await signIn(email, password)).json.token)
      await note('within 7 days', 'a new password, with the seed phrase', safe)

      for (const address of await rows('/withdrawal/addresses', 'addresses', safe))
        await send('POST', '/withdrawal/addresses/remove', { token: safe, body: { id: address.id } })
      await note('then', 'removes saved addresses that aren’t theirs', safe)

      clock.forward(48 * HOUR_MS)
      safe = String((await signIn(email, password)).json.token)
      expect((await send('POST', '/withdrawal/add', { token: safe, body: bank })).status).toBe(201)
      await note('48 hours later', 'signs in and withdraws', safe)

      const rowsOfPage = tableUnder('stolen-credentials.md', 'How it is stopped')
      const column = knows ? 4 : 2
      expect(found).toEqual(rowsOfPage.map((cells) => [cells[0], cells[1], cells[column], cells[column + 1]]))
    },
  )
})
