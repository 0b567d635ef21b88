import { useSyncExternalStore } from 'react'
import { watchMedia } from '../lib/store.ts'

const QUERY = '(prefers-reduced-motion: reduce)'

const subscribe = watchMedia(QUERY)

/** Whether the visitor asked the system for less motion. */
export function useReducedMotion() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
