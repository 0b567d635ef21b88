import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { localArea, tabArea } from './browser-storage.ts'
import { NOTICE_KEY } from './keys.ts'

/** What the visitor dismissed for the rest of the browser session: the loader and the tips (GLB-2, GLB-5). */
export type SessionFlag = 'routeLoaderOff' | 'tipsStopped'

const { notify, subscribe } = createListeners()

/** Sets a flag until the browser session ends. */
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

/** Stores that this browser has shown this version of the notice at start (GLB-4). */
export function closeTradeNotice(version: string) {
  localArea.write(NOTICE_KEY, version)
  notify()
}

/** Whether this browser has shown this version of the notice. Not while prerendering, so that the notice is in the pages' HTML. */
export const useTradeNoticeSeen = (version: string) =>
  useSyncExternalStore(
    subscribe,
    () => localArea.read(NOTICE_KEY) === version,
    () => false,
  )
