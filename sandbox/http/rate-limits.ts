import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { HttpError, formatSeconds } from './http-error.ts'

type Limit = { points: number; seconds: number }
export type Limits = Record<'perAddress' | 'perAccountAndAddress' | 'perAccount' | 'registrations', Limit>

/**
 * `perAccountAndAddress` refuses, so that a stranger's guesses don't keep the customer out. After `perAccount` failures in a
 * row from anywhere, every address has to wait between two tries; none is locked out (docs/decisions/0013).
 */
export const defaultLimits: Limits = {
  perAddress: { points: 50, seconds: 60 },
  perAccountAndAddress: { points: 10, seconds: 15 * 60 },
  perAccount: { points: 100, seconds: 24 * 60 * 60 },
  registrations: { points: 30, seconds: 60 * 60 },
}

export type Attempt = 'sign-in' | 'reset'

/** Longest wait between two tries of one address at an account that is being guessed at. */
const LONGEST_PAUSE_SECONDS = 60

/** A second after the threshold, twice as long after each ten failures more. */
export const pauseSeconds = (failuresBeyond: number) =>
  Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.floor(Math.min(failuresBeyond, 100) / 10))

export type RateLimits = {
  attempt(kind: Attempt, address: string, account: string): Promise<void>
  succeeded(kind: Attempt, address: string, account: string): Promise<void>
  registration(address: string): Promise<void>
}

export const noRateLimits: RateLimits = {
  attempt: async () => {},
  succeeded: async () => {},
  registration: async () => {},
}

/** Kept in memory, or in PostgreSQL where several servers may share it; then memory stands in while it is away. */
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
  // It only counts; how long to wait follows from it.
  const failures = made('perAccount', { points: 2 ** 31 - 1, seconds: limits.perAccount.seconds })
  const pauses = made('pauses', { points: 1, seconds: LONGEST_PAUSE_SECONDS })
  const registrations = made('registrations', limits.registrations)
  // A reset begins new counters for the account, wherever the tries came from.
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
      // First, so that a try that comes too early is not counted as a failure.
      if (beyond >= 0) await take(pauses, both, pauseSeconds(beyond))
      await take(perAccountAndAddress, both)
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
  }
}

const keys = (kind: Attempt, address: string, account: string) =>
  [digest(`${kind} ${account} ${address}`), digest(`${kind} ${account}`)] as const

/** No address of a customer is kept in the counters, and none outgrows the column. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

async function take(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  seconds = limiter.duration,
): Promise<void> {
  const consume = () => limiter.consume(key, 1, { customDuration: seconds })
  try {
    await consume()
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    // More than its whole time is left only where the clock was set back; then the counter begins anew.
    if (error.msBeforeNext > (limiter.duration + 1) * 1000) {
      await limiter.delete(key)
      await consume()
      return
    }
    const left = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new HttpError(429, `Too many attempts. Try again in ${formatSeconds(left)}.`, { retryAfter: left })
  }
}
