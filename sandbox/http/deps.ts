import type { Database } from '../db/database.ts'
import type { SessionLife } from '../db/sessions.ts'
import type { Addresses } from '../db/users.ts'
import type { Market } from '../market/listing.ts'
import type { EndedSessions } from '../security/ended-sessions.ts'
import type { Hasher } from '../security/hashing.ts'
import type { CustomerTurns } from './customer-turns.ts'
import type { RateLimits } from './rate-limits.ts'

/** `build` is the operator's own name for what runs, such as a commit. */
export type Version = { version: string; build: string | null }

/** What the handlers are given; createApp fills in what its caller leaves out. */
export type Deps = {
  db: Database
  now: () => Date
  settleSeconds: number
  sessionLife: SessionLife
  hasher: Hasher
  limits: RateLimits
  turns: CustomerTurns
  market: Market
  /** New customers get these. */
  addresses: Addresses
  ended: EndedSessions
  /** `false` when the disk is nearly full: nothing is written then. */
  hasDiskSpace: () => boolean
  /** `true` from the moment the server was told to stop. */
  draining: () => boolean
  version: Version
  /** How many proxies of our own pass requests on. */
  trustedProxies: number
}
