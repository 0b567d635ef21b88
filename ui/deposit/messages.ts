import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

/* DepositAmountForm */

/** `currency` is a code such as 'USD'. */
export const amountIn = ({ currency }: { currency: string }) => `Amount in ${currency}`
/** `from` is an amount such as '$500.00'. A button with the next message follows. */
export const planStartsAt = ({ plan, from }: { plan: string; from: string }) =>
  rich`${plan} starts at ${from}.`
export const enterThisAmount = ({ amount }: { amount: string }) => rich`Use ${amount}`
/** `amount` is the typed amount, and `from` the lowest amount of the plan, both formatted. */
export const lessThanPlan = ({ amount, plan, from }: { amount: string; plan: string; from: string }) =>
  `${amount} is less than the ${from} that ${plan} starts at.`
export const makeDeposit = () => 'Make Deposit'

/* WhatHappens */

export const whatHappens = () => 'What happens'
export const whenNow = () => 'Now'
export const enterAmount = () => 'You enter an amount. Nothing is sent or recorded.'
export const whenNext = () => 'Next'
export const chooseCoin = () =>
  'You choose a coin and confirm its network, and see the address to send it to.'
export const whenThen = () => 'Then'
export const sendCoin = () => 'You send the coin from your own wallet and tell us.'
export const whenLast = () => 'After that'
export const showsAsPending = () => 'It shows as pending until it has arrived and we have confirmed it.'
/** Once the deposit is recorded, with the next four messages. */
export const whatHappensNext = () => 'What happens next'
export const recordedNow = () => 'Your deposit is recorded as pending.'
export const transferArrives = () => 'Your transfer arrives. How long that takes depends on the network.'
/** `currency` is a name such as 'US dollars'. */
export const weConfirm = ({ currency }: { currency: string }) =>
  `We confirm it and set its value in ${currency}, which may differ from the amount you entered.`
export const countsInTotal = () =>
  'It counts in Total Deposits, and the history shows it as approved. If we can’t confirm it, the history says so.'

/* DepositStepBar */

/** `name` is one of the names below. */
export const stepOfTwo = ({ number, name }: { number: number; name: string }) =>
  rich`Step ${number} of 2: ${name}`
/** The name of the first step. */
export const amountStep = () => 'amount'
/** The name of the second step. */
export const transferStep = () => 'transfer'
/** Follows the name of a completed step, for screen readers. */
export const stepDone = () => ', done'

/* DepositSummary, WhatYouCanWithdraw */

export const onlyProfit = () => 'Only trade profit can be withdrawn. The deposit itself cannot.'

/* DepositSummary */

export const yourDeposit = () => 'Your deposit'
export const amountLabel = () => 'Amount'
export const chosenPlan = () => 'Plan you chose'
export const youSend = () => 'You send'
/** Instead of the message above, once the customer has reported the deposit. */
export const youReported = () => 'You reported'
export const notEntered = () => 'Not entered yet'
export const chosenLater = () => 'Chosen in step 2'
export const notChosen = () => 'Not chosen yet'
/** The customer has to confirm the network of the coin that is open. */
export const notConfirmed = () => 'Not confirmed yet'
export const networkLabel = () => 'Network'
export const keptInBrowser = () =>
  'Amount, coin and step are kept in this browser until you sign out. You can switch to your wallet app and come back.'
/** An amount of a coin, with its symbol. */
export const aboutAmount = ({ amount }: { amount: ReactNode }) => rich`About ${amount}`
export const availableNow = ({ amount }: { amount: ReactNode }) => rich`You have ${amount} available now.`
/** `percent` is written with its sign, such as '2.5%'. */
export const laterFee = ({ percent }: { percent: string }) => `A later withdrawal costs a fee of ${percent}.`

/* WhatYouCanWithdraw */

export const whatYouCanWithdraw = () => 'What you can withdraw'
export const availableLabel = () => 'Available to withdraw now'
export const withdrawalFee = () => 'Withdrawal fee'
export const percentOfAmount = ({ percent }: { percent: ReactNode }) => rich`${percent} of the amount`
export const minimumProfit = () => 'Minimum profit'
export const unknownAskSupport = () => 'Unknown, ask support'
export const minimumExplained = () =>
  'Your trade profit must also reach a minimum before you can withdraw. We decide whether it is high enough. The minimum isn’t shown on this site. Ask support what it is before you deposit.'
export const figureUnreadable = () => 'One of the figures could not be read.'
export const canLoseAll = () => 'You can lose all the money you invest. Then there is no profit to withdraw.'
export const loadingFigures = () => 'Loading what you can withdraw'
export const couldNotLoadFigures = () => 'These figures could not be loaded'

/* DepositMethods */

export const loadingAddresses = () => 'Loading your deposit addresses'
export const addressUnavailable = () => 'Address unavailable. Do not send funds.'
export const noAddress = () => 'No deposit address is set up for this method yet. Contact support.'

type MethodNote = {
  /** The symbol of the coin, such as `BTC`. */
  symbol: string
  /** `null` while the question about it, which names it, is open below. */
  network: string | null
  /** The customer has confirmed the network, or used the method for the last deposit. */
  state: 'confirmed' | 'usedLast' | null
}
const methodStates = { confirmed: ', confirmed by you', usedLast: ', used last time' }
/** Below the name of a method. */
export const methodNote = ({ symbol, network, state }: MethodNote) =>
  `${symbol}${network === null ? '' : ` on ${network}`}${state === null ? '' : methodStates[state]}`

/** On a phone, shows the methods that are hidden while the address of one is shown. */
export const anotherCoin = () => 'Another coin'

/* DepositAddress */

export const doNotSend = () => 'Do not send funds to this address'
export const addressOfTestNetwork = () =>
  'It belongs to a test network. Real money sent to it may be lost for good.'
export const addressOfOtherNetwork = () => 'It does not belong to the test network named above.'
export const contactSupport = () => 'Contact support.'
export const addressChanged = () => 'This address changed since your last visit'
export const askBeforeSending = () => 'If nobody told you why, ask support before you send anything.'
export const compareAddress = () => 'Compare the address you pasted'

/* SendAmount. `symbol` is that of a coin, such as `BTC`. */

export const loadingPrice = () => 'Loading the price'
/** `name` is that of a coin, such as 'Bitcoin'. The message `walletCanConvert` follows. */
export const onlySamplePrice = ({ name }: { name: string }) =>
  `We have only a sample price for ${name}, not a market price.`
export const noPrice = ({ name }: { name: string }) => `We have no price for ${name} at the moment.`
export const walletCanConvert = () => 'Your wallet app can work out the amount.'
export const sendAbout = () => 'Send about'
/** Instead of the message above, once the customer has reported the deposit. */
export const reportedAbout = () => 'The deposit you reported is about'
/** What the copy button copies. */
export const theAmount = ({ symbol }: { symbol: string }) => `the amount in ${symbol}`
export const amountCopied = ({ symbol }: { symbol: string }) => `Amount in ${symbol} copied`
export const showAmountsFirst = () => 'Amounts are hidden. Show amounts to copy this one.'
/** Below the amount to send. */
export const atSamplePrice = ({ price }: { price: string }) =>
  `at ${price}. Sample price, not a market price.`
/** Below the amount to send. `time`: a time of day, or a date and a time. */
export const atListedPrice = ({ price, time }: { price: string; time: string }) =>
  `at ${price}, CoinGecko ${time}; it changes until your transfer arrives.`
/** The same if the backend doesn't name the source of its prices. */
export const atPlatformPrice = ({ price, time }: { price: string; time: string }) =>
  `at ${price}, the platform’s price ${time}; it changes until your transfer arrives.`
export const roundedDown = ({ decimals }: { decimals: number }) => `Rounded down to ${decimals} decimals.`

/* DepositReceipt */

export const whenYouHaveSent = () => 'When you have sent it'
/** Instead of the message above, once the customer has reported the deposit. */
export const receiptByEmail = () => 'Receipt by email'
/** `currency` is a name such as 'US dollars'. */
export const whenItCounts = ({ currency }: { currency: string }) =>
  `The deposit counts once it has arrived and we have confirmed it. Its value in ${currency} is set then and may differ from the amount you entered.`
/** Once the customer has reported the deposit. */
export const emailRecordsNothing = () =>
  'You can send support the receipt from your wallet. An email does not record the deposit again.'
export const chooseOne = ({ amount }: { amount: ReactNode }) =>
  rich`“I have sent it” records ${amount} here as pending. “E-mail the receipt” does the same, and opens an email to support for your receipt.`
export const haveSentIt = () => 'I have sent it'
export const emailReceipt = () => 'E-mail the receipt'
export const openEmailAgain = () => 'Open the email again'
export const emailGoesTo = () => 'The email goes to'
/** What the copy button copies. */
export const supportAddress = () => 'support’s address'
export const supportAddressCopied = () => 'Support’s address copied'

/* DepositRow */

export const sameAmount = () => 'Same amount.'
/** What a deposit and its row in the history have in common. */
export const sameAmountDated = ({ date }: { date: ReactNode }) => rich`Same amount, dated ${date}.`

/* DepositStatus */

export const sendAgain = ({ amount }: { amount: ReactNode }) => rich`Send it again: ${amount}`
export const checkedHistory = () => 'I have checked the history'
export const depositHistory = () => 'Deposit history'
/** Instead of the message above, if the link opens this deposit in the history. */
export const seeInHistory = () => 'See it in the deposit history'
export const recordedAsPending = ({ amount }: { amount: ReactNode }) =>
  rich`Your deposit of ${amount} was recorded as pending.`
export const reference = () => 'Reference'
/** What the copy button copies. */
export const theReference = () => 'the reference'
export const referenceCopied = ({ reference: copied }: { reference: string }) => `${copied} copied`

/* depositMessages: a title and a text for each state of a reported deposit */

export const waitingTitle = () => 'Recording the deposit …'
export const waitingText = () => 'You can leave this page. We tell you on any page whether it is recorded.'
export const delayedTitle = () => 'The deposit is not recorded yet.'
export const delayedText = () =>
  'It is stored on this device, and we’ll send it once as soon as possible. You don’t need to do anything.'
export const checkingTitle = () => 'We do not know yet whether the deposit is recorded.'
export const checkingText = () =>
  'It is stored on this device, and we’ll try again. The platform states that it records the same deposit only once.'
export const recordedTitle = () => 'Deposit recorded.'
export const recordedText = () =>
  'We’ll add it to your balance once it has arrived and we have confirmed it. The history shows its status.'
export const listedTitle = () => 'The history shows this deposit.'
export const listedText = () =>
  'If you didn’t also report it elsewhere, this is your deposit, and you don’t need to send it again.'
export const refusedTitle = () => 'The deposit was not recorded.'
export const refusedText = () =>
  'This doesn’t affect the payment itself. Email the receipt to support, who can record it.'
export const unknownTitle = () => 'We could not confirm that the deposit was recorded.'
export const unknownText = () =>
  'Check your deposit history first. If you send it again and it was recorded, it may count twice.'
export const unknownCountsOnce = () =>
  'Check your deposit history first. The platform states that it records the same deposit only once.'
export const repeatingTitle = () => 'Sending the deposit again …'
export const repeatingText = () => 'You can leave this page.'
