// Bech32 (Bitcoin) and hexadecimal (Ethereum) addresses are the same in any letter case. All others are compared as they are.
const caseless = /^(?:(?:bc|tb|bcrt|ltc)1[a-z0-9]+|0x[0-9a-f]+)$/i

/** The form in which two wallet addresses are compared. */
export const addressKey = (address: string) => (caseless.test(address) ? address.toLowerCase() : address)
