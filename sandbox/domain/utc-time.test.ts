import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'
import { utcTime } from './utc-time.ts'

it('formats a time for sentences', () => {
  expect(utcTime(new Date('2026-11-04T05:07:59Z'))).toBe('4 November 2026, 05:07 UTC')
})

it.each([
  ['TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886e0f7030069857d2e4169ee7'],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
])('CAP-3 %s is compared as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
