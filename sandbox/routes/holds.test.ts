import { describe, expect, it } from 'vitest'
import { hold, holdsOf } from '../db/withdrawal-holds.ts'
import { lockWithdrawals } from '../db/withdrawal-lock.ts'
import { createAccountApp, order } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'

const HOUR_MS = 3_600_000

onBothEngines((db) => {
  async function customer() {
    const testApp = createAccountApp(db())
    const person = await testApp.customer({ profit: 100_00n })
    const start = testApp.clock.at.getTime()
    const after = (ms: number) => new Date(start + ms)
    const withdraw = async () => {
      const { status, json } = await testApp.send('POST', '/withdrawal/add', {
        token: person.token,
        body: order,
      })
      return status === 201 ? 201 : [json.code, (json as { until?: string }).until]
    }
    /** Moves the clock, as if the customer had been there all the time. */
    const at = async (ms: number) => {
      testApp.clock.at = after(ms)
      const used = 'update sessions set seen_at = $2, created_at = $2 where user_id = $1'
      await db().query(used, [person.id, after(ms)])
    }
    return { ...testApp, ...person, after, at, withdraw }
  }

  describe('holds and locks', () => {
    it('CAP-3 of several holds, the one that ends last is named, and each ends at its second', async () => {
      const { id, after, at, withdraw, call, token } = await customer()
      await hold(db(), id, 'password-reset', after(HOUR_MS))
      await hold(db(), id, 'second-step-off', after(2 * HOUR_MS))
      expect(await withdraw()).toEqual(['held', after(2 * HOUR_MS).toISOString()])
      const { json } = await call('GET', '/auth/security', { token })
      expect(json.holds).toMatchObject([
        { until: after(2 * HOUR_MS).toISOString() },
        { until: after(HOUR_MS).toISOString() },
      ])
      await at(HOUR_MS)
      expect(await holdsOf(db(), id, after(HOUR_MS))).toHaveLength(1)
      await at(2 * HOUR_MS - 1)
      expect(await withdraw()).toEqual(['held', after(2 * HOUR_MS).toISOString()])
      await at(2 * HOUR_MS)
      expect(await withdraw()).toBe(201)
    })

    it('CAP-3 a second hold for the same reason never shortens the first', async () => {
      const { id, after, withdraw } = await customer()
      await hold(db(), id, 'password-reset', after(2 * HOUR_MS))
      await hold(db(), id, 'password-reset', after(HOUR_MS))
      expect(await withdraw()).toEqual(['held', after(2 * HOUR_MS).toISOString()])
      await hold(db(), id, 'password-reset', after(3 * HOUR_MS))
      expect(await withdraw()).toEqual(['held', after(3 * HOUR_MS).toISOString()])
    })

    it('CAP-3 a lock ends at its second, and “not me” never shortens a longer one', async () => {
      const { id, after, at, withdraw, send, token } = await customer()
      const long = after(72 * HOUR_MS)
      await lockWithdrawals(db(), id, long)
      const { json } = await send('POST', '/auth/not-me', { token })
      expect(json.lockedUntil).toBe(long.toISOString())
      await at(72 * HOUR_MS - 1)
      expect(await withdraw()).toEqual(['locked', long.toISOString()])
      await at(72 * HOUR_MS)
      expect(await withdraw()).toBe(201)
    })
  })
})
