import { useSyncExternalStore } from 'react'

/** What was dismissed for the rest of the browser session (GLB-2, GLB-4, GLB-5). */
export type SessionFlag = 'routeLoaderOff' | 'tradeNoticeSeen' | 'tipsStopped'

// Where session storage is switched off, the page remembers for as long as it lives.
const raised = new Set<SessionFlag>()
const listeners = new Set<() => void>()

function isRaised(flag: SessionFlag): boolean {
  if (raised.has(flag)) return true
  try {
    return sessionStorage.getItem(flag) === 'true'
  } catch {
    return false
  }
}

export function raiseFlag(flag: SessionFlag) {
  raised.add(flag)
  try {
    sessionStorage.setItem(flag, 'true')
  } catch {
    // It is in the set.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** On the server most counts as dismissed (`onServer`), so that nothing of it stands in prerendered pages. */
export const useSessionFlag = (flag: SessionFlag, onServer = true) =>
  useSyncExternalStore(
    subscribe,
    () => isRaised(flag),
    () => onServer,
  )
