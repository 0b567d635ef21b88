import { useEffect, useState } from 'react'
import { serverTimeNow } from '../api/server-clock.ts'
import { readSecurityAgain } from './queries.ts'

/** The longest time until the clock is checked again, in milliseconds: timers stop while a computer sleeps. */
const LONGEST_WAIT = 60_000
/** The shortest time until then, in milliseconds: the server's time is known to the second. */
const SHORTEST_WAIT = 1000

/** Calls `reached` when it is `time` by the server's clock, and again every second until the returned function is called. */
export function whenReached(time: number, reached: () => Promise<void>): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    if (stopped) return
    const left = Math.max(SHORTEST_WAIT, Math.min(LONGEST_WAIT, time - serverTimeNow()))
    timer = setTimeout(() => void look(), left)
  }
  const look = async () => {
    if (serverTimeNow() >= time) await reached()
    wait()
  }
  wait()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/**
 * The time up to which `times` count as past. When one of them is reached, for example the end of a lock, the security page is read
 * again, and the lock counts as ended only after that: the device's clock may be wrong.
 */
export function useRefreshAt(email: string, times: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(serverTimeNow)
  const next = Math.min(...times.map((iso) => Date.parse(iso ?? '')).filter((time) => time > now))
  useEffect(() => {
    if (next === Infinity) return
    return whenReached(next, async () => {
      await readSecurityAgain(email)
      setNow(serverTimeNow())
    })
  }, [email, next])
  return now
}
