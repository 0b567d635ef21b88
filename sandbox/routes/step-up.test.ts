import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccountApp, order, withSecondStep } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PASSWORD, PHRASE } from '../testing/test-app.ts'

const HOUR_MS = 3_600_000

onBothEngines((db) => {
  const on = () => withSecondStep(db())

  describe('what needs a proof', () => {
    it('CAP-3 a withdrawal is asked for the second step, and repeated with the same key', async () => {
      const { token, send, proofFor, totp, backupCodes, stepUp, details } = await on()
      const key = randomUUID()
      const first = await send('POST', '/withdrawal/add', { token, body: order, key })
      expect([first.status, first.json.code, first.json.action, first.json.methods]).toEqual([
        403,
        'step_up',
        'add-withdrawal',
        ['totp', 'backup'],
      ])
      const password = await stepUp(token, 'add-withdrawal', order, {
        method: 'password',
        password: PASSWORD,
      })
      expect(password.status).toBe(422)
      const proof = await proofFor(token, 'add-withdrawal', order, totp())
      const more = { ...order, amount: 90 }
      expect((await send('POST', '/withdrawal/add', { token, body: more, proof })).json.code).toBe('step_up')
      const elsewhere = { ...order, wallet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' }
      expect((await send('POST', '/withdrawal/add', { token, body: elsewhere, proof })).json.code).toBe(
        'step_up',
      )
      expect((await send('POST', '/withdrawal/add', { token, body: order, key, proof })).status).toBe(201)
      // The response was lost. The proof is used up, but the repeat gets the first response.
      const repeat = await send('POST', '/withdrawal/add', { token, body: order, key, proof })
      expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
      expect(await details(token)).toHaveProperty('tradeProfit', 80)
      const other = await proofFor(token, 'add-withdrawal', order, {
        method: 'backup',
        code: backupCodes[0] ?? '',
      })
      expect((await send('POST', '/withdrawal/add', { token, body: order, proof: other })).status).toBe(201)
    })

    it('CAP-3 a withdrawal that is refused anyway asks for nothing', async () => {
      const { token, send } = await on()
      const tooMuch = await send('POST', '/withdrawal/add', { token, body: { ...order, amount: 101 } })
      expect(tooMuch.status).toBe(409)
    })

    it('CAP-3 without a second step a withdrawal asks for no proof', async () => {
      const { customer, money } = createAccountApp(db())
      const { token } = await customer({ profit: 100_00n })
      expect((await money('/withdrawal/add', token, order)).status).toBe(201)
    })

    it('CAP-3 new backup codes replace the old ones', async () => {
      const { id, token, backupCodes, sendProven, totp, ticket, second, subjects } = await on()
      const made = await sendProven('POST', '/auth/backup-codes', { token }, totp())
      const codes = made.json.backupCodes as unknown as string[]
      expect(codes).toHaveLength(10)
      expect(await subjects(id)).toEqual(['Second step switched on', 'New backup codes'])
      expect((await second(await ticket(), { method: 'backup', code: backupCodes[0] ?? '' })).status).toBe(
        422,
      )
      expect((await second(await ticket(), { method: 'backup', code: codes[0] ?? '' })).status).toBe(200)
    })

    it('CAP-3 switching off holds withdrawals for 48 hours', async () => {
      const { id, email, token, sendProven, totp, signIn, money, clock, subjects } = await on()
      const off = await sendProven('POST', '/auth/totp/off', { token }, totp())
      expect(off.status).toBe(200)
      expect((await signIn(email)).status).toBe(200)
      const key = randomUUID()
      const held = await money('/withdrawal/add', token, order, key)
      expect([held.status, held.json.code, held.json.until]).toEqual([
        403,
        'held',
        '2026-06-03T12:00:30.000Z',
      ])
      expect(await subjects(id)).toContain('Second step switched off')
      clock.forward(48 * HOUR_MS)
      const later = String((await signIn(email)).json.token)
      expect((await money('/withdrawal/add', later, order, key)).status).toBe(201)
    })

    it('CAP-3 a reset by phrase keeps a second step that is not new', async () => {
      const { id, email, call, signIn, second, totp, token, works, money, ageSecondStep } = await on()
      await ageSecondStep(id)
      const password = 'Tallow&Brick9'
      await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
      expect(await works(token)).toBe(false)
      const asked = await signIn(email, password)
      expect([asked.status, asked.json.code]).toEqual([403, 'second_factor'])
      const fresh = String((await second(asked.json.ticket, totp())).json.token)
      expect((await money('/withdrawal/add', fresh, order)).json.code).toBe('held')
    })
  })
})
