import { timings } from './timings.ts'

/** Runs `work` when the browser has time, or after a while all the same; where it can't tell (Safari), in the next task. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: timings.idleWithin })
    : setTimeout(work)
