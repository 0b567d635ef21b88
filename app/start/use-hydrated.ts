import { startTransition, useEffect, useState } from 'react'

let hydrated = false

/**
 * `false` in prerendered HTML and during hydration, so that both match; `true` afterwards. What it enables renders in a transition,
 * in a later task.
 */
export function useHydrated() {
  const [now, setNow] = useState(hydrated)
  useEffect(() => {
    hydrated = true
    startTransition(() => setNow(true))
  }, [])
  return now
}
