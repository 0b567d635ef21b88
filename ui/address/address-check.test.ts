import { assert, base64String, constantFrom, nat, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress } from './address-check.ts'

const bitcoin = { network: 'bitcoin', testNetwork: false, checksum: true }
const bitcoinTest = { ...bitcoin, testNetwork: true }

describe('WDR-1 checks an address by its own checksum', () => {
  it.each([
    // Examples from the standards: BIP-173, BIP-350, the Bitcoin wiki, EIP-55 and Tron's developer documentation.
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', bitcoin],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', bitcoin],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', bitcoin],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', bitcoinTest],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', bitcoinTest],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', bitcoin],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', bitcoin],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', bitcoinTest],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', bitcoinTest],
    [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      { network: 'ethereum', testNetwork: false, checksum: true },
    ],
    [
      '0xde709f2102306220921060314715629080e2fb77',
      { network: 'ethereum', testNetwork: false, checksum: false },
    ],
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', { network: 'tron', testNetwork: false, checksum: true }],
    ['  TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf\n', { network: 'tron', testNetwork: false, checksum: true }],
  ])('accepts %s', (address, found) => expect(checkAddress(address)).toEqual(found))

  it.each([
    ['', 'Enter the wallet address'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'The checksum of this Bitcoin address does not match'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb', 'never contains "b"'],
    ['bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'small letters only, or capitals only'],
    // Invalid examples from BIP-350: version 1 with a bech32 checksum, and version 0 with bech32m.
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
    ['bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'checksum'],
    ['bc1pw5dgrnzv', 'right length'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'The checksum of this Bitcoin address does not match'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV0l', 'A Bitcoin address never contains "0"'],
    ['1BvBMSEYstWetq', 'A Bitcoin address of this kind has 26 to 35 characters, this one has 14'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'The checksum of this Ethereum address does not match'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'An Ethereum address has 42 characters, this one has 41'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'An Ethereum address never contains "g"'],
    ['0XDE709F2102306220921060314715629080E2FB77', 'starts with a small "0x"'],
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBg', 'The checksum of this Tron address does not match'],
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5', 'A Tron address of this kind has 34 characters, this one has 28'],
    ['bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'without "bitcoin:"'],
    ['tb1q w508 d6qe', 'Remove the spaces'],
    ['sample.eth', 'Names are not accepted'],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'not a Bitcoin, Ethereum or Tron address'],
    ['my savings', 'Remove the spaces'],
    ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'not a Bitcoin, Ethereum or Tron address'],
  ])('rejects %s', (address, problem) => expect(checkAddress(address).problem).toContain(problem))

  const samples = [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  ]
  it('detects any single changed character in an address with a checksum', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const slip = tuple(constantFrom(...samples), nat(), constantFrom(...letters.split('')))
    assert(
      property(slip, ([address, at, letter]) => {
        const index = at % address.length
        const changed = address.slice(0, index) + letter + address.slice(index + 1)
        expect(changed === address || checkAddress(changed).problem !== undefined).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws, whatever the input', () => {
    assert(property(string({ unit: 'binary' }), (text) => void expect(checkAddress(text)).toBeDefined()))
    const near = tuple(constantFrom('bc1', 'tb1p', '0x', 'T', '1', '3'), base64String({ maxLength: 100 }))
    assert(property(near, ([start, rest]) => void expect(checkAddress(start + rest)).toBeDefined()))
  })
})
