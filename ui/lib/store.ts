/** For `useSyncExternalStore`, if the value differs only between server and browser. */
export const neverChanges = () => () => {}

/** Calls back when an attribute of the page's root element changes. For `useSyncExternalStore`. */
export const watchAttribute = (name: string) => (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [name] })
  return () => observer.disconnect()
}

/** Calls back when a media query begins or ceases to apply. For `useSyncExternalStore`. */
export const watchMedia = (query: string) => (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** A list of subscribers for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value outside React. Every `set` notifies the subscribers, even if the value is the same. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const { notify, subscribe } = createListeners()
  return {
    subscribe,
    get: () => value,
    set(next: Value) {
      value = next
      notify()
    },
  }
}
