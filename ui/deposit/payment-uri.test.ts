import { expect, it } from 'vitest'
import { paymentUri } from './payment-uri.ts'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it.each([
  [
    'bitcoin',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    true,
    'bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ],
  ['ethereum', ether, true, `ethereum:${ether}@11155111`],
  ['ethereum', ether, false, `ethereum:${ether}@1`],
  ['usdt', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', true, 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'],
  // A token transfer needs the address of the token's contract, which we don't have. An ethereum: link would send ether instead.
  ['usdt', ether, false, ether],
  // A damaged address must not become a link that a wallet could act on.
  [
    'bitcoin',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy',
    true,
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy',
  ],
] as const)(
  'DEP-2 the QR code for %s at %s, test network %s, contains %s',
  (method, address, testNetwork, uri) => expect(paymentUri(method, address, { testNetwork })).toBe(uri),
)
