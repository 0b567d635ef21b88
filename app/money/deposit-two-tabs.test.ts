import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { keepIntent, readIntents } from './outbox-store.ts'
import { ann, freshTabs, seconds, tab, world } from './test-tabs.ts'

freshTabs()

describe('a deposit that one tab sends while another tab changes it', () => {
  it.each(['limited', 'server', 'offline', 'invalid'] as const)(
    'API-15 is not sent again after a refusal (%s) when another tab has found it in the history meanwhile',
    async (kind) => {
      const refusal = new ApiError({ kind, message: 'Sample refusal', effect: 'no' })
      const outbox = tab(async (attempt) => {
        world.sent.push(attempt)
        world.rows = [{ _id: 'new', amount: '10.00', date: new Date().toISOString() }]
        tab().settle(ann, world.rows)
        return { state: 'refused', error: refusal }
      })
      outbox.add('10.00')
      await seconds(600)
      expect(world.sent).toHaveLength(1)
      expect(readIntents()).toEqual([])
      expect(outbox.notes).toEqual(['waiting', 'unknown'])
    },
  )

  it('API-15 a refusal does not undo what another tab has learned from a later attempt', async () => {
    const outbox = tab(async (attempt) => {
      world.sent.push(attempt)
      // This tab was suspended so long that another one took over and sent the deposit again.
      for (const kept of readIntents()) keepIntent({ ...kept, tries: kept.tries + 1, parked: true })
      return { state: 'refused', error: new ApiError({ kind: 'server', message: 'Sample', effect: 'no' }) }
    })
    outbox.add('10.00')
    await seconds(3)
    expect(readIntents()).toMatchObject([{ mayHaveArrived: true, parked: true, tries: 2 }])
  })
})
