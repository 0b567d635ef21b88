import { expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { labelOf, networkLabel, waitsUntil } from './saved-address-labels.ts'

const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const usableFrom = '2026-03-04T12:34:00Z'
const from = Date.parse(usableFrom)

it.each([
  ['bitcoin', address, 'Bitcoin test network'],
  ['tron', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'Tron'],
  ['other', 'addr1sample', 'Other network'],
  ['solana', 'addr1sample', 'solana'],
  [null, 'addr1sample', 'Unknown network'],
])('CAP-3 names the network %s of %s', (network, of, words) => {
  expect(networkLabel({ network, address: of }, inEnglish)).toBe(words)
})

it('CAP-3 an address waits until the exact second from which it is usable', () => {
  expect(waitsUntil({ usableFrom }, from - 1000)).toBe(from)
  expect(waitsUntil({ usableFrom }, from)).toBeNull()
})

it('CAP-3 an unreadable time never counts as being in the future', () => {
  expect(waitsUntil({ usableFrom: null }, 0)).toBeNull()
})

it('CAP-3 an address without a name is shown by its first and last characters', () => {
  expect(labelOf({ label: 'My wallet', address })).toBe('My wallet')
  expect(labelOf({ label: ' ', address })).toBe('tb1qw5…xpjzsx')
})
