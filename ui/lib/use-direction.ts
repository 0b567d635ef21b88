import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The page's text direction. Radix needs it as a prop, because it doesn't read it from the document. */
export function useDirection() {
  return useSyncExternalStore(subscribe, read, () => 'ltr' as const)
}
