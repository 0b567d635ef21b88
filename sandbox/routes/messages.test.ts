import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'

onBothEngines((db) => {
  const testApp = (options = {}) => createTestApp(db(), options)

  describe('messages', () => {
    it('CAP-2 report each outcome once, and are marked as read one by one', async () => {
      const app = testApp()
      const { token } = await app.customer({ profit: 1000_00n })
      for (const amount of [1.13, 2.17, 3.19, 4.23])
        await app.money('/withdrawal/add', token, { amount, wallet })
      const read = async (query = '') => (await app.call('GET', `/messages${query}`, { token })).json
      expect(await read()).toEqual({ messages: [], unread: 0 })
      app.clock.forward(600_000)
      const { messages, unread } = (await read()) as never as {
        messages: { id: string; kind: string }[]
        unread: number
      }
      expect([unread, messages.map(({ kind }) => kind)]).toEqual([
        7,
        [
          'payout-refused',
          'payout-arrived',
          'payout-returned',
          'payout-arrived',
          'payout-refused',
          'payout-held',
          'payout-action-needed',
        ],
      ])
      expect(allCalls.messages.response.safeParse(await read()).success).toBe(true)
      const [first, second] = messages
      const mark = (who: string, ids: unknown[]) =>
        app.call('POST', '/messages/read', { token: who, body: { ids } })
      const stranger = await app.customer()
      expect((await mark(stranger.token, [first?.id])).status).toBe(200)
      expect(await read()).toMatchObject({ unread: 7 })
      expect((await mark(token, [first?.id, first?.id, 'no-such-1', 'x'])).status).toBe(200)
      const after = await read()
      expect([after.unread, (after.messages as never as object[])[0]]).toMatchObject([
        6,
        { readAt: '2026-06-01T12:10:00.000Z' },
      ])
      expect((await read(`?before=${second?.id}`)).messages).toHaveLength(5)
      expect((await app.call('GET', `/messages?before=${first?.id}`, { token: stranger.token })).status).toBe(
        422,
      )
    })

    it('CAP-2 are marked once, and not before they are there', async () => {
      const app = testApp()
      const { token } = await app.customer({ profit: 1000_00n })
      const made = await app.money('/withdrawal/add', token, { amount: 1.13, wallet })
      expect(made.status).toBe(201)
      const { json: list } = await app.call('GET', '/withdrawal/all', { token })
      const [{ reference } = { reference: '' }] = list.allWithdrawals as never as { reference: string }[]
      const read = async () =>
        (await app.call('GET', '/messages', { token })).json as never as {
          messages: { id: string; readAt?: string }[]
          unread: number
        }
      // Its payout is refused as the third thing that happens to it.
      const id = `${reference}-3`
      const mark = () => app.call('POST', '/messages/read', { token, body: { ids: [id] } })
      await mark()
      app.clock.forward(600_000)
      expect(await read()).toMatchObject({ unread: 1, messages: [{ id }] })
      expect((await read()).messages[0]).not.toHaveProperty('readAt')
      await mark()
      const readAt = app.clock.at.toISOString()
      app.clock.forward(60_000)
      await mark()
      expect(await read()).toMatchObject({ unread: 0, messages: [{ id, readAt }] })
    })
  })
})
