import { useSyncExternalStore } from 'react'
import { watchAttribute } from './store.ts'

const subscribe = watchAttribute('dir')

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The page's text direction. Radix needs it as a prop, because it doesn't read it from the document. */
export function useDirection() {
  return useSyncExternalStore(subscribe, read, () => 'ltr' as const)
}
