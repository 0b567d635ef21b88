/** Letters and digits that are hard to confuse, because customers read references out over the phone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a reference such as `DEP-7K2M9QXD` from at least eight random bytes. */
export function reference(prefix: 'DEP' | 'WDR', bytes: Uint8Array): string {
  return `${prefix}-${Array.from(bytes.slice(0, 8), (byte) => letters[byte % 32]).join('')}`
}
