import { describe, expect, it } from 'vitest'
import { createAccountApp, order } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'

const HOUR_MS = 3_600_000
const bank = { amount: 1234.5, accountNumber: '0001 2345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

onBothEngines((db) => {
  const mailsTo = async (id: string) => {
    const { rows } = await db().query<{ subject: string; body: string }>(
      'select subject, body from mails where user_id = $1 order by id',
      [id],
    )
    return rows
  }
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
})
