/** Storage can be switched off or full (C22). What couldn't be written there is kept in memory for as long as the page lives. */
function createArea(open: () => Storage) {
  const memory = new Map<string, string>()

  function remove(key: string) {
    memory.delete(key)
    try {
      open().removeItem(key)
    } catch {
      // Nothing is stored where storage is switched off.
    }
  }

  function read(key: string): string | null {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }

  return {
    read,
    remove,
    write(key: string, value: string) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        // The older value is removed, because a full storage keeps what it has.
        remove(key)
        memory.set(key, value)
      }
    },
    /** The stored JSON; `undefined` where there is none or it can't be parsed. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(read(key) ?? '')
      } catch {
        return undefined
      }
    },
    /** Whether this value would be lost by a reload. */
    isInMemory: (key: string) => memory.has(key),
  }
}

export const localArea = createArea(() => localStorage)
/** Of this tab alone, until it is closed. */
export const tabArea = createArea(() => sessionStorage)
