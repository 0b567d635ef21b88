/** Runs `work` when the browser has time, half a second later at the latest; where it can't tell (Safari), in the next task. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)
