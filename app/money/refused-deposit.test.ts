import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/errors.ts'
import type { SubmissionOutcome } from './attempt.ts'
import { readQueue } from './outbox-store.ts'
import { ann, freshTabs, seconds, tab, world } from './test-tabs.ts'

freshTabs()

const refusedWith = (kind: 'limited' | 'invalid', status: number): SubmissionOutcome => ({
  state: 'refused',
  error: new ApiError({ kind, message: 'Sample refusal', effect: 'no', status }),
})
const row = (amount = '10.00') => ({ _id: 'new', amount, date: new Date().toISOString() })

/** A backend that records the deposit, and refuses the same request when the browser sends it again by itself. */
const recordedAndRefused = (outcome: SubmissionOutcome, rows = () => [row()]) =>
  tab(async (attempt) => {
    world.sent.push(attempt)
    world.rows = rows()
    return outcome
  })

describe('API-14 API-15 a deposit that the browser sent twice by itself, and only the second request was refused', () => {
  it.each([
    ['for now', refusedWith('limited', 429)],
    ['for good', refusedWith('invalid', 422)],
  ] as const)('is listed and not sent again if it was refused %s', async (_, outcome) => {
    world.declares = false
    const outbox = recordedAndRefused(outcome)
    outbox.add('10.00')
    await seconds(3600)
    expect(world.sent).toHaveLength(1)
    expect(outbox.notes).toEqual(['waiting', 'listed'])
    expect(readQueue()).toEqual([])
  })

  it('is not recorded if the new row is another deposit', async () => {
    const outbox = recordedAndRefused(refusedWith('invalid', 422), () => [row('10.01')])
    outbox.add('10.00')
    await seconds(10)
    expect(outbox.notes).toEqual(['waiting', 'refused'])
  })

  it('is unknown, and not sent again, if the new row may also be another deposit with an unknown outcome', async () => {
    world.declares = false
    const lost: SubmissionOutcome = {
      state: 'unknown',
      error: new ApiError({ kind: 'timeout', message: 'No answer', effect: 'unknown' }),
    }
    const outbox = tab(async (attempt) => {
      world.sent.push(attempt)
      if (world.sent.length === 1) return lost
      world.rows = [row()]
      return refusedWith('limited', 429)
    })
    outbox.add('10.00')
    await seconds(3)
    const second = outbox.add('10.00') ?? ''
    await seconds(3600)
    expect(world.sent).toHaveLength(2)
    expect(outbox.noteOfEach().find(({ id }) => id === second)?.state).toBe('unknown')
  })

  it.each([
    ['was never answered', new ApiError({ kind: 'offline', message: 'Offline', effect: 'no' }), ann],
    ['ended the session', new ApiError({ kind: 'auth', message: 'Ended', effect: 'no', status: 401 }), null],
  ] as const)('the list is not read again if the request %s', async (_, error, signedIn) => {
    let reads = 0
    world.readNow = async () => ((reads += 1), [])
    const outbox = tab(async () => {
      world.signedIn = signedIn
      return { state: 'refused', error }
    })
    outbox.add('10.00')
    await seconds(3)
    expect(reads).toBe(1)
  })
})
