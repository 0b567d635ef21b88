import { useSyncExternalStore } from 'react'

const KEY = 'amountsHidden'

// Without storage the page remembers for as long as it lives.
let unstored = false
const listeners = new Set<() => void>()

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true'
  } catch {
    return unstored
  }
}

/** FAIR-9. Remembered in this tab only, and it says nothing about the customer (SES-1). */
export function setAmountsHidden(hidden: boolean) {
  unstored = hidden
  try {
    if (hidden) sessionStorage.setItem(KEY, 'true')
    else sessionStorage.removeItem(KEY)
  } catch {
    // It is in `unstored`.
  }
  for (const listener of listeners) listener()
}

/** A display choice goes with the customer who made it (SES-1), but not with a session that ran out while they were there. */
export function clearAmountsHidden() {
  if (read()) setAmountsHidden(false)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same answer for every page and notice, at once. */
export const useAmountsHidden = () => useSyncExternalStore(subscribe, read, () => false)
