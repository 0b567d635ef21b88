import { localArea } from '../storage/browser-storage.ts'
import { timings } from '../timings.ts'

const LOCK = 'depositOutbox'
const LEASE_KEY = 'depositOutboxLease'

type Lease = { owner: string; until: number }

type Owner = {
  id: string
  /** For tests: `false` simulates a closed page, which no longer renews its lease. */
  isAlive: () => boolean
}

/** Runs `work` in one tab at a time. Resolves to `false` if another tab holds the lease. Rejects only if `work` does. */
export async function inOneTab({ id: owner, isAlive }: Owner, work: () => Promise<void>): Promise<boolean> {
  // Web Locks exist only on https and localhost. Elsewhere a stored lease replaces them.
  if (typeof navigator !== 'undefined' && navigator.locks) {
    let began = false
    try {
      await navigator.locks.request(LOCK, () => {
        began = true
        return work()
      })
      return true
    } catch (error) {
      // The browser refused the lock (the page is being closed, or storage is switched off), so use the lease.
      if (began) throw error
    }
  }
  if (!(await takeLease(owner))) return false
  // Renewed for as long as the work takes.
  const renewal = setInterval(() => {
    if (isAlive() && holder()?.owner === owner) writeLease(owner)
  }, timings.outboxLeaseFor / 4)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    if (holder()?.owner === owner) localArea.remove(LEASE_KEY)
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
  localArea.write(LEASE_KEY, JSON.stringify({ owner, until: Date.now() + timings.outboxLeaseFor }))

function holder(): Lease | undefined {
  const { owner, until } = (localArea.readJson(LEASE_KEY) ?? {}) as Record<string, unknown>
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : undefined
}
