/** Letters and digits that are hard to confuse, because customers read references out over the phone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function reference(prefix: 'DEP' | 'WDR', bytes: Uint8Array): string {
  return `${prefix}-${Array.from(bytes.slice(0, 8), (byte) => letters[byte % 32]).join('')}`
}
