import { readItem, removeItem, writeItem } from '../storage/storage.ts'
import { timings } from '../timings.ts'

const LOCK = 'depositOutbox'
const LEASE_KEY = 'depositOutboxLease'

type Lease = { owner: string; until: number }

type Owner = {
  id: string
  /** Whether the page still lives. A page that is gone renews nothing. */
  isAlive: () => boolean
}

/** Runs `work` in one tab at a time. Answers `false` where another tab is at it. Rejects only where `work` does. */
export async function inOneTab({ id: owner, isAlive }: Owner, work: () => Promise<void>): Promise<boolean> {
  // Web Locks exist on https and localhost only.
  if (typeof navigator !== 'undefined' && navigator.locks) {
    let began = false
    try {
      await navigator.locks.request(LOCK, () => {
        began = true
        return work()
      })
      return true
    } catch (error) {
      // A browser that refuses the lock (a page being closed, storage switched off) still has the lease.
      if (began) throw error
    }
  }
  if (!(await takeLease(owner))) return false
  // Held for as long as the work takes, however many calls that are.
  const renewal = setInterval(() => {
    if (isAlive() && holder()?.owner === owner) writeLease(owner)
  }, timings.outboxLeaseFor / 4)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    if (holder()?.owner === owner) removeItem(LEASE_KEY)
  }
  return true
}

async function takeLease(owner: string): Promise<boolean> {
  const held = holder()
  const now = Date.now()
  if (held && held.owner !== owner && held.until > now && held.until <= now + timings.outboxLeaseFor)
    return false
  writeLease(owner)
  await new Promise((settled) => setTimeout(settled, timings.outboxLeaseSettles))
  return holder()?.owner === owner
}

const writeLease = (owner: string) =>
  writeItem(LEASE_KEY, JSON.stringify({ owner, until: Date.now() + timings.outboxLeaseFor }))

function holder(): Lease | undefined {
  try {
    const { owner, until } = JSON.parse(readItem(LEASE_KEY) ?? '{}') as Record<string, unknown>
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : undefined
  } catch {
    return undefined
  }
}
