import { expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { networkInWords } from './network-in-words.ts'

it.each([
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'Bitcoin test network'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Ethereum'],
  ['addr-of-another-network-1234567890', 'Wallet address, not checked'],
])('WDR-4 the network of %s is called %s', (address, words) =>
  expect(networkInWords(address, inEnglish)).toBe(words),
)
