export const depositMethodIds = ['bitcoin', 'ethereum', 'usdt'] as const
export type DepositMethodId = (typeof depositMethodIds)[number]

export type DepositMethod = {
  id: DepositMethodId
  /** The name of the address's network. */
  network: string
  /** `null` if none is set up, `{ unreadable: true }` if the server sent something that isn't a string. */
  address: string | null | { unreadable: true }
  /** The address differs from the one shown on the customer's last visit. */
  changed?: boolean
}

/** The method that is open before the customer has chosen one: the one used last, or the only one with an address. */
export function methodAtStart(
  methods: readonly DepositMethod[],
  usedLast: string | null,
): DepositMethodId | null {
  const usable = methods.filter(({ address }) => typeof address === 'string')
  const found = usable.find(({ id }) => id === usedLast) ?? (usable.length === 1 ? usable[0] : undefined)
  return found?.id ?? null
}

export const assets: Record<DepositMethodId, { name: string; asset: string }> = {
  bitcoin: { name: 'Bitcoin', asset: 'Bitcoin (BTC)' },
  ethereum: { name: 'Ethereum', asset: 'Ether (ETH)' },
  usdt: { name: 'USDT', asset: 'Tether (USDT)' },
}
