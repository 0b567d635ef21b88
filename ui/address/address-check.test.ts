import { bech32, bech32m } from '@scure/base'
import { assert, base64String, constantFrom, nat, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { checkAddress, mayBeTransactionId } from './address-check.ts'

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
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'This Bitcoin address contains a mistake'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb', 'never contains "b"'],
    ['bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'either no capital letters or only capital letters'],
    // Invalid examples from BIP-350: version 1 with a bech32 checksum, and version 0 with bech32m.
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'contains a mistake'],
    ['bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'contains a mistake'],
    ['bc1pw5dgrnzv', 'right length'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'This Bitcoin address contains a mistake'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV0l', 'A Bitcoin address never contains "0"'],
    ['1BvBMSEYstWetq', 'A Bitcoin address of this kind has 26 to 35 characters, this one has 14'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'This Ethereum address contains a mistake'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'An Ethereum address has 42 characters, this one has 41'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'An Ethereum address never contains "g"'],
    ['0XDE709F2102306220921060314715629080E2FB77', 'starts with "0x", with a lowercase x'],
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBg', 'This Tron address contains a mistake'],
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5', 'A Tron address of this kind has 34 characters, this one has 28'],
    ['bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'without "bitcoin:"'],
    ['tb1q w508 d6qe', 'Remove the spaces'],
    ['sample.eth', 'Names are not accepted'],
    ['my savings', 'Remove the spaces'],
    ['my-savings-2026', 'too short for a wallet address: it has 15 characters'],
    ['a'.repeat(60) + '1'.repeat(61), 'too long'],
    ['DE89370400440532013000', 'the number of a bank account'],
    // A seed phrase must never leave the device through this field.
    ['sample-boat-ocean-wave-north-coast', 'This is not a wallet address'],
    ['12345678901234567890123', 'A Bitcoin address never contains "0"'],
    ['98765432109876543210987', 'This is not a wallet address'],
    ['someone2026@sample.test.example', 'Names are not accepted'],
    ['someone2026@sample0000000000', 'This is not a wallet address'],
  ])('rejects %s', (address, problem) =>
    expect(checkAddress(address).problem?.(inEnglish)).toContain(problem),
  )

  it.each([
    // Examples from the documentation of Litecoin, Dogecoin, Solana, XRP, Stellar, Cardano, TON, Polkadot, Bitcoin Cash and Sui.
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
    'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
    'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    '0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331',
  ])('WDR-6 leaves it to the caller whether an address of another network is accepted: %s', (address) => {
    const { problem, unchecked } = checkAddress(address)
    expect(problem?.(inEnglish)).toBe('This is not a Bitcoin, Ethereum or Tron address')
    expect(unchecked).toBe(true)
  })
  it('WDR-6 recognises addresses that may be the ID of a transaction', () => {
    expect(mayBeTransactionId(`0x${'a1'.repeat(32)}`)).toBe(true)
    expect(mayBeTransactionId('a1'.repeat(32))).toBe(true)
    expect(mayBeTransactionId('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9')).toBe(false)
  })

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

/** A Bitcoin address of this version and number of bytes. */
const segwit = (version: number, bytes: number) => {
  const coder = version === 0 ? bech32 : bech32m
  return coder.encode('bc', [version, ...coder.toWords(new Uint8Array(bytes).fill(7))])
}

it.each([
  [0, 19, false],
  [0, 20, true],
  [0, 21, false],
  [0, 32, true],
  [1, 20, false],
  [1, 31, false],
  [1, 32, true],
  [1, 33, false],
  [2, 1, false],
  [2, 2, true],
  [2, 40, true],
  [2, 41, false],
  [16, 32, true],
  [17, 32, false],
])('WDR-1 a Bitcoin address of version %i with %i bytes is valid: %s', (version, bytes, valid) => {
  const problem = checkAddress(segwit(version, bytes)).problem?.(inEnglish) ?? 'valid'
  expect(problem).toContain(valid ? 'valid' : 'right length')
})
