import { HttpError } from './http-error.ts'

type Options = {
  /** Concurrent and waiting requests allowed per key. */
  running: number
  waiting: number
  /** Milliseconds of work before throttling starts, and the share of time that a key may use from then on. */
  burstMs?: number
  share?: number
  /** Requests that waited longer are refused, because the client has already given up. */
  longestWaitMs?: number
  now?: () => number
}
type Waiting = { go: () => void; refuse: () => void; since: number }
type State = { running: number; queue: Waiting[]; left: number; at: number; timer: NodeJS.Timeout | null }
export type FairQueue = { run<T>(key: string, work: () => Promise<T>): Promise<T> }

export const noQueue: FairQueue = { run: (_, work) => work() }

const tooMany = () =>
  new HttpError(
    429,
    'Too many requests at once, so this one was not carried out. Try again in a few seconds.',
    {
      retryAfter: 2,
    },
  )

/**
 * Queues work per key. A key that keeps the server busy is throttled, so that others mostly find the server idle. That makes one
 * database connection as fair as many.
 */
export function createFairQueue(options: Options): FairQueue {
  const { running, waiting, burstMs = Infinity, share = 1, longestWaitMs = 10_000 } = options
  const now = options.now ?? (() => performance.now())
  const states = new Map<string, State>()

  function refill(state: State) {
    const at = now()
    state.left = Math.min(burstMs, state.left + (at - state.at) * share)
    state.at = at
  }

  /** Starts the work that may run now, or tries again once the key has time left. Forgets a key that was idle. */
  function proceed(key: string, state: State) {
    if (state.timer) clearTimeout(state.timer)
    state.timer = null
    refill(state)
    while (state.queue.length > 0 && state.running < running && state.left > 0) {
      const next = state.queue.shift()
      if (!next) break
      if (now() - next.since > longestWaitMs) next.refuse()
      else {
        state.running += 1
        next.go()
      }
    }
    if (state.running >= running) return
    const missing = state.queue.length > 0 ? 1 - state.left : burstMs - state.left
    if (state.queue.length === 0 && state.running > 0) return
    if (state.queue.length === 0 && !(missing > 0)) return void states.delete(key)
    state.timer = setTimeout(() => proceed(key, state), Math.max(1, missing / share))
    if (state.queue.length === 0) state.timer.unref()
  }

  return {
    run: async (key, work) => {
      const state = states.get(key) ?? { running: 0, queue: [], left: burstMs, at: now(), timer: null }
      states.set(key, state)
      if (state.queue.length >= waiting) throw tooMany()
      await new Promise<void>((go, fail) => {
        state.queue.push({ go, refuse: () => fail(tooMany()), since: now() })
        proceed(key, state)
      })
      const started = now()
      try {
        return await work()
      } finally {
        state.running -= 1
        refill(state)
        // Limits how long one slow database answer throttles a customer.
        state.left = Math.max(state.left - (now() - started), -Math.min(burstMs, 500))
        proceed(key, state)
      }
    },
  }
}
