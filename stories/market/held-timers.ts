import { spyOn } from 'storybook/test'

/**
 * Holds timers of exactly `ms` milliseconds until `fire` is called. All other timers run as usual. `storybook/test` has no fake
 * timers. Call `release` afterwards.
 */
export function holdTimers(ms: number) {
  const held = new Map<number, () => void>()
  const realSet = window.setTimeout.bind(window)
  const realClear = window.clearTimeout.bind(window)
  let next = -1
  const set = (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (delay !== ms || typeof handler !== 'function') return realSet(handler, delay, ...rest)
    held.set(next, () => handler(...rest))
    return next--
  }
  const spies = [
    spyOn(window, 'setTimeout').mockImplementation(set as typeof setTimeout),
    spyOn(window, 'clearTimeout').mockImplementation((id) => {
      if (!held.delete(Number(id))) realClear(id)
    }),
  ]
  return {
    waiting: () => held.size,
    fire: () => {
      const due = [...held.values()]
      held.clear()
      for (const run of due) run()
    },
    release: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

/** Holds idle callbacks. `fireOne` runs the next one. Call `release` afterwards. */
export function holdIdle() {
  const held: (() => void)[] = []
  const spy = spyOn(window, 'requestIdleCallback').mockImplementation((run) =>
    held.push(() => run({ didTimeout: false, timeRemaining: () => 50 })),
  )
  return {
    waiting: () => held.length,
    fireOne: () => held.shift()?.(),
    release: () => spy.mockRestore(),
  }
}
