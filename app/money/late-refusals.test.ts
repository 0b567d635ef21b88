import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { localArea } from '../storage/browser-storage.ts'
import type { SubmissionOutcome } from './attempt.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import { body, ordersWith, press } from './test-order.ts'
import { ann, freshTabs, seconds, tab, world } from './test-tabs.ts'

freshTabs()
afterEach(() => {
  for (const key of localArea.keys()) localArea.remove(key)
})

const bob = 'bob@sample.test'
const row = { _id: 'new', amount: '10.00', wallet: body.wallet }
const newRow = () => ({ ...row, date: new Date().toISOString() })
const overLimit: SubmissionOutcome = {
  state: 'refused',
  error: new ApiError({
    kind: 'forbidden',
    message: 'Over your limit',
    effect: 'no',
    status: 403,
    requestId: 'sample-id',
  }),
}

/** The response arrives after the customer has signed out in another tab. */
const afterSignOut = (outcome: SubmissionOutcome) => async () => {
  world.signedIn = null
  return outcome
}

const orders = (outcome = overLimit, send = afterSignOut(outcome)) =>
  ordersWith({
    who: () => world.signedIn,
    readNow: async () => world.rows,
    send,
  })

describe('FAIR-7 WDR-8 a withdrawal that was refused after its customer had signed out', () => {
  it('is listed with the reason on any page that this customer opens, until they close it', async () => {
    await press(orders())
    const next = orders()
    expect(next.listed()).toEqual([])
    world.signedIn = bob
    expect(next.listed()).toEqual([])
    world.signedIn = ann
    expect(next.listed()).toMatchObject([
      { state: 'refused', body: JSON.stringify(body), why: 'Over your limit.', requestId: 'sample-id' },
    ])
    next.dismiss(next.listed()[0]?.key ?? '')
    expect(orders().listed()).toEqual([])
  })

  it('is not stored if the customer is still signed in and stays, because the page has said it', async () => {
    const page = orders(overLimit, async () => overLimit)
    await press(page)
    await seconds(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(page.listed()).toEqual([])
    expect(orders().listed()).toEqual([])
  })

  it('is listed on the next page if its own page is left right after the response', async () => {
    await press(orders(overLimit, async () => overLimit))
    window.dispatchEvent(new Event('pagehide'))
    expect(orders().listed()).toMatchObject([{ state: 'refused', why: 'Over your limit.' }])
  })

  it('is listed after the next sign-in if the customer signs out right after the response', async () => {
    await press(orders(overLimit, async () => overLimit))
    world.signedIn = null
    await seconds(1)
    world.signedIn = ann
    expect(orders().listed()).toMatchObject([{ state: 'refused', why: 'Over your limit.' }])
  })

  it('is listed if the page was hidden when the response came', async () => {
    vi.stubGlobal('document', { hidden: true })
    const page = orders(overLimit, async () => overLimit)
    await press(page)
    expect(page.listed()).toMatchObject([{ state: 'refused', why: 'Over your limit.' }])
    expect(orders().listed()).toHaveLength(1)
  })

  it('is listed after a moment if its own page disappears without an event, and not before', async () => {
    const left = orders(overLimit, async () => overLimit)
    await press(left)
    vi.clearAllTimers()
    const next = orders()
    const changed = vi.fn<() => void>()
    next.subscribe(changed)
    next.start()
    changed.mockClear()
    expect(next.listed()).toEqual([])
    await seconds(1.1)
    expect(changed).toHaveBeenCalled()
    expect(next.listed()).toMatchObject([{ state: 'refused', why: 'Over your limit.' }])
  })

  it('is stored before the order is dropped, so that a page that dies in between loses neither', async () => {
    const remove = vi.spyOn(localArea, 'remove')
    const kept: string[][] = []
    remove.mockImplementation((key) => void (key === ORDERS_KEY && kept.push(localArea.keys())))
    await press(orders(overLimit, async () => overLimit))
    remove.mockRestore()
    expect(kept).toHaveLength(1)
    expect(kept[0]?.some((key) => key.startsWith('refusedWithdrawal:'))).toBe(true)
  })

  it('is listed if the page is hidden right after the response', async () => {
    const page = orders(overLimit, async () => overLimit)
    await press(page)
    vi.stubGlobal('document', { hidden: true })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(page.listed()).toMatchObject([{ state: 'refused', why: 'Over your limit.' }])
  })

  it('is listed if the customer closes the review right after the response, and not later', async () => {
    for (const [wait, count] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const page = orders(overLimit, async () => overLimit)
      const { order } = await press(page)
      await seconds(wait)
      page.closeRefusal(order?.key ?? '')
      expect(page.listed()).toHaveLength(count)
      page.dismiss(order?.key ?? '')
    }
  })

  it('is not listed if the same order is sent again right after the response, and the page is then left', async () => {
    const responses: SubmissionOutcome[] = [overLimit, { state: 'done', replayed: false }]
    const page = orders(overLimit, async () => responses.shift() ?? overLimit)
    await press(page)
    await press(page)
    window.dispatchEvent(new Event('pagehide'))
    expect(orders().listed()).toEqual([])
  })

  it('is listed with what the response says about single fields', async () => {
    const fields = { amount: 'Too high today' }
    const error = new ApiError({
      kind: 'invalid',
      message: 'Check the fields',
      effect: 'no',
      status: 422,
      fields,
    })
    await press(orders({ state: 'refused', error }))
    world.signedIn = ann
    expect(orders().listed()).toMatchObject([{ why: 'Check the fields. Too high today.' }])
  })

  it('says that the session had ended if that was the reason', async () => {
    const error = new ApiError({ kind: 'auth', message: 'Sign in again.', effect: 'no', status: 401 })
    await press(orders({ state: 'refused', error }))
    world.signedIn = ann
    expect(orders().listed()).toMatchObject([{ why: 'Your session had ended.' }])
  })

  it('is no longer listed once the same order is sent again', async () => {
    await press(orders())
    world.signedIn = ann
    const page = orders(overLimit, async () => ({ state: 'done', replayed: false }))
    expect((await press(page)).outcome?.state).toBe('done')
    expect(page.listed()).toEqual([])
  })

  it('API-15 has arrived if the list has a new row like it: the browser had sent it twice', async () => {
    await press(orders())
    world.signedIn = ann
    const page = orders()
    page.settle(ann, [newRow()])
    expect(page.listed()).toMatchObject([{ state: 'arrived', row: 'new' }])
    expect(orders().listed()).toMatchObject([{ state: 'arrived' }])
  })

  it('SES-3 what another release stored is left out', () => {
    localArea.write('refusedWithdrawal:x', JSON.stringify({ sent: { email: ann }, why: 'No.' }))
    expect(orders().listed()).toEqual([])
    expect(localArea.read('refusedWithdrawal:x')).not.toBeNull()
  })
})

describe('FAIR-7 DEP-3 a deposit that was refused after its customer had signed out', () => {
  it('is reported again on any page that this customer opens, until they close it', async () => {
    tab(afterSignOut(overLimit)).add('10.00')
    await seconds(3)
    const next = tab()
    await next.wakeNow()
    expect(next.noteOfEach()).toEqual([])
    world.signedIn = bob
    await next.wakeNow()
    expect(next.noteOfEach()).toEqual([])
    world.signedIn = ann
    await next.wakeNow()
    expect(next.noteOfEach()).toMatchObject([
      { state: 'refused', amount: '10.00', email: ann, reason: 'Over your limit.', requestId: 'sample-id' },
    ])
    next.dismiss(next.note()?.id ?? '')
    expect(next.noteOfEach()).toEqual([])
    const last = tab()
    await last.wakeNow()
    expect(last.noteOfEach()).toEqual([])
    expect(world.sent).toEqual([])
  })

  it('is reported on the next page if its own page is left right after the response', async () => {
    const first = tab(async () => overLimit)
    first.add('10.00')
    while (first.note()?.state !== 'refused') await seconds(0.1)
    window.dispatchEvent(new Event('pagehide'))
    const next = tab()
    await next.wakeNow()
    expect(next.noteOfEach()).toMatchObject([{ state: 'refused', reason: 'Over your limit.' }])
  })

  it('is reported after a moment if its own page disappears without an event', async () => {
    const first = tab(async () => overLimit)
    first.add('10.00')
    while (first.note()?.state !== 'refused') await seconds(0.1)
    vi.clearAllTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
    const next = tab()
    next.start()
    await seconds(1.1)
    expect(next.noteOfEach()).toMatchObject([{ state: 'refused', reason: 'Over your limit.' }])
  })

  it('API-15 is listed if the list has a new row like it', async () => {
    tab(afterSignOut(overLimit)).add('10.00')
    await seconds(3)
    world.signedIn = ann
    const next = tab()
    await next.wakeNow()
    next.settle(ann, [{ _id: 'new', amount: '10.00', date: new Date().toISOString() }])
    expect(next.noteOfEach()).toMatchObject([{ state: 'listed' }])
    const last = tab()
    await last.wakeNow()
    expect(last.noteOfEach()).toEqual([])
  })

  it('FAIR-1 is no longer reported, and has no row, once a deposit of the same amount is reported', async () => {
    tab(afterSignOut(overLimit)).add('10.00')
    await seconds(3)
    world.signedIn = ann
    const later = tab()
    await later.wakeNow()
    expect(later.noteOfEach()).toMatchObject([{ state: 'refused' }])
    later.add('10.00')
    await seconds(3)
    expect(later.noteOfEach()).toMatchObject([{ state: 'recorded' }])
    const next = tab()
    await next.wakeNow()
    next.settle(ann, [{ _id: 'second', amount: '10.00', date: new Date().toISOString() }])
    expect(next.noteOfEach()).toEqual([])
  })
})
