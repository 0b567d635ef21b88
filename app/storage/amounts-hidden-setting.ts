import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { tabArea } from './browser-storage.ts'

const KEY = 'amountsHidden'
const { notify, subscribe } = createListeners()
const read = () => tabArea.read(KEY) === 'true'

/** Hides or shows all amounts (FAIR-9). The choice is stored for this tab only. */
export function setAmountsHidden(hidden: boolean) {
  if (hidden) tabArea.write(KEY, 'true')
  else tabArea.remove(KEY)
  notify()
}

/** Removes the choice at sign-out (SES-1). Not called when a session expires, because the customer may still be in public. */
export function clearAmountsHidden() {
  if (read()) setAmountsHidden(false)
}

/** Whether amounts are hidden. Every page and notice changes at the same time. */
export const useAmountsHidden = () => useSyncExternalStore(subscribe, read, () => false)
