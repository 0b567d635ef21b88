import { spyOn } from 'storybook/test'

/**
 * A clock for one wait: timers of exactly `ms` run when `fire` is called and never by themselves; all others run as usual.
 * `storybook/test` has no fake timers.
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

/** What waits for an idle browser waits for `fireOne`. */
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
