import { startTransition, useEffect, useState } from 'react'

let hydrated = false

/**
 * `false` on the server and while its markup is taken over, so that both agree. What it lets in is drawn in a task of its own,
 * and in slices.
 */
export function useHydrated() {
  const [now, setNow] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    startTransition(() => setNow(true))
  }, [])
  return now
}
