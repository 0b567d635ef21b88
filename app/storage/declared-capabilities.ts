import { localArea } from './browser-storage.ts'
import { CAPABILITIES_KEY as KEY } from './keys.ts'

/** The names that the backend declared last, or `null` if there are none or it has never answered this browser. */
export function declaredLast(): string[] | null {
  const stored = localArea.readJson(KEY)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : null
}

/** Stores the names for the next visit. Stores nothing if there are none. */
export const keepDeclared = (names: string[]) =>
  names.length > 0 ? localArea.write(KEY, JSON.stringify(names)) : localArea.remove(KEY)
