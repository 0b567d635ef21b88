import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { tabArea } from './browser-storage.ts'

/** What the visitor dismissed for the rest of the browser session: loader, trade notice, tips (GLB-2, GLB-4, GLB-5). */
export type SessionFlag = 'routeLoaderOff' | 'tradeNoticeSeen' | 'tipsStopped'

const { notify, subscribe } = createListeners()

export function raiseFlag(flag: SessionFlag) {
  tabArea.write(flag, 'true')
  notify()
}

/** Whether it was dismissed. `onServer`: the value while prerendering; `true` keeps it out of the pages' HTML. */
export const useSessionFlag = (flag: SessionFlag, onServer = true) =>
  useSyncExternalStore(
    subscribe,
    () => tabArea.read(flag) === 'true',
    () => onServer,
  )
