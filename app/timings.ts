import { timings as componentTimings } from '#ui/lib/component-timings.ts'

/** How long the app waits, in milliseconds (GLB-7). tools/client-numbers.test.ts lists the durations that concern one module only. Tests set the clock and never wait. */
export const timings = {
  ...componentTimings,
  /** When the loader appears over a page whose code is still loading, and when a skeleton of the page replaces it (GLB-2). */
  routeLoaderAfter: 400,
  routeSkeletonAfter: 3000,
  /** After this long without an interaction, a signed-in customer's other pages are prefetched, and what sends and reports orders loads. */
  prefetchAfter: 5000,
  /** How long the loader covers each new page if the brand asks for that (GLB-2). */
  routeLoader: 3000,
  /** How often a tip appears, and how long it stays (GLB-5). */
  tipEvery: 5000,
  tipFor: 3000,
  /** How often the slide changes (HOME-1). */
  slideEvery: 5000,
  slideTransition: 500,
  /** After this long without typing, the number of search results is announced. */
  searchQuiet: 800,
  /** How long after the customer's press a deposit is sent (DEP-3). */
  depositPostAfter: 2000,
  /** The pause before a history is fetched (HIS-1). */
  historyFetchAfter: 500,
  /** How long the withdrawal forms wait for the list of earlier withdrawals. */
  payeesAwaited: 1000,
  /** How long the loader of a withdrawal shows (WDR-4). */
  withdrawalLoader: 3000,
  /** A request without a response is aborted after this. */
  callTimeout: 15_000,
  /** A response younger than this is not fetched again. */
  freshFor: 10_000,
  coinsFreshFor: 60_000,
  /** The first pause before a read is retried while the server is unavailable. Each further pause is twice as long. */
  retryAfter: 500,
  /** How often a history with a pending row is read again (HIS-1): while the row is younger than `youngFor`, and later. */
  pollYoung: 5000,
  pollOld: 60_000,
  youngFor: 600_000,
  /** A payout that was sent may come back this long after its last event (CAP-2). */
  payoutComesBackWithin: 10 * 86_400_000,
  /** After this long without activity the app stops its own requests, so that an open page does not keep the session alive. */
  idleAfter: 300_000,
  /** The pauses between attempts to record a deposit (DEP-3). */
  outboxPauses: [5000, 15_000, 60_000, 300_000],
  /** A deposit that would wait for longer than this is due: the device's clock was changed. */
  outboxLongestPause: 3_600_000,
  /** How long an idempotency key is used. Servers keep it for at least 24 hours. */
  outboxKeyGoodFor: 23 * 3_600_000,
  /** How long an order waits for the backend's capabilities before it assumes that there are none (API-14). */
  capabilitiesWait: 3000,
  /** How long an order waits for the list of earlier ones before it is sent without it. */
  baselineWait: 3000,
  /** How long a withdrawal waits for the customer's fee. Without it nothing is sent. Shorter than `orderSentWithin`. */
  feeWait: 8000,
  /** A withdrawal is sent within this time after Okay, or not at all. */
  orderSentWithin: 10_000,
  /** A withdrawal whose page is gone counts as not sent after this time. It is longer, so that no page sends what another has reported as not sent. */
  orderUnsentAfter: 20_000,
  /** A refusal that was on the screen for a shorter time is shown again. The customer may not have read it. */
  shownAtLeast: 1000,
  /** A history row may be this much older than the order by the device's clock, if the server's time is unknown. */
  clocksDifferBy: 120_000,
  /** A quote that is valid for less than this isn't renewed automatically (CAP-2). */
  minQuoteValidity: 10_000,
  /** A history row may be this much older than the order by the server's clock. The `Date` header and the row's date may both be whole seconds. */
  serverClockWithin: 2000,
  /** How long the review of a withdrawal mentions an earlier one with the same details. */
  sameOrderFor: 86_400_000,
  /** How long one tab holds the lock to send without renewing it. It expires only if the tab is gone. */
  outboxLeaseFor: 20_000,
  /** Two tabs may take the lock at once. After this long both read the same winner. */
  outboxLeaseSettles: 60,
  /** Signing in writes two storage keys, and other tabs get a separate event for each. How long they wait for the second. */
  sessionHalfWrittenFor: 200,
  /** How long the sign-in page uses a ticket for a passkey. Servers accept one for five minutes (CAP-3). */
  passkeyTicketFor: 240_000,
  /** If the visitor is still here this long after pressing a link, the link's page did not open. */
  linkOpensWithin: 10_000,
} as const
