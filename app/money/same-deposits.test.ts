import { describe, expect, it } from 'vitest'
import { readQueue } from './outbox-store.ts'
import { sameDeposits } from './same-deposits.ts'
import { ann, error, freshTabs, seconds, tab, unknown, world } from './test-tabs.ts'

freshTabs()

const nothing = { ids: [], latest: null, state: 'recorded' }

/** The same deposits for a page that is open since before the others were reported, or, without an outbox, for a new page. */
const found = (own: string | null = null, outbox?: ReturnType<typeof tab>) =>
  sameDeposits(ann, '250.00', own, outbox?.noteOfEach() ?? [])

describe('FAIR-7 a deposit of the same amount as one that another tab stores', () => {
  it('is found while the other one waits to be recorded, with the time at which it was reported', () => {
    const at = Date.now()
    const id = tab().add('250.00')
    expect(found()).toEqual({ ids: [id], latest: at, state: 'waiting' })
  })

  it('is found while the outcome of the other one is unknown', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    const id = outbox.add('250.00')
    await seconds(3)
    expect(outbox.note()?.state).toBe('unknown')
    const { firstTry } = readQueue()[0] ?? {}
    expect(found()).toEqual({ ids: [id], latest: firstTry, state: 'unclear' })
  })

  it('is found, without a time, while the other one could not be sent', async () => {
    world.responses = [{ state: 'refused', error: error('offline') }]
    const id = tab().add('250.00')
    await seconds(3)
    expect(found()).toEqual({ ids: [id], latest: null, state: 'waiting' })
  })

  it('is found once the other one is recorded, until the page is loaded again', async () => {
    const outbox = tab()
    const id = outbox.add('250.00')
    await seconds(3)
    expect(world.sent).toHaveLength(1)
    expect(readQueue()).toEqual([])
    expect(found(null, outbox)).toEqual({ ids: [id], latest: null, state: 'recorded' })
    expect(found(id, outbox)).toEqual(nothing)
    expect(found()).toEqual(nothing)
  })

  it('is not found if it was refused', async () => {
    world.responses = [{ state: 'refused', error: error('invalid') }]
    const outbox = tab()
    outbox.add('250.00')
    await seconds(3)
    expect(outbox.note()?.state).toBe('refused')
    expect(found(null, outbox)).toEqual(nothing)
  })

  it('does not count itself, another amount, or the deposit of another customer', () => {
    const outbox = tab()
    const id = outbox.add('250.00')
    outbox.add('250.01')
    world.signedIn = 'bo@sample.test'
    outbox.add('250.00')
    expect(found(id)).toEqual(nothing)
    expect(found().ids).toEqual([id])
  })
})

const row = (id: string) => ({ _id: id, amount: '10.00', date: new Date().toISOString() })

describe('API-15 FAIR-7 two deposits of the same amount, the first with an unknown outcome', () => {
  it('the row of the second, which was recorded, does not settle the first, even after a reload', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3)
    outbox.add('10.00')
    await seconds(3)
    world.rows = [row('second')]
    outbox.settle(ann, world.rows)
    expect(readQueue()).toHaveLength(1)
    tab().settle(ann, world.rows)
    expect(readQueue()).toHaveLength(1)
  })

  it('the row that settles the first does not settle the second, even after a reload', async () => {
    world.declares = false
    world.responses = [unknown, unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3)
    outbox.add('10.00')
    await seconds(3)
    world.rows = [row('first')]
    outbox.settle(ann, world.rows)
    expect(readQueue()).toHaveLength(1)
    tab().settle(ann, world.rows)
    expect(readQueue()).toHaveLength(1)
    world.rows.push(row('second'))
    tab().settle(ann, world.rows)
    expect(readQueue()).toEqual([])
  })
})
