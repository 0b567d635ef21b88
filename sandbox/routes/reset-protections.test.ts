import { describe, expect, it } from 'vitest'
import { addPasskey, listPasskeys } from '../db/passkeys.ts'
import { secondStepOf } from '../db/second-step.ts'
import { createAccountApp } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PHRASE } from '../testing/test-app.ts'

const DAY_MS = 24 * 3_600_000
const password = 'Tallow&Brick9'

onBothEngines((db) => {
  async function customer() {
    const testApp = createAccountApp(db())
    const person = await testApp.customer()
    const { id, email } = person
    /** A passkey that someone has added. */
    const addKey = (name: string) =>
      addPasskey(
        db(),
        {
          userId: id,
          credentialId: Buffer.from(`${id} ${name}`).toString('base64url'),
          publicKey: Buffer.from('key'),
          counter: 0,
          name,
          synced: false,
          transports: [],
        },
        testApp.clock.at,
      )
    const reset = () =>
      testApp.call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
    const keys = async () => (await listPasskeys(db(), id)).map(({ name }) => name)
    const newest = async () => (await testApp.mailsTo(id)).at(-1)
    return { ...testApp, ...person, addKey, reset, keys, newest }
  }

  describe('a reset by phrase', () => {
    it('CAP-3 lets the owner in again who was locked out by a thief’s second step and passkey', async () => {
      const { id, email, token, switchOn, addKey, reset, signIn, call, keys, newest, clock } =
        await customer()
      await switchOn(token)
      await addKey('Thief key')
      clock.forward(6.9 * DAY_MS)
      expect((await signIn(email)).json).toMatchObject({ code: 'second_factor' })
      expect((await reset()).json.removed).toEqual(['two-factor', 'passkeys'])
      expect(await secondStepOf(db(), id)).toEqual({ totpSince: null, backupCodesLeft: 0, passkeys: 0 })
      expect(await keys()).toEqual([])
      const mail = await newest()
      expect(mail?.subject).toBe('Your password was changed')
      expect(mail?.body).toContain('The second step was switched off, because it was less than 7 days old')
      expect(mail?.body).toContain('The passkey “Thief key” was removed')
      const owner = await signIn(email, password)
      expect(owner.status).toBe(200)
      const { json } = await call('GET', '/auth/activity', { token: String(owner.json.token) })
      const kinds = (json.activity as unknown as { kind: string; reference?: string }[]).map((each) => [
        each.kind,
        each.reference,
      ])
      expect(kinds).toEqual(
        expect.arrayContaining([
          ['second-step-off', undefined],
          ['passkey-removed', 'Thief key'],
          ['password-changed', undefined],
        ]),
      )
    })

    it('CAP-3 keeps a second step and passkeys that are older than seven days, and says nothing of them', async () => {
      const { email, token, switchOn, addKey, reset, signIn, keys, newest, clock } = await customer()
      await switchOn(token)
      await addKey('Mine')
      clock.forward(7 * DAY_MS)
      await addKey('New')
      clock.forward(1000)
      expect((await reset()).json.removed).toEqual(['passkeys'])
      expect(await keys()).toEqual(['Mine'])
      const mail = await newest()
      expect(mail?.body).toContain('The passkey “New” was removed')
      expect(mail?.body).not.toContain('second step was switched off')
      expect((await signIn(email, password)).json).toMatchObject({ code: 'second_factor' })
    })

    it('API-3 CAP-0 without recent protections the response has no list', async () => {
      const { reset, newest } = await customer()
      expect(Object.keys((await reset()).json)).toEqual(['message', 'sessionsEnded'])
      expect((await newest())?.body).not.toContain('Security')
    })

    it('CAP-3 with a wrong phrase nothing is removed', async () => {
      const { id, email, token, switchOn, addKey, call, keys } = await customer()
      await switchOn(token)
      await addKey('Mine')
      const body = { email, password, seedPhrase: 'a-b-c-d-e-f' }
      expect((await call('PUT', '/auth/edit-password', { body })).status).toBe(401)
      expect(await keys()).toEqual(['Mine'])
      expect((await secondStepOf(db(), id)).totpSince).not.toBeNull()
    })
  })
})
