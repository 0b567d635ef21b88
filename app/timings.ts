/** GLB-7: every wait of the product, in milliseconds. Tests set the clock, they never wait. */
export const timings = {
  /** GLB-2. `0` turns the loader off. */
  routeLoader: 3000,
  /** GLB-5. */
  tipEvery: 5000,
  tipFor: 3000,
  /** HOME-1. */
  slideEvery: 5000,
  slideTransition: 500,
  /** DEP-2. */
  copiedFor: 3000,
  /** DEP-3. */
  depositPostAfter: 2000,
  /** HIS-1. */
  historyFetchAfter: 500,
  /** WDR-4. */
  withdrawalLoader: 3000,
  /** WGT-1. */
  widgetSlowAfter: 10_000,
  /** A call that hasn't answered by then is given up. */
  callTimeout: 15_000,
  /** After this a waiting page says that it is still working. */
  stillWorkingAfter: 5000,
} as const
