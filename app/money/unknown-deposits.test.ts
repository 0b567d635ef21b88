import { describe, expect, it, vi } from 'vitest'
import { ApiError, messages } from '../api/errors.ts'
import { removeItem } from '../storage/stored-session.ts'
import type { DepositNote } from './deposit-notes.ts'
import type { Row } from './history-match.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { hasWaiting, saveQueued, readQueue } from './outbox-store.ts'
import { ann, done, error, seconds, tab, unknown, freshTabs, world } from './test-tabs.ts'

freshTabs()

const row = (id: string, secondsAgo = 0, amount = '10.00'): Row => ({
  _id: id,
  amount,
  date: new Date(Date.now() - secondsAgo * 1000).toISOString(),
})

describe('API-14 a deposit whose outcome is unknown', () => {
  it('is not retried if the backend does not declare idempotency', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3600 * 22)
    await Promise.all([outbox.wakeNow(), tab().wake(), seconds(60)])
    expect(world.sent).toHaveLength(1)
    expect(outbox.note()).toMatchObject({ state: 'unknown', repeatable: true })
  })

  it.each([true, false])(
    'promises that a repeat counts once only if the backend declares idempotency (%s)',
    async (declares) => {
      world.declares = declares
      world.responses = [{ state: 'unknown', error: error('unreadable', messages.unreadable) }]
      const outbox = tab()
      outbox.add('10.00')
      await seconds(2.5)
      expect(outbox.note()).toMatchObject({ state: 'unknown', repeatable: true, countsOnce: declares })
      const next = tab()
      await Promise.all([next.wakeNow(), seconds(60)])
      expect(next.note()).toMatchObject({ state: 'unknown', repeatable: true, countsOnce: declares })
    },
  )

  it('is sent again once, with its key, when the customer chooses to repeat it', async () => {
    world.declares = false
    world.responses = [unknown, unknown]
    const outbox = tab()
    const id = outbox.add('10.00') ?? ''
    await seconds(3)
    await Promise.all([outbox.repeat(id), seconds(1)])
    expect(world.sent.map(({ key }) => key)).toEqual([id, id])
    await seconds(3600)
    expect(world.sent).toHaveLength(2)
  })

  it('is not retried if the backend did not declare idempotency at the first attempt', async () => {
    world.declares = false
    world.responses = [unknown]
    tab().add('10.00')
    await seconds(3)
    world.declares = true
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
  })

  it('is not retried once the backend no longer declares idempotency', async () => {
    world.responses = [unknown]
    tab().add('10.00')
    await seconds(3)
    world.declares = false
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
  })

  it('API-16 is reported once and not retried after a response that is not JSON, even if keys are honoured', async () => {
    world.responses = [{ state: 'unknown', error: error('unreadable', messages.unreadable) }]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
    expect(outbox.notes).toEqual(['waiting', 'unknown'])
  })

  it('API-15 stays unknown and stored when a later attempt is refused', async () => {
    world.responses = [unknown, { state: 'unknown', error: error('forbidden') }]
    const outbox = tab()
    const id = outbox.add('10.00')
    await seconds(60)
    expect(world.sent).toHaveLength(2)
    expect(outbox.note()).toMatchObject({ id, state: 'unknown' })
    expect(readQueue()).toMatchObject([{ id, parked: true }])
  })

  it('API-15 FAIR-7 is reported as listed, not as recorded, as soon as it appears in the history', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3)
    world.rows = [row('new')]
    await seconds(6)
    expect(outbox.note()).toMatchObject({ state: 'listed' })
    expect(readQueue()).toEqual([])
  })

  it('API-15 is not recorded by a row made elsewhere before it was sent', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(1.9)
    world.rows = [row('elsewhere')]
    await seconds(30)
    expect(world.sent).toHaveLength(1)
    expect(outbox.note()).toMatchObject({ state: 'unknown' })
  })

  it('API-15 is never recorded by the history if the list could not be read before it was sent', async () => {
    world.declares = false
    world.readNow = async () => null
    world.responses = [unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3)
    world.rows = [row('own')]
    await seconds(60)
    expect(outbox.note()).toMatchObject({ state: 'unknown' })
  })

  it('API-14 is not sent again if the list already has it', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    const id = outbox.add('10.00') ?? ''
    await seconds(3)
    world.rows = [row('own')]
    await Promise.all([outbox.repeat(id), seconds(1)])
    expect(world.sent).toHaveLength(1)
    expect(outbox.note()).toMatchObject({ state: 'listed' })
  })

  it('is not confused with another deposit of the same amount', async () => {
    world.declares = false
    world.rows = [row('before', 5)]
    world.responses = [done, unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(3)
    world.rows = [row('first'), ...world.rows]
    outbox.add('10.00')
    await seconds(30)
    expect(outbox.note()).toMatchObject({ state: 'unknown' })
    world.rows = [row('second'), ...world.rows]
    await seconds(60)
    expect(outbox.note()).toMatchObject({ state: 'listed' })
  })

  it('is looked up in the history, not sent, if an older version stored it without the backend’s declaration', async () => {
    saveQueued({
      id: 'sample-key-0000000001',
      amount: '10.00',
      email: ann,
      due: Date.now(),
      tries: 1,
      firstTry: Date.now() - 60_000,
      mayHaveArrived: true,
    })
    const outbox = tab()
    await Promise.all([outbox.wake(), seconds(600)])
    expect(world.sent).toEqual([])
    expect(outbox.note()).toMatchObject({ state: 'unknown' })
  })

  it('C27 is not sent when another customer signs in while the capabilities are fetched', async () => {
    const outbox = tab(undefined, async () => {
      world.signedIn = 'bob@sample.test'
      return true
    })
    outbox.add('10.00')
    await seconds(60)
    expect(world.sent).toEqual([])
  })
})

describe('a deposit that changes while the app is processing it', () => {
  it('API-15 is not stored again when another tab has found it in the history', async () => {
    const outbox = tab(async (attempt) => {
      world.sent.push(attempt)
      // Another tab reads the history while this one waits for the response.
      world.rows = [{ _id: 'new', amount: '10.00', date: new Date().toISOString() }]
      tab().settle(ann, world.rows)
      return unknown
    })
    outbox.add('10.00')
    await seconds(600)
    expect(world.sent).toHaveLength(1)
    expect(readQueue()).toEqual([])
  })

  it('API-14 is not sent when another tab has settled it while the capabilities were fetched', async () => {
    saveQueued({
      id: 'sample-key-0000000001',
      amount: '10.00',
      email: ann,
      due: Date.now(),
      tries: 1,
      firstTry: Date.now() - 60_000,
      mayHaveArrived: true,
      keyed: true,
    })
    const outbox = tab(undefined, async () => {
      removeItem(OUTBOX_KEY)
      return true
    })
    await Promise.all([outbox.wake(), seconds(60)])
    expect(world.sent).toEqual([])
    expect(readQueue()).toEqual([])
  })

  it('API-14 is repeated when the customer asks for it while the history is being read', async () => {
    world.declares = false
    world.responses = [unknown, done]
    const outbox = tab()
    const id = outbox.add('10.00') ?? ''
    await seconds(3)
    world.readHistory = async () => {
      world.readHistory = async () => world.rows
      // The customer presses 'Send it again' at this moment.
      void outbox.repeat(id)
      return world.rows
    }
    await seconds(30)
    expect(world.sent).toHaveLength(2)
    expect(outbox.note()?.state).toBe('recorded')
  })

  it('is reported as being repeated, not as a new deposit', async () => {
    world.declares = false
    world.responses = [unknown]
    const outbox = tab()
    const id = outbox.add('10.00') ?? ''
    await seconds(3)
    await Promise.all([outbox.repeat(id), seconds(1)])
    expect(outbox.notes).toEqual(['waiting', 'unknown', 'repeating', 'recorded'])
  })

  it('API-15 is retried while the server says that the same key is in progress', async () => {
    const busy = new ApiError({ kind: 'conflict', message: 'In progress.', effect: 'unknown' })
    world.responses = [{ state: 'unknown', error: busy }]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(20)
    expect(outbox.notes).toEqual(['waiting', 'checking', 'recorded'])
  })

  it('API-13 is not retried when the clock was set back so far that the age of its key is unknown', async () => {
    world.responses = [unknown]
    const outbox = tab()
    outbox.add('10.00')
    await seconds(2.5)
    vi.setSystemTime(Date.now() - 6 * 3_600_000)
    await Promise.all([outbox.wake(), seconds(60)])
    expect(world.sent).toHaveLength(1)
    expect(outbox.note()).toMatchObject({ state: 'unknown', repeatable: true })
  })
})

it('FAIR-7 a deposit answered by 401 is not called unrecorded when the customer has signed in again', async () => {
  world.responses = [
    { state: 'refused', error: new ApiError({ kind: 'auth', message: messages.auth, effect: 'no' }) },
  ]
  const outbox = tab()
  outbox.add('10.00')
  await seconds(2.5)
  expect(hasWaiting(ann)).toBe(true)
  await Promise.all([outbox.wakeNow(), seconds(1)])
  expect(outbox.notes).toEqual(['waiting', 'repeating', 'recorded'])
  expect(hasWaiting(ann)).toBe(false)
})

describe('C27 a note from another tab', () => {
  it('is ignored if it is about another customer’s deposit or has a state of another version', () => {
    const channels: { listener?: (event: { data: unknown }) => void }[] = []
    class Channel {
      listener?: (event: { data: unknown }) => void
      constructor() {
        channels.push(this)
      }
      addEventListener(_: string, listener: (event: { data: unknown }) => void) {
        this.listener = listener
      }
      close() {}
    }
    vi.stubGlobal('BroadcastChannel', Channel)
    vi.stubGlobal('window', { addEventListener: () => {} })
    vi.stubGlobal('document', { addEventListener: () => {} })
    const outbox = tab()
    outbox.start()
    const note: DepositNote = { id: 'a', email: ann, amount: '10.00', state: 'recorded' }
    for (const data of [null, 7, { ...note, email: 'bob@sample.test' }, { ...note, state: 'lost' }])
      channels[0]?.listener?.({ data })
    expect(outbox.note()).toBeNull()
    channels[0]?.listener?.({ data: note })
    expect(outbox.note()).toEqual(note)
  })
})
