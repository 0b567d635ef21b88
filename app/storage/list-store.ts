import { localArea } from './browser-storage.ts'

/** What each field of a stored entry may hold. */
export type Rules<Entry> = { [Field in keyof Required<Entry>]: (value: unknown) => boolean }

/** Whether every field of a stored entry follows its rule. */
export const hasValidFields = (entry: unknown, rules: Record<string, (value: unknown) => boolean>) =>
  entry instanceof Object &&
  Object.entries(rules).every(([field, holds]) => holds((entry as Record<string, unknown>)[field]))

/**
 * A list in the browser's storage under one key. Values that this version doesn't understand aren't read (SES-3). Those that a newer release
 * may have written stay stored, because that release needs them.
 */
export function createListStore<Entry>(
  key: string,
  idOf: (entry: Entry) => string,
  isEntry: (value: unknown) => value is Entry,
  /** Whether a newer release may have written a value that isn't an entry here. */
  isForeign: (value: Record<string, unknown>) => boolean,
) {
  function stored(): unknown[] {
    const list = localArea.readJson(key)
    return Array.isArray(list) ? list : []
  }

  const read = () => stored().filter(isEntry)
  const isKept = (value: unknown) => !isEntry(value) && isForeign(Object(value))

  function write(entries: readonly Entry[]) {
    const list = [...entries, ...stored().filter(isKept)]
    if (list.length === 0) localArea.remove(key)
    else localArea.write(key, JSON.stringify(list))
  }

  return {
    read,
    write,
    find: (id: string) => read().find((entry) => idOf(entry) === id),
    remove: (id: string) => write(read().filter((entry) => idOf(entry) !== id)),
  }
}
