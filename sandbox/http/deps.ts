import type { Capability } from '#contract/capabilities/names.ts'
import type { Database } from '../db/database.ts'
import type { SessionLife } from '../db/sessions.ts'
import type { Estimates } from '../db/payout-estimates.ts'
import type { Addresses } from '../db/users.ts'
import type { Market } from '../market/listing.ts'
import type { EndedSessions } from '../security/ended-sessions.ts'
import type { Hasher } from '../security/hashing.ts'
import type { CustomerQueues } from './customer-queues.ts'
import type { RateLimits } from './rate-limits.ts'

/** `build` is the operator's own name for the build, such as a commit. */
export type Version = { version: string; build: string | null }

/** The dependencies of all handlers. createApp supplies defaults. */
export type Deps = {
  db: Database
  /** What the server offers beyond the base calls (CAP-0). */
  capabilities: ReadonlySet<Capability>
  now: () => Date
  settleSeconds: number
  /** How long payouts take at present. */
  estimates: (at: Date) => Promise<Estimates>
  sessionLife: SessionLife
  hasher: Hasher
  limits: RateLimits
  queues: CustomerQueues
  market: Market
  /** The deposit addresses of new customers. */
  addresses: Addresses
  ended: EndedSessions
  /** `false` if the disk is nearly full. Nothing is written then. */
  hasDiskSpace: () => boolean
  /** `true` once the server is stopping. */
  draining: () => boolean
  version: Version
  /** The number of our own proxies in front of the server. */
  trustedProxies: number
  /** The address that customers see, if it is set. */
  publicUrl: string | undefined
}
