/**
 * The sign-ins listed in the README and at startup. They are only added to an empty database. `addedLater`: the first databases lack this
 * customer, and get it with the next reset.
 */
export const SAMPLE_PASSWORD = 'Sample#2026'

export const sampleSignIns = [
  {
    email: 'new@sample.test',
    phrase: 'sample-sail-anchor-harbor-calm-tide',
    shows: 'just registered: not verified, nothing yet, may not withdraw',
  },
  {
    email: 'withdraw@sample.test',
    phrase: 'sample-boat-ocean-wave-north-coast',
    shows: 'verified, may withdraw, every status in both histories',
  },
  {
    email: 'waiting@sample.test',
    phrase: 'sample-ship-cargo-bridge-river-island',
    shows: 'has profit but may not withdraw',
  },
  {
    email: 'notified@sample.test',
    phrase: 'sample-paper-pencil-window-table-chair',
    shows: 'has an important notification',
  },
  {
    email: 'history@sample.test',
    phrase: 'sample-stone-garden-silver-copper-winter',
    shows: '10,000 deposits',
  },
  {
    email: 'empty@sample.test',
    phrase: 'sample-early-morning-travel-captain-fish',
    shows: 'verified, may withdraw, no history',
  },
  {
    email: 'noaddress@sample.test',
    phrase: 'sample-bread-butter-apple-lemon-orange',
    shows: 'no deposit addresses set up',
  },
  {
    email: 'year@sample.test',
    phrase: 'sample-spring-summer-autumn-meadow-cloud',
    shows: 'a year of deposits and withdrawals',
    addedLater: true,
  },
] as const

export type SampleEmail = (typeof sampleSignIns)[number]['email']
