/** A list of subscribers, in the form that `useSyncExternalStore` asks for. */
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

/** A value kept outside React. Every `set` notifies its subscribers, also with the same value. */
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
