import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { removeItem } from '../storage/stored-session.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import type { DepositNote } from './deposit-notes.ts'
import type { Row } from './history-match.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { createOutbox } from './outbox.ts'

// For tests: tabs of one browser, each with its own outbox, and a fake backend.

export const ann = 'ann@sample.test'
export const done: SubmissionOutcome = { state: 'done', replayed: false }
export const error = (kind: ApiError['kind'], message = 'Sample reason') =>
  new ApiError({ kind, message, effect: kind === 'invalid' || kind === 'offline' ? 'no' : 'unknown' })
export const unknown: SubmissionOutcome = { state: 'unknown', error: error('timeout') }

const freshWorld = () => ({
  signedIn: ann as string | null,
  sent: [] as PaymentAttempt[],
  /** The outcomes of the next attempts. When none is left, attempts succeed. */
  responses: [] as SubmissionOutcome[],
  /** Whether the backend declares `idempotency`. */
  declares: true,
  /** The deposits that the backend lists. */
  rows: [] as Row[],
  readHistory: async (): Promise<Row[]> => world.rows,
  /** The list right before a deposit is sent. `null`: it can't be read in time. */
  readNow: async (): Promise<Row[] | null> => world.rows,
})
export const world = freshWorld()
const open: ReturnType<typeof createOutbox>[] = []

/** Sets up each test of the file: a fake clock, empty storage, and a fresh {@link world}. */
export function freshTabs() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', { hidden: false })
    vi.stubGlobal('navigator', { onLine: true })
    Object.assign(world, freshWorld())
  })
  afterEach(() => {
    for (const outbox of open.splice(0)) outbox.stop()
    for (const key of [OUTBOX_KEY, 'depositOutboxLease']) removeItem(key)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

export function tab(
  send?: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>,
  declared = async () => world.declares,
) {
  const notes: DepositNote['state'][] = []
  const outbox = createOutbox({
    who: () => world.signedIn,
    declared,
    history: () => world.readHistory(),
    readNow: () => world.readNow(),
    send:
      send ??
      (async (attempt) => {
        world.sent.push(attempt)
        return world.responses.shift() ?? done
      }),
  })
  outbox.subscribe(() => {
    const note = outbox.note()
    if (note !== null) notes.push(note.state)
  })
  open.push(outbox)
  return Object.assign(outbox, { notes })
}

/** For {@link tab}: a backend that responds after `wait` milliseconds. */
export const doneAfter = (wait: number) => async (attempt: PaymentAttempt) => {
  world.sent.push(attempt)
  await new Promise((later) => setTimeout(later, wait))
  return done
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
