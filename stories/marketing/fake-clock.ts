import { addons } from 'storybook/preview-api'

const FRAME = 1000 / 60

type Timer = { at: number; run: () => void }

/**
 * Replaces timers and animation frames with a clock that a story advances (GLB-7). Timers without a delay stay real, because the testing
 * library uses them between key presses. Call `remove` afterwards.
 */
export function installClock() {
  const real = {
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    requestAnimationFrame: window.requestAnimationFrame,
    cancelAnimationFrame: window.cancelAnimationFrame,
  }
  let now = 0
  let id = 1_000_000
  const timers = new Map<number, Timer>()
  let frames = new Map<number, FrameRequestCallback>()

  const setTimer = (run: () => void, delay = 0, ...rest: []) => {
    if (delay <= 0) return real.setTimeout.call(window, run, delay, ...rest)
    timers.set(++id, { at: now + delay, run })
    return id
  }
  const clearTimer = (timer?: number) => {
    if (timer !== undefined && !timers.delete(timer)) real.clearTimeout.call(window, timer)
  }
  const requestFrame = (run: FrameRequestCallback) => {
    frames.set(++id, run)
    return id
  }
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    requestAnimationFrame: requestFrame,
    cancelAnimationFrame: (frame: number) => frames.delete(frame),
  })

  const settled = async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => real.setTimeout.call(window, resolve, 0))
  }
  const step = (by: number) => {
    now += by
    for (const [key, { at, run }] of timers)
      if (at <= now + 0.001) {
        timers.delete(key)
        run()
      }
    const due = frames
    frames = new Map()
    for (const run of due.values()) run(now)
  }
  const remove = () => void Object.assign(window, real)
  // Storybook itself waits with timers after a play function. The story tests don't, and take their pictures then.
  if (import.meta.env.PROD)
    addons.getChannel().once('storyRenderPhaseChanged', function ended({ newPhase }: { newPhase: string }) {
      if (newPhase === 'played') remove()
      else addons.getChannel().once('storyRenderPhaseChanged', ended)
    })
  return {
    /** Advances the clock frame by frame, and lets React render. */
    advance: async (milliseconds: number) => {
      await settled()
      let left = milliseconds
      while (left > 0.001) {
        step(Math.min(FRAME, left))
        left -= FRAME
      }
      await settled()
    },
    remove,
  }
}
