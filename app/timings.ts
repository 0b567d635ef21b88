import { timings as componentTimings } from '#ui/lib/timings.ts'

/** GLB-7: every wait of the product, in milliseconds. Tests set the clock, they never wait. */
export const timings = {
  ...componentTimings,
  /** GLB-2. `0` turns the loader off. */
  routeLoader: 3000,
  /** GLB-5. */
  tipEvery: 5000,
  tipFor: 3000,
  /** HOME-1. */
  slideEvery: 5000,
  /** After the start page is there: until its slider is alive, so that the first change comes about when it should. */
  sliderAlive: 1000,
  slideTransition: 500,
  /** DEP-3. */
  depositPostAfter: 2000,
  /** HIS-1. */
  historyFetchAfter: 500,
  /** WDR-4. */
  withdrawalLoader: 3000,
  /** A call that hasn't answered by then is given up. */
  callTimeout: 15_000,
  /** An answer younger than this is not asked for again. */
  freshFor: 10_000,
  coinsFreshFor: 60_000,
  /** The first pause before a server that is briefly away is asked again; each further one is twice as long. */
  retryAfter: 500,
  /** HIS-1: how soon a history with something pending is read again, while the row is young and later on. */
  pollYoung: 5000,
  pollOld: 60_000,
  youngFor: 600_000,
  /** After this long without a customer the app stops reading on its own, so that an open page does not keep a session alive. */
  idleAfter: 300_000,
  /** DEP-3: the pauses between tries, the longest that is believed, and how long a server knows the key of a try. */
  outboxPauses: [5000, 15_000, 60_000, 300_000],
  outboxLongestPause: 3_600_000,
  outboxKeyGoodFor: 23 * 3_600_000,
  /** API-14: how long an order waits to learn what the backend declares, before it counts as having declared nothing. */
  capabilitiesWait: 3000,
  /** How far the clocks of a device and of a server may be apart when a row of the history is compared with an order. */
  clocksDifferBy: 120_000,
  /** A history that was read this shortly before an order was sent lists all that was there before the order. */
  historyJustRead: 600_000,
  /** How long a withdrawal is mentioned in the review of another one with the same details. */
  sameOrderFor: 86_400_000,
  /** How long one tab may send alone without renewing it; it runs out only on a tab that is gone. */
  outboxLeaseFor: 20_000,
  /** Two tabs may take that right at once; after this both read the same winner. */
  outboxLeaseSettles: 60,
  /** Signing in writes two keys, and each comes to another tab as an event of its own. */
  sessionHalfWrittenFor: 200,
} as const
