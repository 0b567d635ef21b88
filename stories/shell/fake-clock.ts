import { flushSync } from 'react-dom'

type Due = { id: number; at: number; every: number | null; run: () => void }

/**
 * Replaces timers with exactly these durations, in milliseconds, or durations for which a function returns `true`. They run when `advance`
 * is called. All other timers stay real, because the test library needs them. Call `restore` afterwards.
 */
export function fakeClock(...durations: (number | ((delay: number) => boolean))[]) {
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
  const isOurs = (delay?: number): delay is number =>
    delay !== undefined && durations.some((ours) => (typeof ours === 'number' ? ours === delay : ours(delay)))
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
        // Renders at once, so that timers set by the render exist.
        flushSync(next.run)
      }
      now = until
    },
    restore: () => void Object.assign(window, real),
  }
}
