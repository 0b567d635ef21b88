import { readItem, removeItem, writeItem } from '../session/storage.ts'
import { timings } from '../timings.ts'

const LOCK = 'depositOutbox'
const LEASE_KEY = 'depositOutboxLease'

type Lease = { owner: string; until: number }

/** Runs `work` in one tab at a time. `false`: another tab is at it. */
export async function inOneTab(owner: string, work: () => Promise<void>): Promise<boolean> {
  // Web Locks exist on https and localhost only.
  if (typeof navigator !== 'undefined' && navigator.locks) {
    await navigator.locks.request(LOCK, work)
    return true
  }
  if (!(await takeLease(owner))) return false
  try {
    await work()
  } finally {
    if (holder()?.owner === owner) removeItem(LEASE_KEY)
  }
  return true
}

async function takeLease(owner: string): Promise<boolean> {
  const held = holder()
  const now = Date.now()
  if (held && held.owner !== owner && held.until > now && held.until <= now + timings.outboxLeaseFor)
    return false
  writeItem(LEASE_KEY, JSON.stringify({ owner, until: now + timings.outboxLeaseFor }))
  await new Promise((settled) => setTimeout(settled, timings.outboxLeaseSettles))
  return holder()?.owner === owner
}

function holder(): Lease | undefined {
  try {
    const { owner, until } = JSON.parse(readItem(LEASE_KEY) ?? '{}') as Record<string, unknown>
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : undefined
  } catch {
    return undefined
  }
}
