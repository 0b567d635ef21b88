import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

// Some strings are in `${}` of `rich` although they aren't elements, so that they stay separate text nodes, as in the stories' pictures.

/* AddressNotes. `network` is a name such as 'Bitcoin'. */

export const networkAddress = ({ network: name }: { network: string }) => `${name} address`
export const testNetworkAddress = ({ network: name }: { network: string }) => `${name} address, test network`
export const noChecksumTitle = () => 'No checksum'
export const noChecksum = () =>
  'An Ethereum address has a checksum only if it has both small and capital letters. This one has not, so we can’t detect a typing error in it. Compare every character.'
export const ownDepositTitle = () => 'Your own deposit address'
export const ownDeposit = () =>
  'This is the address you deposit to here, not a wallet of yours. Enter the address of your own wallet.'
export const lookAlikeTitle = () => 'Compare this address'
export const looksLikeUsed = () =>
  'This address looks like one you used before, but is not the same. Fraudsters make such addresses on purpose.'
/** `label` is the name that the customer gave to the saved address. */
export const looksLikeSaved = ({ label }: { label: string }) =>
  `This address looks like your saved address “${label}”, but is not the same. Fraudsters make such addresses on purpose.`
/** Follows a warning. `address` is the earlier one that the new one looks like. */
export const usedBefore = ({ address }: { address: ReactNode }) => rich`Used before: ${address}`
/** The same, for an address that the customer has saved. */
export const savedAddress = ({ address }: { address: ReactNode }) => rich`Saved: ${address}`

/* AddressQr. `name` is a coin such as 'Bitcoin', `ending` the last four characters of the address. */

export const qrCode = ({ name, ending }: { name: string; ending: string }) =>
  `QR code of the ${name} address that ends in ${ending}. The address stands in text beside it.`
export const holdsAddressOnly = () =>
  'The QR code holds the address only. Enter the amount yourself, then compare the first and the last characters.'
export const enlarge = () => 'Enlarge'
export const savePicture = () => 'Save picture'
export const pictureSaved = () => 'Picture saved'
export const pictureNotSaved = () =>
  'The picture could not be saved. Scan the code on the screen, or copy the address.'

/* CopyAddressRow */

/** Names the button after 'Copy'. */
export const theAddress = ({ name }: { name: string }) => `the ${name} address`
/** Announced to screen readers. `ending` is the last four characters of the address. */
export const addressCopied = ({ name, ending }: { name: string; ending: string }) =>
  `${name} address copied, ends in ${ending}`
/** A label above the address. */
export const toThisAddress = ({ name }: { name: string }) => `To this ${name} address`

/* CopyRow. `what` is 'the Bitcoin address' or another text with its article. */

export const copy = () => 'Copy'
export const copied = () => 'Copied'
export const copyWhat = ({ what }: { what: string }) => `Copy ${what}`
/** Replaces the message above for a moment, and contains the visible 'Copied'. */
export const copyWhatDone = ({ what }: { what: string }) => `Copy ${what}: Copied`
/** What a copied text is, as the word in a message. */
export type CopiedKind = 'address' | 'amount' | 'number' | 'reference'
export const copyFailed = ({ kind }: { kind: CopiedKind }) => `Copy failed. Select the ${kind} and copy it.`
export const selectedForYou = () => 'It is selected for you now.'
export const doNotPaste = () => 'Do not paste what was copied'
export const clipboardChanged = ({ kind }: { kind: CopiedKind }) =>
  rich`The clipboard holds something other than this ${kind}. A program on this device may have changed it. Use another device${kind === 'address' && ', or the QR code'}.`

/* NetworkConfirm. `asset` is a coin with its symbol, such as 'Bitcoin (BTC)'. */

export const sendOnly = ({ asset }: { asset: string }) =>
  rich`Send only ${asset}, and only on this network. Coins sent over another network may be lost for good.`
export const noRealMoney = () => 'This is a sandbox. Don’t send real money.'
export const confirmNetwork = () => 'I will use this network: show the address'

/* OnlyThisNetwork */

/** `symbol` is that of a coin, such as 'BTC'. */
export const onlyOnNetwork = ({ symbol, network: name }: { symbol: string; network: ReactNode }) =>
  rich`Send only ${symbol}, and only on ${name}.`

/* NetworkName */

/** A label before the name of a network. */
export const network = () => 'Network'
/** A badge after the name of a network. */
export const testNetwork = () => 'test network'

/* The network of an address, in a review and in the details of a withdrawal */

export const addressNotChecked = () => 'Wallet address, not checked'
/** `network` is a name such as 'Bitcoin'. */
export const onTestNetwork = ({ network: name }: { network: string }) => `${name} test network`

/* PasteCheck */

export const checkPasted = () => 'Check what I pasted'
export const checkPastedHint = () =>
  'Copy the address back from your wallet into this box. Or compare the first two and the last two groups by eye.'
export const sameAddress = () => 'The same address, every character'
/** An address is shown in groups of four characters. `count` of them differ, written as `wrong`. */
export const otherAddress = ({ wrong, groups }: { count: number; wrong: string; groups: string }) =>
  `Not the same address. Do not send to what you pasted: ${wrong} of its ${groups} groups differ`

/* The field for a wallet address, in a withdrawal and in the address book */

export const walletAddress = () => 'Wallet address'
export const walletAddressHint = () => 'Paste it, then compare it with the one in your wallet.'
export const compareThenTick = () => 'Compare the address, then tick the box'

/* UncheckedAddress */

export const confirmBelow = () => 'This address could not be checked. Compare it, and confirm it below.'
export const couldNotCheck = () => 'We could not check this address'
export const noneWeCheck = () =>
  'We can check addresses of Bitcoin, Ethereum and Tron, and this is none of them.'
export const notTransaction = () => 'Make sure that it is not the ID of a transaction, which looks similar.'
export const compareWithWallet = () =>
  'Compare it with your wallet, character by character: coins sent to a wrong address may be lost for good.'
/** `ending` is the last characters of the address. */
export const haveComparedIt = ({ ending }: { ending: ReactNode }) =>
  rich`I have compared it: it ends in ${ending}`

/* What is wrong with an address. A field shows it without a full stop at its end. */

export const enterAddress = () => 'Enter the wallet address'
/** `start` is the start of a link, such as 'bitcoin:'. */
export const isPaymentLink = ({ start }: { start: string }) =>
  `This is a payment link. Enter the address alone, without "${start}"`
export const removeSpaces = () => 'Remove the spaces and line breaks inside the address'
export const namesNotAccepted = () => 'Names are not accepted. Enter the address itself'
/** Names a tab of the page. */
export const isBankAccount = () =>
  'This is the number of a bank account. Use the tab "Bank transfer" to be paid there'
export const tooShort = ({ length }: { length: number }) =>
  `This is too short for a wallet address: it has ${length} characters`
export const tooLong = () => 'This is too long for a wallet address'
export const notWalletAddress = () => 'This is not a wallet address'
export const otherNetwork = () => 'This is not a Bitcoin, Ethereum or Tron address'
export const ownDepositRefused = () =>
  'This is your own deposit address, and a withdrawal cannot be sent to it'
export const testNetworkRefused = ({ network: name }: { network: string }) =>
  `This is a ${name} test-network address. Real money sent to it may be lost for good. Enter one of the main network`

/** `character` is the first one that is wrong. */
export const etherNeverContains = ({ character }: { character: string }) =>
  `An Ethereum address never contains "${character}"`
export const etherLength = ({ length }: { length: number }) =>
  `An Ethereum address has 42 characters, this one has ${length}`
export const etherStart = () => 'An Ethereum address starts with "0x", with a lowercase x'
export const etherChecksum = () =>
  'This Ethereum address contains a mistake: a character is wrong, or its capital letters were changed'

/* What is wrong with an address of Bitcoin or Tron. `name` is one of the two. */

export const oneCaseOnly = () =>
  'A Bitcoin address of this kind has either no capital letters or only capital letters'
export const kindNeverContains = ({ character }: { character: string }) =>
  `A Bitcoin address of this kind never contains "${character}" after its first part`
export const wrongLength = () => 'This Bitcoin address does not have the right length'
export const neverContains = ({ name, character }: { name: string; character: string }) =>
  `A ${name} address never contains "${character}"`
/** A valid length is `least` to `most` characters, which may be the same number. */
export const kindLength = ({
  name,
  least,
  most,
  length,
}: {
  name: string
  least: number
  most: number
  length: number
}) =>
  `A ${name} address of this kind has ${least === most ? most : `${least} to ${most}`} characters, this one has ${length}`
export const isNoAddress = ({ name }: { name: string }) => `This is not a ${name} address`
export const wrongChecksum = ({ name }: { name: string }) =>
  `This ${name} address contains a mistake: a character is wrong, missing or swapped`
