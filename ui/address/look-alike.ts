import { addressKey } from '#contract/address-key.ts'

const withoutStart = (address: string) => address.replace(/^(0x|bc1[a-z]|tb1[a-z]|[123mnT])/i, '')

/** Whether two addresses are the same destination. An empty one is none: an account may have no deposit address yet. */
export const isSameAddress = (one: string, other: string) =>
  addressKey(one) !== '' && addressKey(one) === addressKey(other)

/**
 * Returns the known address that this one could be confused with. Forged addresses share the start and end with a real one, because
 * people compare only those. A typing error changes one or two characters.
 */
export function findLookAlike(address: string, known: readonly string[]): string | undefined {
  if (known.some((other) => isSameAddress(address, other))) return undefined
  const bare = withoutStart(addressKey(address))
  if (bare.length < 12) return undefined
  return known.find((other) => {
    const otherBare = withoutStart(addressKey(other))
    const sameEnds = bare.slice(0, 3) === otherBare.slice(0, 3) && bare.slice(-3) === otherBare.slice(-3)
    const sameEnd = bare.slice(-6) === otherBare.slice(-6) || bare.slice(0, 6) === otherBare.slice(0, 6)
    return sameEnds || sameEnd || differences(bare, otherBare) <= 2
  })
}

function differences(one: string, other: string): number {
  if (one.length !== other.length) return Infinity
  return Array.from(one).filter((letter, index) => letter !== other[index]).length
}

/** Splits `address` into groups of four characters, and says for each whether `other` has the same characters there. */
export function compareGroups(address: string, other: string): { group: string; same: boolean }[] {
  const groups = address.match(/.{1,4}/gu) ?? []
  return groups.map((group, index) => {
    const last = index === groups.length - 1
    const there = last ? other.slice(index * 4) : other.slice(index * 4, index * 4 + 4)
    return {
      group,
      same: addressKey(`${address.slice(0, 3)}${group}`) === addressKey(`${address.slice(0, 3)}${there}`),
    }
  })
}
