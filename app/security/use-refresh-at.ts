import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { refreshSecurity } from './queries.ts'

/** The longest delay of a timer, in milliseconds: browsers keep it in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1
/** The shortest, because the server's time is known to the second. */
const SHORTEST_TIMER = 1000

/** The server's time, or the device's while that isn't known. */
export const nowThere = () => serverNow() ?? Date.now()

/**
 * The time up to which `times` count as past. When one of them is reached, for example the end of a lock, the security page is read
 * again, and only then counts the lock as ended: the device's clock may be wrong.
 */
export function useRefreshAt(email: string, times: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(nowThere)
  const next = Math.min(...times.map((iso) => Date.parse(iso ?? '')).filter((time) => time > now))
  useEffect(() => {
    const left = next - nowThere()
    // `now` starts another timer if the server's clock hasn't reached the time yet.
    if (next <= now || !(left <= LONGEST_TIMER)) return
    const timer = setTimeout(
      () => void refreshSecurity(email).finally(() => setNow(nowThere())),
      Math.max(SHORTEST_TIMER, left),
    )
    return () => clearTimeout(timer)
  }, [email, next, now])
  return now
}
