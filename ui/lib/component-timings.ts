/** The default waiting times of the components, in milliseconds (GLB-7). */
export const timings = {
  /** How long 'Copied' is shown (DEP-2). */
  copiedFor: 3000,
  /** When a pending button shows that it is still working (C9). */
  stillWorkingAfter: 5000,
  /** When a market widget counts as slow (WGT-1). */
  widgetSlowAfter: 10_000,
  /** How often the countdown of a pause is updated (C7). */
  waitCountedEvery: 1000,
  /** How often the age of the price list is updated (HOME-3). */
  ageCheckedEvery: 10_000,
  /** How long a message that isn't an error stays. */
  toastFor: 6000,
  /** The longest time that work waits for the browser to be idle. */
  idleWithin: 500,
} as const
