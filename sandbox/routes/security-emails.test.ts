import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../http/rate-limits.ts'
import { createAccountApp, order, withSecondStep } from '../testing/account.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PASSWORD } from '../testing/test-app.ts'

const HOUR_MS = 3_600_000
const bank = { amount: 1234.5, accountNumber: '0001 2345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
const word = { word: 'Lantern' }
const wrongCode = { method: 'totp', code: '000000' }
const from = (n: number) => ({ incoming: { socket: { remoteAddress: `203.0.113.${n}` } } })

onBothEngines((db) => {
  const mailsTo = (id: string) => createAccountApp(db()).mailsTo(id)
  /** A customer, and what they have been told since. */
  async function told(options: Parameters<typeof createAccountApp>[1] = {}) {
    const testApp = createAccountApp(db(), options)
    const person = await testApp.customer({ profit: 2000_00n })
    return { ...testApp, ...person, ...reader(testApp, person) }
  }
  const reader = (
    { call }: Pick<ReturnType<typeof createAccountApp>, 'call'>,
    { id, token }: { id: string; token: string },
  ) => ({
    last: async () => (await mailsTo(id)).at(-1),
    kinds: async () => {
      const { activity } = (await call('GET', '/auth/activity', { token })).json
      return (activity as unknown as { kind: string }[]).map(({ kind }) => kind)
    },
  })
  const on = async () => {
    const person = await withSecondStep(db())
    return { ...person, ...reader(person, person) }
  }

  const withBook = async () => {
    const person = await told()
    const only = (value: boolean) =>
      person.sendProven('PUT', '/withdrawal/addresses/only', {
        token: person.token,
        body: { on: value },
      })
    const save = () =>
      person.sendProven('POST', '/withdrawal/addresses', {
        token: person.token,
        body: { label: 'Mine', network: 'bitcoin', address: order.wallet },
      })
    return { ...person, only, save }
  }

  describe('only saved addresses', () => {
    it('CAP-3 switching it on is emailed: what it refuses, that nothing is saved, and how it ends', async () => {
      const { only, id, last } = await withBook()
      await only(true)
      const mail = await last()
      expect(mail?.subject).toBe('Withdrawals only to saved addresses')
      expect(mail?.body).toContain('“Pay only to saved addresses” was switched on.')
      expect(mail?.body).toContain(
        'Withdrawals to all other addresses and to bank accounts are refused from now on.',
      )
      expect(mail?.body).toContain(
        'You have no saved address, so nothing can be withdrawn. A new address can be used 24 hours after it is saved.',
      )
      expect(mail?.body).toContain(
        'It stays on until it is switched off under Security. That takes effect 48 hours later.',
      )
      expect(mail?.body).toContain('Then switch it off.')
      await only(true)
      expect(await mailsTo(id)).toHaveLength(1)
    })

    it('CAP-3 the email about switching it on says from when the first saved address can be used', async () => {
      const { only, save, send, clock, signIn, email, last } = await withBook()
      await save()
      await only(true)
      expect((await last())?.body).toContain(
        'None of your saved addresses can be used before 2 June 2026, 12:00 UTC. Nothing can be withdrawn until then.',
      )
      await only(false)
      clock.forward(49 * HOUR_MS)
      const later = String((await signIn(email)).json.token)
      await send('PUT', '/withdrawal/addresses/only', { token: later, body: { on: true } })
      const { subject, body } = (await last()) ?? {}
      expect(subject).toBe('Withdrawals only to saved addresses')
      expect(body).not.toMatch(/[Nn]othing can be withdrawn/)
    })

    it('CAP-3 cancelling the switching off is emailed: until when it would have held, and how to undo it', async () => {
      const { only, last, send, token, id } = await withBook()
      await only(true)
      await only(false)
      const before = (await mailsTo(id)).length
      await send('PUT', '/withdrawal/addresses/only', { token, body: { on: true } })
      const mail = await last()
      expect(await mailsTo(id)).toHaveLength(before + 1)
      expect(mail?.subject).toBe('Withdrawals only to saved addresses')
      expect(mail?.body).toContain('Switching off “Pay only to saved addresses” was cancelled.')
      expect(mail?.body).toContain(
        'Other destinations would have been allowed from 3 June 2026, 12:00 UTC. They now stay refused.',
      )
      expect(mail?.body).toContain('Then switch it off again.')
    })
  })

  describe('a withdrawal', () => {
    it('CAP-3 the email names amount and destination, shortened, and that it can be cancelled', async () => {
      const { send, token, last } = await told()
      await send('POST', '/withdrawal/add', { token, body: order })
      const { subject, body = '' } = (await last()) ?? {}
      expect(subject).toBe('Withdrawal requested')
      expect(body).toContain('Amount: $20.00\nTo: the wallet address tb1qcr…mfp6l0')
      expect(body).not.toContain(order.wallet)
      expect(body).toContain('It can be cancelled until it is sent: open it in your withdrawal history.')
      expect(body).toContain('“This was not me” does not stop the withdrawal itself.')
    })

    it('CAP-3 of a bank account, the email shows the bank and the last four digits', async () => {
      const { send, token, last } = await told()
      expect((await send('POST', '/withdrawal/add', { token, body: bank })).status).toBe(201)
      const { body = '' } = (await last()) ?? {}
      expect(body).toContain('Amount: $1,234.50\nTo: the bank account ending in 2345, at “Sample Bank”')
      expect(body).not.toMatch(/0001 ?2345/)
    })

    it('CAP-0 without payout-cancel, the email doesn’t say that it can be cancelled', async () => {
      const { send, token, last } = await told({ capabilities: ['activity'] })
      await send('POST', '/withdrawal/add', { token, body: order })
      const { body = '' } = (await last()) ?? {}
      expect(body).toContain('Amount: $20.00')
      expect(body).not.toMatch(/cancel/i)
      expect(body).toContain('Contact support now.')
    })
  })

  describe('a refused confirmation', () => {
    it('CAP-3 is listed and emailed once an hour, also if several are refused at once', async () => {
      const { token, stepUp, id, last, kinds } = await told()
      const wrong = { method: 'password', password: 'Wrong#4848' }
      await Promise.all([1, 2, 3].map(() => stepUp(token, 'set-word', word, wrong)))
      expect(await kinds()).toEqual(['confirmation-refused'])
      expect(await mailsTo(id)).toHaveLength(1)
      expect((await last())?.subject).toBe('A confirmation was refused')
      expect((await last())?.body).toMatch(/passkey was refused\.[^]*This attempt confirmed nothing\./)
    })

    it('CAP-3 an hour later it is listed and emailed again', async () => {
      const { token, stepUp, id, kinds, clock } = await on()
      await stepUp(token, 'set-word', word, wrongCode)
      const before = (await mailsTo(id)).length
      for (let quarter = 0; quarter < 3; quarter += 1) {
        clock.forward(HOUR_MS / 4)
        await stepUp(token, 'set-word', word, wrongCode)
        expect(await kinds()).toEqual(['confirmation-refused', 'second-step-on'])
      }
      clock.forward(HOUR_MS / 4)
      await stepUp(token, 'set-word', word, { method: 'backup', code: 'aaaa-aaaa-aaaa-aaaa' })
      expect(await kinds()).toEqual(['confirmation-refused', 'confirmation-refused', 'second-step-on'])
      expect(await mailsTo(id)).toHaveLength(before + 1)
    })

    it('CAP-3 a method that the customer doesn’t have is no attempt, and is not listed', async () => {
      const { token, stepUp, kinds } = await told()
      expect((await stepUp(token, 'set-word', word, wrongCode)).status).toBe(422)
      expect(await kinds()).toEqual([])
    })

    it('S10 20 wrong codes an hour are allowed, counted together at sign-in and as a confirmation', async () => {
      const { email, token, codeOf, secret, backupCodes, clock } = await on()
      const limits = { ...defaultLimits, perAddress: { points: 1000, seconds: 60 } }
      const guarded = createAccountApp(db(), { limits })
      guarded.clock.at = clock.at
      const { call } = guarded
      const confirm = (n: number, shown: Record<string, string>) =>
        call('POST', '/auth/step-up', {
          token,
          body: { action: 'set-word', bodyHash: 'a'.repeat(64), ...shown },
          env: from(n),
        })
      const signIn = async (n: number, shown: Record<string, string>) => {
        const asked = await call('POST', '/auth/login', { body: { email, password: PASSWORD }, env: from(n) })
        const body = { ticket: asked.json.ticket, ...shown }
        return call('POST', '/auth/login/second', { body, env: from(n) })
      }
      const statuses: number[] = []
      for (let n = 0; n < 10; n += 1) {
        statuses.push((await confirm(n, wrongCode)).status)
        statuses.push((await signIn(100 + n, wrongCode)).status)
      }
      expect(statuses).toEqual(Array.from({ length: 20 }, () => 422))
      const right = { method: 'totp', code: codeOf(secret) }
      expect([(await confirm(50, right)).status, (await signIn(51, right)).status]).toEqual([429, 429])
      const backup = { method: 'backup', code: backupCodes[0] ?? '' }
      expect((await confirm(52, backup)).status).toBe(200)
    })
  })

  it('CAP-3 a backup code at sign-in is listed beside the sign-in, and emailed', async () => {
    const { email, call, backupCodes, kinds, last } = await on()
    const { ticket } = (await call('POST', '/auth/login', { body: { email, password: PASSWORD } })).json
    const body = { ticket, method: 'backup', code: backupCodes[0] ?? '' }
    expect((await call('POST', '/auth/login/second', { body })).status).toBe(200)
    expect(await kinds()).toEqual(['backup-code-used', 'sign-in', 'second-step-on'])
    expect((await last())?.subject).toBe('Backup code used')
  })

  it('CAP-3 a backup code as a confirmation is listed and emailed, with how many are left', async () => {
    const { token, stepUp, backupCodes, kinds, last } = await on()
    const shown = { method: 'backup', code: backupCodes[0] ?? '' }
    expect((await stepUp(token, 'add-withdrawal', order, shown)).status).toBe(200)
    expect(await kinds()).toEqual(['backup-code-used', 'second-step-on'])
    expect((await last())?.subject).toBe('Backup code used')
    expect((await last())?.body).toContain('A change or a withdrawal was confirmed with a backup code.')
    expect((await last())?.body).toContain('9 of your backup codes are left.')
  })

  it('CAP-3 a new name of a passkey is listed, the same name again is not', async () => {
    const { token, sendProven, send, kinds, call } = await told()
    const { options } = (await sendProven('POST', '/auth/passkeys/options', { token })).json
    const credential = createAuthenticator().create(options as never)
    const added = await send('POST', '/auth/passkeys', { token, body: { name: 'My phone', credential } })
    const name = (text: string) =>
      send('POST', '/auth/passkeys/name', { token, body: { id: added.json.id, name: text } })
    expect([(await name('Old phone')).status, (await name('Old phone')).status]).toEqual([200, 200])
    expect(await kinds()).toEqual(['passkey-renamed', 'passkey-added'])
    expect((await call('GET', '/auth/activity', { token })).json.activity).toMatchObject([
      { reference: 'Old phone' },
      { reference: 'My phone' },
    ])
  })
})
