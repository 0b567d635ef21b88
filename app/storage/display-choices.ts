import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { localArea } from './browser-storage.ts'
import { DISPLAY_KEY } from './storage.ts'

const { notify, subscribe } = createListeners()

/** Returns the ids of the hints that this customer has hidden, or none if the stored value belongs to another one or can't be read. */
export function hiddenHints(email: string): string[] {
  const stored = localArea.readJson(DISPLAY_KEY)
  if (typeof stored !== 'object' || stored === null || !('email' in stored) || stored.email !== email)
    return []
  const hidden = 'hidden' in stored ? stored.hidden : null
  return Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === 'string') : []
}

/** Hides a hint for this customer until they sign out (DSH-7, SES-1). */
export function hideHint(email: string, id: string) {
  localArea.write(DISPLAY_KEY, JSON.stringify({ email, hidden: [...new Set([...hiddenHints(email), id])] }))
  notify()
}

/** The ids of the hints that this customer has hidden, separated by spaces. */
export const useHiddenHints = (email: string) =>
  useSyncExternalStore(
    subscribe,
    () => hiddenHints(email).join(' '),
    () => '',
  )
