import { describe, expect, it, vi } from 'vitest'
import { ApiError, messages } from '../api/errors.ts'
import { readItem, writeItem } from '../storage/stored-session.ts'
import type { SubmissionOutcome } from './attempt.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { saveQueued, readQueue } from './outbox-store.ts'
import { ann, done, doneAfter, error, seconds, tab, unknown, freshTabs, world } from './test-tabs.ts'

const offline: SubmissionOutcome = { state: 'refused', error: error('offline') }
const refused: SubmissionOutcome = { state: 'refused', error: error('invalid') }

const rowOf = (amount: string) => ({ _id: amount, amount, date: new Date().toISOString() })

freshTabs()

describe('DEP-3 a reported deposit is sent exactly once', () => {
  it('is stored first, and sent two seconds later', async () => {
    const outbox = tab()
    const id = outbox.add('250.00')
    expect(readQueue()).toMatchObject([{ id, amount: '250.00', email: ann }])
    await seconds(1.9)
    expect(world.sent).toEqual([])
    await seconds(0.2)
    expect(world.sent).toMatchObject([{ key: id, body: '{"amount":250}' }])
    expect(readQueue()).toEqual([])
    expect(outbox.notes).toEqual(['waiting', 'recorded'])
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
  })

  it('API-9 the list read afterwards tells the reference, unless two new rows fit', async () => {
    for (const [others, shown] of [
      [[], { id: 'd1', reference: 'DEP-1' }],
      [[{ ...rowOf('250.00'), _id: 'd2', reference: 'DEP-2' }], undefined],
    ] as const) {
      world.rows = []
      const outbox = tab(async () => {
        world.rows = [{ ...rowOf('250.00'), _id: 'd1', reference: 'DEP-1' }, ...others]
        return done
      })
      outbox.add('250.00', 0)
      await seconds(1)
      expect(outbox.note()).toMatchObject({ state: 'recorded' })
      expect(outbox.note()?.row).toEqual(shown)
    }
  })

  it('DEP-7 is sent at once, and only once, if no email opens first', async () => {
    const outbox = tab()
    const id = outbox.add('250.00', 0)
    expect(readQueue()).toMatchObject([{ id, amount: '250.00', email: ann }])
    await seconds(0.1)
    expect(world.sent).toMatchObject([{ key: id, body: '{"amount":250}' }])
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
  })

  it('C14 is sent at the next start when the page is closed after one second', async () => {
    const closed = tab()
    closed.add('250.00')
    await seconds(1)
    closed.stop()
    await seconds(3600)
    expect(world.sent).toEqual([])
    await Promise.all([tab().wake(), seconds(1)])
    expect(world.sent).toHaveLength(1)
  })

  it('C14 is sent again with the same key when the page was closed while sending it', async () => {
    const dying = tab((attempt) => {
      world.sent.push(attempt)
      return new Promise(() => {})
    })
    dying.add('250.00')
    await seconds(3)
    expect(readQueue()).toMatchObject([{ mayHaveArrived: true }])
    dying.stop()
    const next = tab()
    await Promise.all([next.wake(), seconds(30)])
    expect(world.sent).toHaveLength(2)
    expect(world.sent[1]?.key).toBe(world.sent[0]?.key)
    expect(readQueue()).toEqual([])
  })

  it('is sent by one of two tabs that start at the same time, with and without Web Locks', async () => {
    for (const locks of [false, true]) {
      world.sent = []
      if (locks) vi.stubGlobal('navigator', { onLine: true, locks: queueOfOne() })
      const [one, other] = [tab(doneAfter(500)), tab(doneAfter(500))]
      one.add('20.00')
      await seconds(1.999)
      await Promise.all([one.wake(), other.wake(), seconds(10)])
      expect(world.sent, `locks: ${locks}`).toHaveLength(1)
    }
  })

  it('C10 C11 is kept and retried with the same key when offline or without a response', async () => {
    const outbox = tab()
    world.responses = [offline, unknown, done]
    const id = outbox.add('75.13')
    await seconds(2.5)
    expect(readQueue()).toMatchObject([{ id, firstTry: null, mayHaveArrived: false }])
    await seconds(5)
    expect(readQueue()).toMatchObject([{ id, mayHaveArrived: true }])
    await seconds(15)
    expect(world.sent.map(({ key }) => key)).toEqual([id, id, id])
    expect(world.sent.map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, false, true])
    expect(outbox.notes).toEqual(['waiting', 'delayed', 'checking', 'recorded'])
  })

  it('is sent at once when the network is back', async () => {
    const outbox = tab()
    world.responses = [offline]
    outbox.add('10.00')
    await seconds(2.5)
    expect(world.sent).toHaveLength(1)
    await Promise.all([outbox.wakeNow(), seconds(0.1)])
    expect(world.sent).toHaveLength(2)
  })

  it('C7 waits as long as the server asks, even if other events trigger a retry, and says so', async () => {
    const limited = new ApiError({ kind: 'limited', message: 'Try again', effect: 'no', retryAfter: 40 })
    world.responses = [{ state: 'refused', error: limited }]
    const outbox = tab()
    outbox.add('250.00')
    await seconds(3)
    expect(outbox.note()).toMatchObject({ state: 'delayed', reason: 'The server asked us to wait 40 s.' })
    await Promise.all([outbox.wakeNow(), outbox.wake(), tab().wakeNow(), seconds(38)])
    expect(world.sent).toHaveLength(1)
    await seconds(3)
    expect(world.sent).toHaveLength(2)
    expect(world.sent[1]?.key).toBe(world.sent[0]?.key)
    expect(readQueue()).toEqual([])
  })

  it('FAIR-7 does not ask the customer to try again when the app retries by itself', async () => {
    world.responses = [{ state: 'unknown', error: error('timeout', messages.timeout) }]
    const outbox = tab()
    outbox.add('250.00')
    await seconds(3)
    expect(outbox.note()?.reason).toBe('The server took too long to answer.')
  })

  it('is dropped and reported when the server refuses it', async () => {
    const outbox = tab()
    world.responses = [refused]
    outbox.add('10.00')
    await seconds(3)
    expect(outbox.note()).toMatchObject({ state: 'refused', reason: 'Sample reason.' })
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
  })

  it('C27 is sent only while the customer who reported it is signed in', async () => {
    const outbox = tab()
    outbox.add('10.00')
    world.signedIn = 'bob@sample.test'
    await seconds(10)
    world.signedIn = null
    await Promise.all([outbox.wake(), seconds(10)])
    expect(world.sent).toEqual([])
    world.signedIn = ann
    await Promise.all([outbox.wake(), seconds(1)])
    expect(world.sent).toHaveLength(1)
  })

  it('is reported as unknown after a day, when a server may have forgotten its key', async () => {
    const outbox = tab()
    const start = Date.now()
    saveQueued({
      id: 'sample-key-0000000001',
      amount: '10.00',
      email: ann,
      due: start,
      tries: 3,
      firstTry: start - 24 * 3_600_000,
      mayHaveArrived: true,
    })
    await Promise.all([outbox.wake(), seconds(1)])
    expect(world.sent).toEqual([])
    expect(outbox.note()).toMatchObject({ state: 'unknown', repeatable: false })
  })

  it('FAIR-7 is reported again after each reload once its key has expired, until the customer has acknowledged it', async () => {
    const outbox = tab()
    world.responses = [unknown]
    world.declares = false
    const id = outbox.add('10.00') ?? ''
    await seconds(24 * 3600)
    expect(outbox.note()).toMatchObject({ id, state: 'unknown', repeatable: false })
    const reloaded = tab()
    await Promise.all([reloaded.wakeNow(), seconds(1)])
    expect(reloaded.note()).toMatchObject({ id, state: 'unknown', repeatable: false })
    reloaded.dismiss(id)
    expect(reloaded.noteOfEach()).toEqual([])
    expect(readQueue()).toEqual([])
    const last = tab()
    await Promise.all([last.wakeNow(), seconds(1)])
    expect(last.noteOfEach()).toEqual([])
    expect(world.sent).toHaveLength(1)
  })

  it('FAIR-7 a note about one deposit does not replace that about another', async () => {
    world.declares = false
    world.responses = [refused, unknown, unknown]
    const outbox = tab()
    const ids = (['1.00', '2.00', '3.00'] as const).map((amount) => outbox.add(amount))
    await seconds(60)
    const states = () => outbox.noteOfEach().map(({ id, state }) => [id, state])
    expect(states()).toEqual([
      [ids[0], 'refused'],
      [ids[1], 'unknown'],
      [ids[2], 'unknown'],
    ])
    outbox.settle(ann, [rowOf('2.00'), rowOf('3.00')])
    expect(states()).toEqual([
      [ids[0], 'refused'],
      [ids[1], 'listed'],
      [ids[2], 'listed'],
    ])
  })

  it('sends two deposits of the same amount as two requests', async () => {
    const outbox = tab()
    outbox.add('10.00')
    outbox.add('10.00')
    await seconds(3)
    expect(new Set(world.sent.map(({ key }) => key)).size).toBe(2)
    expect(readQueue()).toEqual([])
  })

  it('stores nothing for a visitor who is not signed in', () => {
    world.signedIn = null
    expect(tab().add('10.00')).toBeNull()
    expect(readQueue()).toEqual([])
  })
})

it('DEP-3 the outbox continues after the browser has refused a lock', async () => {
  let refusals = 1
  const locks = {
    request: async (_: string, work: () => Promise<void>) => {
      if (refusals-- > 0) throw new DOMException('no', 'InvalidStateError')
      return work()
    },
  }
  vi.stubGlobal('navigator', { onLine: true, locks })
  tab().add('10.00')
  await seconds(10)
  expect(world.sent).toHaveLength(1)
})

it('DEP-3 the outbox continues after sending has thrown an error', async () => {
  let failures = 1
  const outbox = tab(async (attempt) => {
    if (failures-- > 0) throw new Error('unexpected')
    world.sent.push(attempt)
    return done
  })
  outbox.add('10.00')
  await seconds(60)
  expect(world.sent).toHaveLength(1)
})

it('DEP-3 a tab keeps its lease for as long as it is sending', async () => {
  const [one, other] = [tab(doneAfter(45_000)), tab(doneAfter(45_000))]
  one.add('10.00')
  await seconds(3)
  expect(world.sent).toHaveLength(1)
  for (let step = 0; step < 40; step += 1) await Promise.all([other.wakeNow(), seconds(1)])
  expect(world.sent).toHaveLength(1)
  await seconds(10)
  expect(readQueue()).toEqual([])
})

describe('SES-3 C21 a stored outbox that does not parse', () => {
  it.each(['{', 'null', '"x"', '{}', '[1,null,"x"]', '[{"id":"short"}]', '[{"__proto__":{"amount":"1"}}]'])(
    'ignores %s, and the next deposit works',
    async (text) => {
      writeItem(OUTBOX_KEY, text)
      expect(readQueue()).toEqual([])
      tab().add('10.00')
      await seconds(3)
      expect(world.sent).toHaveLength(1)
      expect(readItem(OUTBOX_KEY)).toBeNull()
    },
  )
  it('keeps a valid entry among invalid ones', async () => {
    const outbox = tab()
    outbox.add('10.00')
    writeItem(OUTBOX_KEY, `[7,${(readItem(OUTBOX_KEY) ?? '').slice(1)}`)
    await seconds(3)
    expect(world.sent).toHaveLength(1)
  })
})

/** A fake of `navigator.locks` that ignores the lock's name. */
function queueOfOne() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, work: () => Promise<void>) => {
      last = last.then(work)
      return last
    },
  }
}
