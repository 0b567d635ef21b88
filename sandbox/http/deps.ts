import type { Database } from '../db/database.ts'
import type { SessionLife } from '../db/sessions.ts'
import type { Addresses } from '../db/users.ts'
import type { Market } from '../market/listing.ts'
import type { Hasher } from '../security/hashing.ts'
import type { RateLimits } from './rate-limits.ts'

/** What the handlers are given; createApp fills in what its caller leaves out. */
export type Deps = {
  db: Database
  now: () => Date
  settleSeconds: number
  sessionLife: SessionLife
  hasher: Hasher
  limits: RateLimits
  market: Market
  /** New customers get these. */
  addresses: Addresses
  /** `false` when the disk is nearly full: nothing is written then. */
  hasRoom: () => boolean
  /** How many proxies of our own pass requests on. */
  trustedProxies: number
}
