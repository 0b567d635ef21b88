import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

const withHeader = (token: string) => ({ headers: { authorization: token } })

onBothEngines((db) => {
  const testApp = () => createTestApp(db())

  describe('sessions', () => {
    it.each(['bearer', 'BEARER', 'bEaReR'])('S7 accepts the scheme %s', async (scheme) => {
      const { call, customer } = testApp()
      const { token } = await customer()
      expect((await call('GET', '/transaction/token-user', withHeader(`${scheme} ${token}`))).status).toBe(
        200,
      )
    })

    it.each([{}, withHeader('Bearer'), withHeader(`Bearer ${'A'.repeat(43)}`)])(
      'a 401 for %j names the scheme, as RFC 9110 requires',
      async (sent) => {
        const { status, headers } = await testApp().call('GET', '/transaction/token-user', sent)
        expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      },
    )

    it.each([
      ['12 hours after they began', 12 * 60, 25],
      ['after 30 minutes without use', 30, 30],
    ])('end %s, to the millisecond', async (_, minutes, pause) => {
      const { call, customer, clock } = testApp()
      const { token } = await customer()
      const status = async () => (await call('GET', '/transaction/token-user', { token })).status
      for (let left = minutes; left > pause; left -= pause) {
        clock.forward(pause * 60_000)
        expect(await status()).toBe(200)
      }
      const end = new Date('2026-06-01T12:00:00Z').getTime() + minutes * 60_000
      clock.at = new Date(end - 1)
      const other = await customer()
      expect(await status()).toBe(200)
      if (minutes === pause) clock.forward(pause * 60_000)
      else clock.forward(1)
      expect(await status()).toBe(401)
      expect((await call('GET', '/transaction/token-user', { token: other.token })).status).toBe(
        minutes === pause ? 401 : 200,
      )
    })

    it('S35 end 12 hours after the clock was set back by a year', async () => {
      const { call, customer, clock } = testApp()
      const { token } = await customer()
      const status = async () => (await call('GET', '/transaction/token-user', { token })).status
      clock.forward(-365 * 86_400_000)
      for (let use = 0; use < 28; use += 1) {
        expect(await status()).toBe(200)
        clock.forward(25 * 60_000)
      }
      clock.forward(21 * 60_000)
      expect(await status()).toBe(401)
    })

    it('S27 can be ended while nothing else is written', async () => {
      const full = createTestApp(db(), { hasDiskSpace: () => false })
      const { token } = await full.customer()
      expect((await full.call('POST', '/auth/logout', { token })).status).toBe(200)
      expect((await full.call('GET', '/transaction/token-user', { token })).status).toBe(401)
    })

    it.each(['53100', '53400', 'ENOSPC', 'EDQUOT'])(
      'S27 can be ended while the database answers %s, and are deleted afterwards',
      async (code) => {
        const disk = { full: true }
        const failing: Database = {
          ...db(),
          query: (text, values) =>
            disk.full && text.startsWith('with ended as (delete')
              ? Promise.reject(Object.assign(new Error('could not extend file'), { code }))
              : db().query(text, values),
        }
        const { call, customer } = createTestApp(failing)
        const { id, token } = await customer()
        expect((await call('POST', '/auth/logout', { token })).status).toBe(200)
        expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
        expect((await call('POST', '/auth/logout', { token })).status).toBe(401)
        const stored = async () =>
          (await db().query('select 1 from sessions where user_id = $1', [id])).rows.length
        expect(await stored()).toBe(1)
        disk.full = false
        const now = performance.now()
        const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 6000)
        expect((await call('GET', '/transaction/token-user', { token })).status).toBe(401)
        await vi.waitFor(async () => expect(await stored()).toBe(0))
        clock.mockRestore()
      },
    )
  })
})
