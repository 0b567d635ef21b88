import { checkAddress } from '../address/address-check.ts'

const MAINNET = 1
const SEPOLIA = 11155111

/**
 * What the QR code says. Bitcoin: BIP-21. Ethereum: EIP-681 with the chain, so that a wallet can refuse the wrong one.
 * Anything else, Tron among it, has no agreed form, and is the address alone.
 * https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki https://eips.ethereum.org/EIPS/eip-681
 */
export function paymentUri(
  method: 'bitcoin' | 'ethereum' | 'usdt',
  address: string,
  { testNetwork }: { testNetwork: boolean },
): string {
  const { network } = checkAddress(address)
  if (method === 'bitcoin' && network === 'bitcoin') return `bitcoin:${address}`
  if (method === 'ethereum' && network === 'ethereum')
    return `ethereum:${address}@${testNetwork ? SEPOLIA : MAINNET}`
  return address
}
