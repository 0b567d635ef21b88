import { useEffect, useState } from 'react'
import { timings } from './component-timings.ts'

/**
 * `true` once `waiting` has lasted for `after` milliseconds, so that the page should say that it is still working.
 *
 * @example
 * ```tsx
 * const slow = useSlow(query.isPending)
 * return slow ? <p role="status">Still working …</p> : null
 * ```
 */
export function useSlow(waiting: boolean, after: number = timings.stillWorkingAfter): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting, after])
  return slow
}
