/** The names of the networks whose addresses have a form of their own. */
const names = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'Tron' } as const
type Named = keyof typeof names

const base58 = '[1-9A-HJ-NP-Za-km-z]'
const forms: Record<Named, RegExp> = {
  bitcoin: new RegExp(`^(?:(?:bc|tb|bcrt|BC|TB|BCRT)1[a-zA-Z0-9]{8,87}|[123mn]${base58}{25,34})$`),
  ethereum: /^0[xX][0-9a-fA-F]{40}$/,
  tron: new RegExp(`^T${base58}{33}$`),
}

const isNamed = (network: string): network is Named => Object.hasOwn(names, network)

/**
 * Why an address can't be one of this network: its form is clearly that of another. `null` if it may be, and for a network without a
 * form of its own. It checks no checksum, so `null` doesn't mean that the address is right.
 */
export function wrongNetwork(network: string, address: string): string | null {
  if (!isNamed(network)) return null
  const found = Object.keys(names)
    .filter(isNamed)
    .find((each) => forms[each].test(address.trim()))
  if (found === undefined || found === network) return null
  return `This is an address of ${names[found]}, not of ${names[network]}`
}
