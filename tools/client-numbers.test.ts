import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Each number that a file of the client names in capitals, with its source text. Other durations are in app/timings.ts. */
const listed: Record<string, string> = {
  'app/api/retry-after.ts LONGEST_WAIT': '3600',
  'app/api/retry-after.ts USUAL_WAIT': '60',
  'app/content/reading-time.ts WORDS_A_MINUTE': '200',
  'app/errors/chunk-load-error.ts AGAIN_AFTER': '60_000',
  'app/payouts/OrderQuote.tsx LONGEST_TIMER': '2 ** 31 - 1',
  'app/payouts/message-queries.ts MOST_PAGES': '100',
  'app/payouts/waiting-payouts.ts LINES': '3',
  'app/routes/auth/sign-up-attempts.ts MOST': '10',
  'app/routes/deposit/deposit-methods.ts SHORTEST_ADDRESS': '2',
  'app/money/pending-deposit.ts MAX_OTHERS': '20',
  'app/security/second-step.ts TRIES': '5',
  'app/security/use-refresh-at.ts LONGEST_WAIT': '60_000',
  'app/security/use-refresh-at.ts SHORTEST_WAIT': '1000',
  'app/session/check-on-focus.ts CHECKED_EVERY': '60_000',
  'ui/address/save-qr.ts SIZE': '1024',
  'ui/address/short-destination.ts ENDS': '6',
  'ui/auth/wallet-phrase.ts FEWEST': '9',
  'ui/auth/wallet-phrase.ts [SHORTEST, LONGEST]': '[3, 8]',
  'ui/deposit/payment-uri.ts MAINNET': '1',
  'ui/deposit/payment-uri.ts SEPOLIA': '11155111',
  'ui/history/LatestActivity.tsx LATEST_COUNT': '5',
  'ui/history/print-pages.ts MANY_ROWS': '500',
  'ui/history/statement-table.tsx PART': '250',
  'ui/history/status-options.ts LONGEST': '40',
  'ui/history/transaction-view.ts PAGE_SIZE': '25',
  'ui/history/transaction-view.ts SEARCH_LENGTH': '100',
  'ui/history/use-print-job.ts ROWS_PER_STEP': '250',
  'ui/market/Sparkline.tsx [WIDTH, HEIGHT]': '[112, 32]',
  'ui/market/market-state.ts MINUTE': '60_000',
  'ui/market/price-line.ts WEEK': '7 * 24 * 3600',
  'ui/marketing/ContactForm.tsx LONGEST': '1500',
  'ui/marketing/find-help.ts IN_KEYWORDS': '2',
  'ui/marketing/find-help.ts IN_TITLE': '3',
  'ui/marketing/find-help.ts MOST_FOUND': '8',
  'ui/marketing/use-slides.ts MILLISECONDS_PER_UNIT': '26',
  'ui/payout/payout-labels.ts LONGEST': '60',
  'ui/security/LockForm.tsx MILLISECONDS_PER_DAY': '86_400_000',
  'ui/security/few-codes.ts FEW_CODES': '3',
  'ui/security/first-rows.tsx SHOWN_AT_FIRST': '5',
  'ui/shell/NavBar.tsx FIXED_PAST': '100',
  'ui/wallet/PaidInPlot.tsx SIZE': '1000',
  'ui/wallet/money-flow.ts MAX_MONTHS': '600',
  'ui/wallet/money-flow.ts MIN_MONTHS': '6',
  'ui/wallet/money-flow.ts STEP_WIDTH': '1 / 2000',
  'ui/wallet/use-months-in-view.ts NAMED_REM': '1.875',
  'ui/wallet/use-months-in-view.ts UNNAMED_REM': '1.25',
  'ui/withdrawal/PayTo.tsx SHOWN_AT_FIRST': '4',
  'ui/withdrawal/payees.ts MOST_PAYEES': '30',
  'contract/capabilities/endpoints.ts MOST_READ_IDS': '200',
  'contract/capabilities/security-fields.ts ADDRESS_WAIT': '{ added: 24, onlyOff: 48 } as const',
  'contract/capabilities/security-fields.ts LOCK_DAYS': '{ least: 1, most: 30 } as const',
  'contract/iban.ts SHORTEST': '15',
  'contract/money.ts CENTS_UNTIL': '2 ** 46',
  'contract/money.ts MAX_CENTS': '99_999_999_999_999n',
  'contract/orders.ts WALLET_LENGTH': '{ least: 20, most: 120 } as const',
  'contract/response-limits.ts LONGEST_MESSAGE': '200',
  'contract/response-limits.ts LONGEST_TOKEN': '16_384',
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/^ui\/dist\/|\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(file)
const files = ['app', 'ui', 'contract']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isSource)

/** A name or names in capitals with a number each, a calculation, or numbers by name, such as `{ least: 1, most: 30 } as const`. */
const numbers =
  /^[ \t]*(?:export )?const ([A-Z][A-Z\d_]*|\[[A-Z\d_, ]+\])(?:: [^=\n]+)? = (\[?-?\d[^\n;]*|\{[^{}\n]*: -?\d[^{}\n]*\} as const)$/gm

it('GLB-7 the client has these limits and sizes, repeated here so that no one changes or adds one by accident', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(numbers)].map(([, name, value]) => [`${file} ${name}`, value]),
  )
  expect(Object.fromEntries(found)).toEqual(listed)
})
