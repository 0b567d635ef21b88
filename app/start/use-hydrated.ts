import { startTransition, useEffect, useState } from 'react'

let hydrated = false

/**
 * Returns `false` in prerendered HTML and during hydration, so that both match, and `true` afterwards. The change is a transition, so
 * what depends on it renders in a later task.
 */
export function useHydrated() {
  const [now, setNow] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    startTransition(() => setNow(true))
  }, [])
  return now
}
