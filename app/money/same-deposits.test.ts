import { describe, expect, it } from 'vitest'
import { readIntents } from './outbox-store.ts'
import { sameDeposits } from './same-deposits.ts'
import { ann, error, freshTabs, seconds, tab, unknown, world } from './test-tabs.ts'

freshTabs()

const nothing = { ids: [], latest: null, unclear: false }

describe('FAIR-7 a deposit of the same amount as one that another tab stores', () => {
  it('is found while the other one waits to be recorded, with the time at which it was reported', () => {
    const at = Date.now()
    const id = tab().add('250.00')
    expect(sameDeposits(ann, '250.00', null)).toEqual({ ids: [id], latest: at, unclear: false })
  })

  it('is found while the outcome of the other one is unknown', async () => {
    world.declares = false
    world.answers = [unknown]
    const outbox = tab()
    const id = outbox.add('250.00')
    await seconds(3)
    expect(outbox.note()?.state).toBe('unknown')
    const { firstTry } = readIntents()[0] ?? {}
    expect(sameDeposits(ann, '250.00', null)).toEqual({ ids: [id], latest: firstTry, unclear: true })
  })

  it('is found, without a time, while the other one could not be sent', async () => {
    world.answers = [{ state: 'refused', error: error('offline') }]
    const id = tab().add('250.00')
    await seconds(3)
    expect(sameDeposits(ann, '250.00', null)).toEqual({ ids: [id], latest: null, unclear: false })
  })

  it('is no longer found once the other one is recorded', async () => {
    tab().add('250.00')
    await seconds(3)
    expect(world.sent).toHaveLength(1)
    expect(sameDeposits(ann, '250.00', null)).toEqual(nothing)
  })

  it('does not count itself, another amount, or the deposit of another customer', () => {
    const outbox = tab()
    const id = outbox.add('250.00')
    outbox.add('250.01')
    world.signedIn = 'bo@sample.test'
    outbox.add('250.00')
    expect(sameDeposits(ann, '250.00', id)).toEqual(nothing)
    expect(sameDeposits(ann, '250.00', null).ids).toEqual([id])
  })
})
