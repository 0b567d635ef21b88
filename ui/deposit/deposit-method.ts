export const depositMethodIds = ['bitcoin', 'ethereum', 'usdt'] as const
export type DepositMethodId = (typeof depositMethodIds)[number]

export type DepositMethod = {
  id: DepositMethodId
  /** The name of the network that the address is on. */
  network: string
  /** `null`: none is set up (FAIR-5). `unreadable`: the server sent something that is no text (C38). */
  address: string | null | { unreadable: true }
  /** The address is another one than when the customer was last here (C39). */
  changed?: boolean
}

export const assets: Record<DepositMethodId, { name: string; asset: string }> = {
  bitcoin: { name: 'Bitcoin', asset: 'Bitcoin (BTC)' },
  ethereum: { name: 'Ethereum', asset: 'Ether (ETH)' },
  usdt: { name: 'USDT', asset: 'Tether (USDT)' },
}
