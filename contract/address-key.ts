// Bech32 (Bitcoin, Litecoin) and hexadecimal (Ethereum) addresses are the same in any letter case. All others are case-sensitive.
const caseInsensitive = /^(?:(?:bc|tb|bcrt|ltc)1[a-z0-9]+|0x[0-9a-f]+)$/i

/**
 * Two wallet addresses with the same key are the same destination. Ignores surrounding white space, and letter case where it has no
 * meaning. The sandbox stores keys, so a change of this rule needs a migration.
 */
export function addressKey(address: string): string {
  const trimmed = address.trim()
  return caseInsensitive.test(trimmed) ? trimmed.toLowerCase() : trimmed
}
