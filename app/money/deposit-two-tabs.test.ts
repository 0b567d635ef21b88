import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { createNotes, type DepositNote } from './deposit-notes.ts'
import { saveQueued, readQueue } from './outbox-store.ts'
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
      expect(readQueue()).toEqual([])
      expect(outbox.notes).toEqual(['waiting', 'unknown'])
    },
  )

  it('API-15 a refusal does not undo what another tab has learned from a later attempt', async () => {
    const outbox = tab(async (attempt) => {
      world.sent.push(attempt)
      // This tab was suspended so long that another one took over and sent the deposit again.
      for (const kept of readQueue()) saveQueued({ ...kept, tries: kept.tries + 1, parked: true })
      return { state: 'refused', error: new ApiError({ kind: 'server', message: 'Sample', effect: 'no' }) }
    })
    outbox.add('10.00')
    await seconds(3)
    expect(readQueue()).toMatchObject([{ mayHaveArrived: true, parked: true, tries: 2 }])
  })
})

const deposit = (id: string, amount = '10.00', email = ann) => ({
  id,
  amount,
  email,
  due: 0,
  tries: 0,
  firstTry: null,
  mayHaveArrived: false,
})

/** Two tabs whose channel delivers at once. */
function twoTabs() {
  const listeners: ((event: { data: unknown }) => void)[] = []
  function Channel() {
    let own: (typeof listeners)[number]
    return {
      addEventListener: (_: string, listen: (typeof listeners)[number]) => listeners.push((own = listen)),
      postMessage: (data: unknown) =>
        listeners.filter((each) => each !== own).forEach((each) => each({ data })),
      close: () => {},
    }
  }
  vi.stubGlobal('BroadcastChannel', vi.fn(Channel))
  const tabs = [createNotes(() => ann), createNotes(() => ann)] as const
  tabs.forEach(({ listen }) => listen())
  return tabs
}
const states = (tabs: ReturnType<typeof twoTabs>) =>
  tabs.map((each) => each.notes().map(({ state }: DepositNote) => state))

const pause = (kind: 'limited' | 'server', effect: 'no' | 'unknown') =>
  new ApiError({ kind, message: 'Try again', effect, retryAfter: 40 })

describe('C7 FAIR-7 while the server has asked for a pause, a page that is opened meanwhile says', () => {
  it.each([
    ['that it is not recorded yet, after a refusal', 'delayed', true, 'refused'],
    ['that it is being checked, if a repeat counts once', 'checking', true, 'unknown'],
    ['that its outcome is unknown, if a repeat may count twice', 'unknown', false, 'unknown'],
  ] as const)('%s', async (_, shown, declares, state) => {
    world.declares = declares
    const error = state === 'refused' ? pause('limited', 'no') : pause('server', 'unknown')
    world.responses = [{ state, error }]
    tab().add('10.00')
    await seconds(3)
    const later = tab()
    await later.wakeNow()
    expect(later.noteOfEach()).toMatchObject([{ state: shown, amount: '10.00' }])
    expect(world.sent).toHaveLength(1)
  })
})

describe('FAIR-7 the note about a refused deposit, in a second tab', () => {
  it('goes when the other tab reports a deposit of this amount again', () => {
    const tabs = twoTabs()
    tabs[0].report(deposit('first'), 'refused', { reason: 'Sample limit.' })
    tabs[1].report(deposit('second'), 'waiting')
    tabs[1].report(deposit('second'), 'recorded')
    expect(states(tabs)).toEqual([['recorded'], ['recorded']])
  })

  it('stays when the other deposit has another amount or was reported before it', () => {
    const tabs = twoTabs()
    tabs[0].report(deposit('before'), 'waiting')
    tabs[0].report(deposit('first'), 'refused')
    tabs[1].report(deposit('other', '10.01'), 'waiting')
    tabs[0].report(deposit('before'), 'recorded')
    const all = ['recorded', 'refused', 'waiting']
    expect(states(tabs)).toEqual([all, all])
  })
})
