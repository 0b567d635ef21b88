import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { tabArea } from './browser-storage.ts'

const KEY = 'amountsHidden'
const { notify, subscribe } = createListeners()
const read = () => tabArea.read(KEY) === 'true'

/** FAIR-9. Remembered in this tab only, and it says nothing about the customer (SES-1). */
export function setAmountsHidden(hidden: boolean) {
  if (hidden) tabArea.write(KEY, 'true')
  else tabArea.remove(KEY)
  notify()
}

/** A display choice goes with the customer who made it (SES-1), but not with a session that ran out while they were there. */
export function clearAmountsHidden() {
  if (read()) setAmountsHidden(false)
}

/** The same answer for every page and notice, at once. */
export const useAmountsHidden = () => useSyncExternalStore(subscribe, read, () => false)
