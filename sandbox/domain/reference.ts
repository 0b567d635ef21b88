/** Without letters and digits that are easily taken for one another, since customers read these out on the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function reference(prefix: 'DEP' | 'WDR', bytes: Uint8Array): string {
  return `${prefix}-${Array.from(bytes.slice(0, 8), (byte) => letters[byte % 32]).join('')}`
}
