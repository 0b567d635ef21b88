import { isIban } from '#contract/iban.ts'
import { WALLET_LENGTH } from '#contract/orders.ts'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

export const networkNames = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'Tron' } as const
export type AddressNetwork = keyof typeof networkNames

export type AddressCheck =
  | {
      network: AddressNetwork
      /** `true` only if the address shows it. Ethereum and most Tron addresses look the same on every network. */
      testNetwork: boolean
      /** `false` if the address has no checksum, so that a typing error can't be detected. */
      checksum: boolean
      problem?: never
      unchecked?: never
    }
  | {
      /** What is wrong, as a message. */
      problem: (t: Translate) => string
      /** It may be an address of a network that we can't check. */
      unchecked?: boolean
      network?: never
      testNetwork?: never
      checksum?: never
    }

/**
 * Returns the network of an address, or a problem to show to the customer. `unchecked` marks a text that may be an address of another
 * network, so that the caller decides. Ignores surrounding white space and corrects nothing.
 */
export function checkAddress(text: string): AddressCheck {
  const address = text.trim()
  if (address === '') return { problem: (t) => t(m.enterAddress) }
  const scheme = /^(bitcoin|ethereum|tron):/i.exec(address)
  if (scheme) return { problem: (t) => t(m.isPaymentLink, { start: scheme[0] }) }
  if (/\s/.test(address)) return { problem: (t) => t(m.removeSpaces) }
  if (/\.[a-z]+$/i.test(address)) return { problem: (t) => t(m.namesNotAccepted) }
  if (isIban(address)) return { problem: (t) => t(m.isBankAccount) }
  if (/^0x/i.test(address) && !longHash.test(address)) return ethereum(address)
  if (/^(bc|tb|bcrt)1/i.test(address)) return segwit(address)
  const name = base58Name(address)
  return name === null ? unchecked(address) : base58(address, name)
}

// 32 bytes as hexadecimal digits: an address on some networks. One or two zeros at the start may be missing.
const longHash = /^(0x)?[0-9a-f]{62,64}$/i

/** Whether the text may also be the ID of a transaction, which has the same format. */
export const mayBeTransactionId = (address: string) => longHash.test(address.trim())

const plausible = /^[a-z0-9][a-z0-9:_-]+$/i

/** An address has digits and letters. A seed phrase has no digits, and must not be accepted here. */
function unchecked(address: string): AddressCheck {
  if (address.length < WALLET_LENGTH.least)
    return { problem: (t) => t(m.tooShort, { length: address.length }) }
  if (address.length > WALLET_LENGTH.most) return { problem: (t) => t(m.tooLong) }
  if (!plausible.test(address) || !/\d/.test(address) || !/[a-z]/i.test(address))
    return { problem: (t) => t(m.notWalletAddress) }
  return { problem: (t) => t(m.otherNetwork), unchecked: true }
}

function ethereum(address: string): AddressCheck {
  const digits = address.slice(2)
  const wrong = /[^0-9a-f]/i.exec(digits)
  if (wrong) return { problem: (t) => t(m.etherNeverContains, { character: wrong[0] }) }
  if (digits.length !== 40) return { problem: (t) => t(m.etherLength, { length: address.length }) }
  if (!address.startsWith('0x')) return { problem: (t) => t(m.etherStart) }
  const checksum = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (checksum && digits !== withCapitals(digits)) return { problem: (t) => t(m.etherChecksum) }
  return { network: 'ethereum', testNetwork: false, checksum }
}

/** The checksum of EIP-55: a letter is a capital if the hash of the lower-case address has 8 or more at the same position. */
function withCapitals(digits: string): string {
  const small = digits.toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(small))
  return Array.from(small, (digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 ? byte & 15 : byte >> 4) >= 8 ? digit.toUpperCase() : digit
  }).join('')
}

const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** Version 0 has a bech32 checksum (BIP-173), every later version a bech32m checksum (BIP-350). */
function segwit(address: string): AddressCheck {
  if (address !== address.toLowerCase() && address !== address.toUpperCase())
    return { problem: (t) => t(m.oneCaseOnly) }
  const small = address.toLowerCase()
  const data = small.slice(small.indexOf('1') + 1)
  const wrong = Array.from(data).find((letter) => !bech32Letters.includes(letter))
  if (wrong) return { problem: (t) => t(m.kindNeverContains, { character: wrong }) }
  const version = bech32Letters.indexOf(data[0] ?? '')
  const coder = version === 0 ? bech32 : bech32m
  const decoded = coder.decodeUnsafe(small)
  if (!decoded) return { problem: (t) => t(m.wrongChecksum, { name: 'Bitcoin' }) }
  const program = coder.fromWordsUnsafe(decoded.words.slice(1))
  const size = program ? program.length : 0
  const fits = version === 0 ? size === 20 || size === 32 : version === 1 ? size === 32 : size >= 2
  if (!fits || size > 40 || version > 16) return { problem: (t) => t(m.wrongLength) }
  return { network: 'bitcoin', testNetwork: decoded.prefix !== 'bc', checksum: true }
}

const base58check = createBase58check(sha256)

const versions: Record<number, [AddressNetwork, 'main' | 'test']> = {
  0x00: ['bitcoin', 'main'],
  0x05: ['bitcoin', 'main'],
  0x6f: ['bitcoin', 'test'],
  0xc4: ['bitcoin', 'test'],
  0x41: ['tron', 'main'],
  0xa0: ['tron', 'test'],
}

/**
 * The network of a base58 address, by its prefix and length. Addresses of other networks that start the same way have
 * 40 characters or more, or contain characters outside base58.
 */
function base58Name(address: string): 'Tron' | 'Bitcoin' | null {
  if (address.length >= 40 || /[:_-]/.test(address)) return null
  return address.startsWith('T') ? 'Tron' : /^[123mn]/.test(address) ? 'Bitcoin' : null
}

function base58(address: string, name: 'Tron' | 'Bitcoin'): AddressCheck {
  const wrong = /[^1-9A-HJ-NP-Za-km-z]/.exec(address)
  if (wrong) return { problem: (t) => t(m.neverContains, { name, character: wrong[0] }) }
  const [least, most] = name === 'Tron' ? [34, 34] : [26, 35]
  if (address.length < least || address.length > most)
    return { problem: (t) => t(m.kindLength, { name, least, most, length: address.length }) }
  let payload: Uint8Array
  try {
    payload = base58check.decode(address)
  } catch {
    return { problem: (t) => t(m.wrongChecksum, { name }) }
  }
  const known = versions[payload[0] ?? -1]
  if (!known || payload.length !== 21) return { problem: (t) => t(m.isNoAddress, { name }) }
  return { network: known[0], testNetwork: known[1] === 'test', checksum: true }
}
