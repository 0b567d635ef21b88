import { flushSync } from 'react-dom'

type Due = { id: number; at: number; every: number | null; run: () => void }

/**
 * A clock for the timers of the component alone: those with one of these durations wait for `advance`, all others are the
 * browser's, since the test library needs them.
 */
export function fakeClock(...durations: number[]) {
  const real = {
    setTimeout: window.setTimeout,
    setInterval: window.setInterval,
    clearTimeout: window.clearTimeout,
    clearInterval: window.clearInterval,
  }
  let now = 0
  let lastId = -1
  let due: Due[] = []
  const add = (run: () => void, delay: number, every: number | null) => {
    lastId -= 1
    due.push({ id: lastId, at: now + delay, every, run })
    return lastId
  }
  const remove = (id?: number) => {
    due = due.filter((timer) => timer.id !== id)
    if (id !== undefined && id >= 0) real.clearTimeout.call(window, id)
  }
  const isOurs = (delay?: number): delay is number => delay !== undefined && durations.includes(delay)
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) =>
      isOurs(delay) ? add(run, delay, null) : real.setTimeout.call(window, run, delay),
    setInterval: (run: () => void, delay?: number) =>
      isOurs(delay) ? add(run, delay, delay) : real.setInterval.call(window, run, delay),
    clearTimeout: remove,
    clearInterval: remove,
  })
  return {
    advance: (ms: number) => {
      const until = now + ms
      for (;;) {
        const next = due.filter((timer) => timer.at <= until).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        if (next.every === null) due = due.filter((timer) => timer !== next)
        else next.at += next.every
        // Drawn at once, so that the timers that follow from it are set.
        flushSync(next.run)
      }
      now = until
    },
    restore: () => void Object.assign(window, real),
  }
}
