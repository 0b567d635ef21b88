/** Wraps a storage that may be switched off or full (C22). Values that can't be written are kept in memory until the page closes. */
function createArea(open: () => Storage) {
  const memory = new Map<string, string>()

  function remove(key: string) {
    memory.delete(key)
    try {
      open().removeItem(key)
    } catch {
      // Storage is switched off, so there is nothing to remove.
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

  function keys(): string[] {
    try {
      return [...new Set([...Object.keys(open()), ...memory.keys()])]
    } catch {
      return [...memory.keys()]
    }
  }

  return {
    read,
    remove,
    keys,
    write(key: string, value: string) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        // A full storage keeps the older value, which must not return after a reload.
        remove(key)
        memory.set(key, value)
      }
    },
    /** Only causes a `storage` event in the other tabs. There is none if storage is switched off or full. */
    signal(key: string) {
      try {
        open().setItem(key, 'true')
        open().removeItem(key)
      } catch {
        // Callers can't rely on the event.
      }
    },
    /** The parsed value. `undefined`: nothing is stored, or it isn't JSON. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(read(key) ?? '')
      } catch {
        return undefined
      }
    },
    /** Whether a reload would lose this value. */
    isInMemory: (key: string) => memory.has(key),
  }
}

export const localArea = createArea(() => localStorage)
/** Belongs to this tab and lasts until it is closed. */
export const tabArea = createArea(() => sessionStorage)
