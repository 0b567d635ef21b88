import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MINIMUM_FREE_BYTES } from './db/disk-guard.ts'
import { LONGEST_LIST } from './db/lists.ts'
import { MAX_BODY_BYTES } from './http/body.ts'
import { defaultLimits } from './http/rate-limits.ts'

/** The number that a file assigns to a name, as in `const X = 5 * 60_000` or `x: 5000`. */
function numberIn(file: string, name: string): number {
  const text = readFileSync(`sandbox/${file}`, 'utf8')
  const found = new RegExp(`\\b${name}(?::| =) ([\\d_]+(?: \\* [\\d_]+)*)`).exec(text)?.[1]
  if (found === undefined) throw new Error(`${file} names no ${name}`)
  return found.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)
}

const limits = [
  ['listen.ts', 'headersTimeout', 10_000],
  ['listen.ts', 'requestTimeout', 15_000],
  ['listen.ts', 'keepAliveTimeout', 10_000],
  ['listen.ts', 'connectionsCheckingInterval', 500],
  ['listen.ts', 'maxHeaderSize', 8192],
  ['connections.ts', 'MAX_CONNECTIONS', 1000],
  ['connections.ts', 'DEFAULT_PER_ADDRESS', 200],
  ['connections.ts', 'SILENT_MS', 5000],
  ['listen.ts', 'LONGEST_ANSWER_MS', 15_000],
  ['http/rate-limits.ts', 'LONGEST_PAUSE_SECONDS', 60],
  ['http/endpoint.ts', 'TOUCH_AFTER_MS', 60_000],
  ['db/idempotency.ts', 'DAYS_KEPT', 7],
  ['main.ts', 'MAINTENANCE_MS', 300_000],
  ['main.ts', 'LONGEST_STOP_MS', 20_000],
  ['domain/seed-phrase.ts', 'WORDS', 6],
  ['domain/holds.ts', 'HOLD_HOURS', 48],
  ['domain/holds.ts', 'RECENT_DAYS', 7],
  ['../contract/capabilities/security-fields.ts', 'added', 24],
  ['../contract/capabilities/security-fields.ts', 'onlyOff', 48],
  ['routes/step-up.ts', 'PROOF_MS', 300_000],
  ['routes/second-step-sign-in.ts', 'TICKET_MS', 300_000],
  ['db/sign-in-tickets.ts', 'TRIES', 5],
  ['routes/second-step-setup.ts', 'CONFIRM_MS', 900_000],
  ['security/passkeys.ts', 'CHALLENGE_MS', 300_000],
  ['security/backup-codes.ts', 'CODES', 10],
  ['security/backup-codes.ts', 'LENGTH', 16],
  ['db/activity.ts', 'DAYS_KEPT', 400],
  ['db/mails.ts', 'DAYS_KEPT', 90],
  ['security/hashing.ts', 'memoryCost', 19_456],
  ['security/hashing.ts', 'timeCost', 2],
  ['security/hashing.ts', 'parallelism', 1],
  ['security/hashing.ts', 'waiting', 128],
  ['security/ended-sessions.ts', 'MOST_KEPT', 100_000],
  ['http/customer-queues.ts', 'burstMs', 1000],
  ['outage.ts', 'QUIET_MS', 1000],
  ['market/listing.ts', 'timeoutMs', 5000],
  ['market/listing.ts', 'patienceMs', 1500],
  ['db/open.ts', 'IDLE_IN_TRANSACTION_MS', 10_000],
  ['db/open.ts', 'GRACE_MS', 3000],
  ['listen.ts', 'SWEEP_MS', 50],
  ['db/lists.ts', 'SLICE', 250],
  ['db/activity.ts', 'PAGE', 50],
  ['db/messages.ts', 'PAGE', 100],
  ['db/mails.ts', 'SHOWN', 200],
  ['db/quotes.ts', 'MOST_QUOTES', 20],
  ['db/payout-estimates.ts', 'KEPT_MS', 60_000],
  ['domain/payout-estimate.ts', 'ESTIMATE_DAYS', 90],
  ['domain/payout-estimate.ts', 'FEWEST_PAYOUTS', 10],
  ['domain/quote.ts', 'QUOTE_MS', 300_000],
  ['domain/totp.ts', 'PERIOD_SECONDS', 30],
  ['domain/totp.ts', 'SECRET_BYTES', 20],
  ['http/json.ts', 'WORTH_PACKING', 2048],
  ['http/customer-queues.ts', 'running', 4],
  ['http/customer-queues.ts', 'waiting', 64],
  ['http/fair-queue.ts', 'longestWaitMs', 10_000],
  ['market/listing.ts', 'MOST_BYTES', 1_048_576],
  ['routes/address-book.ts', 'MOST_SAVED', 100],
  ['routes/auth.ts', 'RECORD_AFTER_MS', 200],
  ['routes/passkeys.ts', 'MOST_PASSKEYS', 20],
  ['security/ended-sessions.ts', 'RETRY_MS', 5000],
] as const

/** Units of time, what a format can hold, and sizes of steps that no one outside notices. */
const noLimits = new Set([
  'HOUR_MS',
  'DAY_MS',
  'MINUTE',
  'DAY',
  'LOCKED_AT',
  'EXACT',
  'CUSTOMERS_AT_ONCE',
  'db/backup.ts PAGE',
  'db/restore.ts PAGE',
])

describe('the fixed limits are those listed here, so that no one changes them by accident', () => {
  it('the limits of sign-ins and registrations', () => {
    expect(defaultLimits).toMatchObject({
      perAddress: { points: 50, seconds: 60 },
      perAccountAndAddress: { points: 10, seconds: 900 },
      perAccount: { points: 100, seconds: 86_400 },
      registrations: { points: 30, seconds: 3600 },
      codes: { points: 20, seconds: 3600 },
    })
  })
  it('the largest sizes', () => {
    expect([MAX_BODY_BYTES, LONGEST_LIST, MINIMUM_FREE_BYTES]).toEqual([16_384, 20_000, 134_217_728])
  })
  it.each(limits)('%s: %s is %i', (file, name, value) => {
    expect(numberIn(file, name)).toBe(value)
  })
  it('each number that a file of the sandbox names is listed here', () => {
    const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:testing|check)\//.test(file))
    const named = files.flatMap((file) =>
      [...readFileSync(`sandbox/${file}`, 'utf8').matchAll(/^(?:export )?const ([A-Z][A-Z_]+) = \d/gm)].map(
        ([, name = '']) => ({ file, name }),
      ),
    )
    expect(named.length).toBeGreaterThan(40)
    const listed = new Set<string>(limits.map(([file, name]) => `${file} ${name}`))
    const imported = new Set(['MAX_BODY_BYTES', 'LONGEST_LIST', 'MINIMUM_FREE_BYTES'])
    const missing = named.filter(
      ({ file, name }) =>
        !listed.has(`${file} ${name}`) &&
        !imported.has(name) &&
        !noLimits.has(name) &&
        !noLimits.has(`${file} ${name}`),
    )
    expect(missing).toEqual([])
  })
})
