import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { addressNotes, isUnchecked, walletAddress } from './wallet-field.ts'

const test = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const none: { own: string[]; used: string[] } = { own: [], used: [] }
const kinds = (address: string, known = none) =>
  addressNotes(address, known, inEnglish).map(({ kind }) => kind)

describe('WDR-1 the wallet address', () => {
  it('FAIR-6 of a test network is valid in a sandbox, and rejected elsewhere with the name of the network', () => {
    expect(walletAddress(true, [], inEnglish).safeParse(` ${test} `).data).toBe(test)
    expect(walletAddress(false, [], inEnglish).safeParse(test).error?.issues[0]?.message).toContain(
      'Bitcoin test-network address',
    )
  })
  it('is refused if it is the customer’s own deposit address, in any letter case', () => {
    const refused = walletAddress(true, [ether], inEnglish).safeParse(ether.toLowerCase())
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'This is your own deposit address, and a withdrawal cannot be sent to it',
    ])
    expect(walletAddress(true, [ether], inEnglish).safeParse(test).success).toBe(true)
  })
  it('is rejected with the reason', () =>
    expect(walletAddress(true, [], inEnglish).safeParse(`${ether}0`).error?.issues[0]?.message).toContain(
      '42 characters',
    ))
})

describe('WDR-6 an address of a network that we cannot check', () => {
  const litecoin = 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'
  it('is accepted, and has to be confirmed', () => {
    expect(walletAddress(false, [], inEnglish).safeParse(litecoin).data).toBe(litecoin)
    expect(isUnchecked(litecoin)).toBe(true)
    expect(addressNotes(litecoin, none, inEnglish)).toEqual([])
  })
  it('is compared with the ones used before', () =>
    expect(kinds(litecoin, { own: [], used: [`${litecoin.slice(0, -1)}8`] })).toEqual(['look-alike']))
  it('is not one that is recognised, or that has a wrong checksum', () => {
    expect(isUnchecked(test.replace('w508', 'w509'))).toBe(false)
    expect(isUnchecked(test)).toBe(false)
  })
})

describe('the notes on an address', () => {
  it('name its network, and say if it is a test network', () => {
    expect(addressNotes(test, none, inEnglish)[0]?.text).toBe('Bitcoin address, test network')
    expect(addressNotes(ether, none, inEnglish)).toEqual([
      { kind: 'recognised', text: 'Ethereum address', address: ether },
    ])
  })
  it.each([ether.toLowerCase(), `0x${ether.slice(2).toUpperCase()}`, `0x${'1'.repeat(40)}`])(
    'FAIR-7 explain why %s has no checksum',
    (address) =>
      expect(addressNotes(address, none, inEnglish)).toContainEqual({
        kind: 'no-checksum',
        text: 'An Ethereum address has a checksum only if it has both small and capital letters. This one has not, so we can’t detect a typing error in it. Compare every character.',
      }),
  )
  it('say that it is the customer’s own deposit address, in any letter case', () => {
    expect(kinds(ether.toLowerCase(), { own: [ether], used: [] })).toContain('own-deposit')
    expect(kinds(ether, { own: [test], used: [] })).toEqual(['recognised'])
  })
  it('say that it resembles one used before', () => {
    const forged = '0x5aae000000000000000000000000000000000aed'
    const notes = addressNotes(forged, { own: [], used: [test, ether] }, inEnglish)
    expect(notes.at(-1)).toMatchObject({ kind: 'look-alike', usedBefore: ether })
    expect(kinds(ether, { own: [], used: [ether] })).toEqual(['recognised'])
  })
  it('are empty while it is incomplete', () => expect(kinds('0x5aAe')).toEqual([]))
})
