/** The default waiting times of the components, in milliseconds (GLB-7). */
export const timings = {
  /** How long 'Copied' is shown. */
  copiedFor: 3000,
  /** When a pending button shows that it is still working. */
  stillWorkingAfter: 5000,
  /** When a market widget counts as slow. */
  widgetSlowAfter: 10_000,
  /** How often the countdown of a pause is updated. */
  waitCountedEvery: 1000,
  /** How often the age of the price list is updated. */
  ageCheckedEvery: 10_000,
  /** How long a message that isn't an error stays. */
  toastFor: 6000,
  /** The longest time that work waits for the browser to be idle. */
  idleWithin: 500,
} as const
