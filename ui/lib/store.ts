/** For `useSyncExternalStore`, if the value differs only between server and browser. */
export const neverChanges = () => () => {}

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
