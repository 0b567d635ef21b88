import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { Refusal, inWords } from './refusal.ts'

type Limit = { points: number; seconds: number }
export type Limits = Record<'perAddress' | 'perAccountAndAddress' | 'perAccount' | 'registrations', Limit>

/** `perAccountAndAddress` bites first, so that a stranger's guesses don't lock the customer out; `perAccount` is NIST's cap. */
export const defaultLimits: Limits = {
  perAddress: { points: 50, seconds: 60 },
  perAccountAndAddress: { points: 10, seconds: 15 * 60 },
  perAccount: { points: 100, seconds: 24 * 60 * 60 },
  registrations: { points: 30, seconds: 60 * 60 },
}

export type Attempt = 'sign-in' | 'reset'

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
  const made = (name: keyof Limits) => {
    const { points, seconds } = limits[name]
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
  const perAddress = made('perAddress')
  const perAccountAndAddress = made('perAccountAndAddress')
  const perAccount = made('perAccount')
  const registrations = made('registrations')

  return {
    attempt: async (kind, address, account) => {
      const [both, alone] = keys(kind, address, account)
      await take(perAddress, digest(address))
      await take(perAccountAndAddress, both)
      await take(perAccount, alone)
    },
    succeeded: async (kind, address, account) => {
      const [both, alone] = keys(kind, address, account)
      await Promise.all([perAccountAndAddress.delete(both), perAccount.delete(alone)])
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

async function take(limiter: RateLimiterMemory | RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new Refusal(429, `Too many attempts. Try again in ${inWords(seconds)}.`, { retryAfter: seconds })
  }
}
