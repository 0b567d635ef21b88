import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it.each([
  ['TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['bcrt1QSAMPLE', 'bcrt1qsample'],
  ['LTC1QSAMPLE', 'ltc1qsample'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886e0f7030069857d2e4169ee7'],
  ['0XFF', '0xff'],
  ['\t 0xFF\n', '0xff'],
])('CAP-3 the letter case of %j has no meaning: its key is %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

it.each([
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  // Neither hexadecimal nor bech32, whatever they begin with.
  '0xNotHexadecimal',
  'bc1-Sample',
])('CAP-3 %s is its own key, because its letter case may have a meaning', (address) => {
  expect(addressKey(` ${address} `)).toBe(address)
})
