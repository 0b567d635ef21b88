import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { refreshSecurity } from './queries.ts'

/** The longest delay of a timer, in milliseconds: browsers keep it in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1

/** The server's time, or the device's while that isn't known. */
export const nowThere = () => serverNow() ?? Date.now()

/**
 * The time of the last answer. When one of `times` is reached, for example the end of a lock, it is updated and the security page is
 * read again.
 */
export function useRefreshAt(email: string, times: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(nowThere)
  const next = Math.min(...times.map((iso) => Date.parse(iso ?? '')).filter((time) => time > now))
  useEffect(() => {
    const left = next - nowThere()
    if (!(left <= LONGEST_TIMER)) return
    const timer = setTimeout(
      () => {
        setNow(Math.max(next, nowThere()))
        void refreshSecurity(email)
      },
      Math.max(0, left),
    )
    return () => clearTimeout(timer)
  }, [email, next])
  return now
}
