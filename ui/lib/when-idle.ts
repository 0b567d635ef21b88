import { timings } from './component-timings.ts'

/** Runs `work` when the browser is idle, at the latest after `timings.idleWithin`. In Safari, which has no `requestIdleCallback`, in the next task. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: timings.idleWithin })
    : setTimeout(work)
