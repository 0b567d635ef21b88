export const depositMethodIds = ['bitcoin', 'ethereum', 'usdt'] as const
export type DepositMethodId = (typeof depositMethodIds)[number]

export type DepositMethod = {
  id: DepositMethodId
  /** The name of the address's network. */
  network: string
  /** `null` if none is set up (FAIR-5), `{ unreadable: true }` if the server sent something that isn't a string (C38). */
  address: string | null | { unreadable: true }
  /** The address differs from the one shown on the customer's last visit (C39). */
  changed?: boolean
}

export const assets: Record<DepositMethodId, { name: string; asset: string }> = {
  bitcoin: { name: 'Bitcoin', asset: 'Bitcoin (BTC)' },
  ethereum: { name: 'Ethereum', asset: 'Ether (ETH)' },
  usdt: { name: 'USDT', asset: 'Tether (USDT)' },
}
