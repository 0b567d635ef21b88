import { createStore } from '#ui/lib/store.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The row of the withdrawal that was just requested. In memory, so that a reload or a later visit doesn't say it again. */
export const justRequested = createStore<string | null>(null)

/** Whether the open row is the one that was just requested, until it is closed or the page is left (WDR-4). */
export function useJustRequested(openKey: string | null): boolean {
  const row = useSyncExternalStore(justRequested.subscribe, justRequested.get, () => null)
  const isOpen = row !== null && row === openKey
  const shown = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    shown.current = true
    return () => {
      shown.current = false
      // Later, because React mounts effects twice in development.
      queueMicrotask(() => !shown.current && justRequested.set(null))
    }
  }, [isOpen])
  return isOpen
}
