import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { tabArea } from './browser-storage.ts'

/** What was dismissed for the rest of the browser session (GLB-2, GLB-4, GLB-5). */
export type SessionFlag = 'routeLoaderOff' | 'tradeNoticeSeen' | 'tipsStopped'

const { notify, subscribe } = createListeners()

export function raiseFlag(flag: SessionFlag) {
  tabArea.write(flag, 'true')
  notify()
}

/** On the server most counts as dismissed (`onServer`), so that nothing of it stands in prerendered pages. */
export const useSessionFlag = (flag: SessionFlag, onServer = true) =>
  useSyncExternalStore(
    subscribe,
    () => tabArea.read(flag) === 'true',
    () => onServer,
  )
