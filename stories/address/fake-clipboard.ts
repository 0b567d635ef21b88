type Fake = { writes: string[]; restore: () => void }

type Options = {
  refuse?: boolean
  /** Reading is allowed and returns this text. */
  readsBack?: string
  missing?: boolean
}

/** Replaces the clipboard, which tests can't access. Call `restore` afterwards. `writes` has the copied texts. */
export function fakeClipboard({ refuse = false, readsBack, missing = false }: Options = {}): Fake {
  const writes: string[] = []
  const clipboard = {
    writeText: async (text: string) => {
      if (refuse) throw new DOMException('Write permission denied.', 'NotAllowedError')
      writes.push(text)
    },
    readText: async () => readsBack ?? '',
  }
  const permissions = { query: async () => ({ state: readsBack === undefined ? 'denied' : 'granted' }) }
  define('clipboard', missing ? undefined : clipboard)
  define('permissions', permissions)
  return {
    writes,
    restore: () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      Reflect.deleteProperty(navigator, 'permissions')
    },
  }
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })
