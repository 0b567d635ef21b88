import { expect, it } from 'vitest'
import { wrongNetwork } from './address-network.ts'

const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7'
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

it.each([
  ['bitcoin', ethereum, 'Ethereum', 'Bitcoin'],
  // A wrong digit changes the checksum, not the form.
  ['bitcoin', '0x52908400098527886e0F7030069857D2E4169EE8', 'Ethereum', 'Bitcoin'],
  ['bitcoin', tron, 'Tron', 'Bitcoin'],
  ['ethereum', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'Bitcoin', 'Ethereum'],
  ['tron', ' mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn ', 'Bitcoin', 'Tron'],
])('CAP-3 %s refuses %s', (network, address, found, chosen) => {
  expect(wrongNetwork(network, address)).toBe(`This is an address of ${found}, not of ${chosen}`)
})

it.each([
  ['bitcoin', 'TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX'],
  ['ethereum', ethereum],
  ['tron', tron],
  // Networks that can't be checked refuse nothing (WDR-6).
  ['other', ethereum],
  ['bitcoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
])('CAP-3 %s may have the address %s', (network, address) => {
  expect(wrongNetwork(network, address)).toBeNull()
})
