/** GLB-7: the waits that the library's components have unless they are given others, in milliseconds. */
export const timings = {
  /** DEP-2: how long 'Copied' stands. */
  copiedFor: 3000,
  /** After this a waiting button says that it is still working (C9). */
  stillWorkingAfter: 5000,
  /** WGT-1. */
  widgetSlowAfter: 10_000,
  /** C7: how often the seconds of a pause are counted. */
  waitCountedEvery: 1000,
  /** HOME-3: how often the age of a price list is worked out anew. */
  ageCheckedEvery: 10_000,
  /** A message that tells of nothing wrong goes by itself. */
  toastFor: 6000,
  /** A pointer that only passes over brings no tooltip. */
  tooltipAfter: 300,
  /** The longest that waits for an idle browser. */
  idleWithin: 500,
} as const
