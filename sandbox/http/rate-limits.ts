import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { HttpError, formatSeconds } from './http-error.ts'

type Limit = { points: number; seconds: number }
export type Limits = Record<
  'perAddress' | 'perAccountAndAddress' | 'perAccount' | 'registrations' | 'codes',
  Limit
>

/**
 * `perAccountAndAddress` limits each address separately, so that an attacker's guesses don't lock the customer out. After
 * `perAccount` failures in a row, each address has to wait between attempts, but none is locked out (docs/decisions/0013).
 * `codes` limits the codes of an authenticator per account: there are only a million, and whoever guesses them already knows the
 * password. Backup codes and passkeys still work then (docs/decisions/0021).
 */
export const defaultLimits: Limits = {
  perAddress: { points: 50, seconds: 60 },
  perAccountAndAddress: { points: 10, seconds: 15 * 60 },
  perAccount: { points: 100, seconds: 24 * 60 * 60 },
  registrations: { points: 30, seconds: 60 * 60 },
  codes: { points: 20, seconds: 60 * 60 },
}

/** A refusal by a limit of one account. The limit per address throws a plain `HttpError`. */
export class AccountLimited extends HttpError {}

export type Attempt = 'sign-in' | 'reset' | 'step-up'

/** The longest wait between two attempts of one address at an account under attack. */
const LONGEST_PAUSE_SECONDS = 60

/** The wait in seconds: one at the threshold, doubled after every ten further failures. */
export const pauseSeconds = (failuresBeyond: number) =>
  Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.floor(Math.min(failuresBeyond, 100) / 10))

export type RateLimits = {
  attempt(kind: Attempt, address: string, account: string): Promise<void>
  succeeded(kind: Attempt, address: string, account: string): Promise<void>
  registration(address: string): Promise<void>
  /** For calls that need no account, such as asking for a passkey. */
  visit(address: string): Promise<void>
  code(account: string): Promise<void>
  codeSucceeded(account: string): Promise<void>
}

export const noRateLimits: RateLimits = {
  attempt: async () => {},
  succeeded: async () => {},
  registration: async () => {},
  visit: async () => {},
  code: async () => {},
  codeSucceeded: async () => {},
}

/** Stores counters in memory, or in PostgreSQL, which several servers can share. While PostgreSQL is away, memory replaces it. */
export function createRateLimits(limits: Limits, db?: Database): RateLimits {
  const made = (name: keyof Limits | 'pauses' | 'resets', { points, seconds }: Limit) => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    if (db?.engine !== 'postgres') return memory
    return new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: memory,
    })
  }
  const perAddress = made('perAddress', limits.perAddress)
  const perAccountAndAddress = made('perAccountAndAddress', limits.perAccountAndAddress)
  // Only counts. The wait is computed from the count.
  const failures = made('perAccount', { points: 2 ** 31 - 1, seconds: limits.perAccount.seconds })
  const pauses = made('pauses', { points: 1, seconds: LONGEST_PAUSE_SECONDS })
  const registrations = made('registrations', limits.registrations)
  const codes = made('codes', limits.codes)
  // A reset starts new counters for the account, for all addresses.
  const resets = made('resets', { points: 2 ** 31 - 1, seconds: limits.perAccount.seconds })

  const keysOf = async (kind: Attempt, address: string, account: string) => {
    const since = (await resets.get(digest(account)))?.consumedPoints ?? 0
    return keys(kind, address, `${account} ${since}`)
  }

  return {
    attempt: async (kind, address, account) => {
      await take(perAddress, digest(address))
      const [both, alone] = await keysOf(kind, address, account)
      const failed = (await failures.get(alone))?.consumedPoints ?? 0
      const beyond = failed - limits.perAccount.points
      // Checked first, so that an attempt that is too early doesn't count as a failure.
      if (beyond >= 0) await take(pauses, both, pauseSeconds(beyond), AccountLimited)
      await take(perAccountAndAddress, both, undefined, AccountLimited)
      await failures.penalty(alone)
    },
    succeeded: async (kind, address, account) => {
      if (kind === 'reset') return void (await resets.penalty(digest(account)))
      const [both, alone] = await keysOf(kind, address, account)
      await Promise.all([perAccountAndAddress.delete(both), failures.delete(alone), pauses.delete(both)])
    },
    registration: async (address) => {
      await take(perAddress, digest(address))
      await take(registrations, digest(address))
    },
    visit: (address) => take(perAddress, digest(address)),
    code: (account) => take(codes, digest(account)),
    codeSucceeded: async (account) => void (await codes.delete(digest(account))),
  }
}

const keys = (kind: Attempt, address: string, account: string) =>
  [digest(`${kind} ${account} ${address}`), digest(`${kind} ${account}`)] as const

/** Hashes the key, so that counters contain no email and fit into their column. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

async function take(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  seconds = limiter.duration,
  ErrorType = HttpError,
): Promise<void> {
  const consume = () => limiter.consume(key, 1, { customDuration: seconds })
  try {
    await consume()
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    // More time left than the whole period means that the clock was set back, so the counter starts again.
    if (error.msBeforeNext > (limiter.duration + 1) * 1000) {
      await limiter.delete(key)
      await consume()
      return
    }
    const left = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new ErrorType(429, `Too many attempts. Try again in ${formatSeconds(left)}.`, { retryAfter: left })
  }
}
