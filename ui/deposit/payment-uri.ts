import { checkAddress } from '../address/address-check.ts'

const MAINNET = 1
const SEPOLIA = 11155111

/**
 * Returns the content of the QR code: a BIP-21 link for Bitcoin, and an EIP-681 link for Ethereum with the chain id, so that a wallet
 * can reject the wrong chain. For anything else, such as Tron, there is no standard, so it returns the address alone.
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
