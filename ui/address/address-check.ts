import { isIban } from '#contract/iban.ts'
import { WALLET_LENGTH } from '#contract/orders.ts'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

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
      problem: string
      /** It may be an address of a network that we can't check (WDR-6). */
      unchecked?: boolean
      network?: never
      testNetwork?: never
      checksum?: never
    }

/**
 * Returns the network of an address, or a problem to show to the customer. `unchecked` marks what may be an address of another
 * network, so that the caller decides. Ignores surrounding white space and corrects nothing.
 */
export function checkAddress(text: string): AddressCheck {
  const address = text.trim()
  if (address === '') return { problem: 'Enter the wallet address' }
  const scheme = /^(bitcoin|ethereum|tron):/i.exec(address)
  if (scheme) return { problem: `This is a payment link. Enter the address alone, without "${scheme[0]}"` }
  if (/\s/.test(address)) return { problem: 'Remove the spaces and line breaks inside the address' }
  if (/\.[a-z]+$/i.test(address)) return { problem: 'Names are not accepted. Enter the address itself' }
  if (isIban(address))
    return { problem: 'This is the number of a bank account. Use the tab "Bank transfer" to be paid there' }
  if (/^0x/i.test(address) && !longHash.test(address)) return ethereum(address)
  if (/^(bc|tb|bcrt)1/i.test(address)) return segwit(address)
  const name = base58Name(address)
  return name === null ? unchecked(address) : base58(address, name)
}

// 32 bytes as hexadecimal digits: an address on some networks. One or two zeros at the start may be missing.
const longHash = /^(0x)?[0-9a-f]{62,64}$/i

/** Whether the text may also be the ID of a transaction: those have the same form. */
export const mayBeTransactionId = (address: string) => longHash.test(address.trim())

const plausible = /^[a-z0-9][a-z0-9:_-]+$/i

/** An address has digits and letters. A seed phrase has no digits, and must not be accepted here. */
function unchecked(address: string): AddressCheck {
  if (address.length < WALLET_LENGTH.least)
    return { problem: `This is too short for a wallet address: it has ${address.length} characters` }
  if (address.length > WALLET_LENGTH.most) return { problem: 'This is too long for a wallet address' }
  if (!plausible.test(address) || !/\d/.test(address) || !/[a-z]/i.test(address))
    return { problem: 'This is not a wallet address' }
  return { problem: 'This is not a Bitcoin, Ethereum or Tron address', unchecked: true }
}

function ethereum(address: string): AddressCheck {
  const digits = address.slice(2)
  const wrong = /[^0-9a-f]/i.exec(digits)
  if (wrong) return { problem: `An Ethereum address never contains "${wrong[0]}"` }
  if (digits.length !== 40)
    return { problem: `An Ethereum address has 42 characters, this one has ${address.length}` }
  if (!address.startsWith('0x'))
    return { problem: 'An Ethereum address starts with "0x", with a lowercase x' }
  const checksum = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (checksum && digits !== withCapitals(digits))
    return {
      problem:
        'The checksum of this Ethereum address does not match: a character is wrong, or its capital letters were changed',
    }
  return { network: 'ethereum', testNetwork: false, checksum }
}

/** The checksum of EIP-55: a letter is a capital if the hash of the lower-case address has 8 or more at its place. */
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
    return { problem: 'A Bitcoin address of this kind has either no capital letters or only capital letters' }
  const small = address.toLowerCase()
  const data = small.slice(small.indexOf('1') + 1)
  const wrong = Array.from(data).find((letter) => !bech32Letters.includes(letter))
  if (wrong)
    return { problem: `A Bitcoin address of this kind never contains "${wrong}" after its first part` }
  const version = bech32Letters.indexOf(data[0] ?? '')
  const coder = version === 0 ? bech32 : bech32m
  const decoded = coder.decodeUnsafe(small)
  if (!decoded) return { problem: checksumProblem('Bitcoin') }
  const program = coder.fromWordsUnsafe(decoded.words.slice(1))
  const size = program ? program.length : 0
  const fits = version === 0 ? size === 20 || size === 32 : version === 1 ? size === 32 : size >= 2
  if (!fits || size > 40 || version > 16)
    return { problem: 'This Bitcoin address does not have the right length' }
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
 * The network that a base58 address belongs to by its start and its length. Addresses of other networks that start the same way have
 * 40 characters or more, or contain what base58 doesn't have.
 */
function base58Name(address: string): 'Tron' | 'Bitcoin' | null {
  if (address.length >= 40 || /[:_-]/.test(address)) return null
  return address.startsWith('T') ? 'Tron' : /^[123mn]/.test(address) ? 'Bitcoin' : null
}

function base58(address: string, name: 'Tron' | 'Bitcoin'): AddressCheck {
  const wrong = /[^1-9A-HJ-NP-Za-km-z]/.exec(address)
  if (wrong) return { problem: `A ${name} address never contains "${wrong[0]}"` }
  const [least, most, size] = name === 'Tron' ? [34, 34, '34'] : [26, 35, '26 to 35']
  if (address.length < least || address.length > most)
    return {
      problem: `A ${name} address of this kind has ${size} characters, this one has ${address.length}`,
    }
  let payload: Uint8Array
  try {
    payload = base58check.decode(address)
  } catch {
    return { problem: checksumProblem(name) }
  }
  const known = versions[payload[0] ?? -1]
  if (!known || payload.length !== 21) return { problem: `This is not a ${name} address` }
  return { network: known[0], testNetwork: known[1] === 'test', checksum: true }
}

const checksumProblem = (name: string) =>
  `The checksum of this ${name} address does not match: a character is wrong, missing or swapped`
