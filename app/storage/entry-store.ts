import { localArea } from './browser-storage.ts'

/** Whether a field of an entry is missing, or has this type. */
export const isOptional = (type: string) => (value: unknown) => value === undefined || typeof value === type

/**
 * A list in the browser's storage with one key per entry, so that two tabs that write at the same time don't overwrite each other's
 * entries. Objects that `isEntry` rejects stay stored, because a newer release may have written them.
 */
export function createEntryStore<Entry extends object>(
  prefix: string,
  isEntry: (value: object) => value is Entry,
) {
  const placeOf = (id: string) => prefix + id

  function read(): Entry[] {
    const entries: Entry[] = []
    for (const key of localArea.keys().filter((each) => each.startsWith(prefix))) {
      const value = localArea.readJson(key)
      // No release writes anything but objects (SES-3).
      if (!(value instanceof Object)) localArea.remove(key)
      else if (isEntry(value)) entries.push(value)
    }
    return entries
  }

  return {
    read,
    write: (id: string, entry: Entry) => localArea.write(placeOf(id), JSON.stringify(entry)),
    remove: (id: string) => localArea.remove(placeOf(id)),
    /** Whether a storage event with this key is about these entries. `null`: everything was removed. */
    isAbout: (key: string | null) => key === null || key.startsWith(prefix),
  }
}
