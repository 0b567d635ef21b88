import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

// Some strings are in `${}` of `rich` although they aren't elements, so that they stay separate text nodes, as in the stories' pictures.

/* Words of several components */

export const youReceive = () => 'You receive'
/** On a phone, after the text that says how the amount was read. */
export const whatYouReceive = ({ amount }: { amount: ReactNode }) => rich` · You receive ${amount}`
export const amount = () => 'Amount'
export const fee = () => 'Fee'
export const feePercent = ({ percent }: { percent: ReactNode }) => rich`Fee (${percent})`
export const tradeProfitAfter = () => 'Trade Profit after'
/** A link, inside a sentence or on its own. */
export const withdrawalHistory = () => 'Withdrawal history'
/** `network` is a name such as 'Bitcoin'. */
export const testNetwork = ({ network }: { network: string }) => `${network} test network`
/** `digits` are the last four of the account number. */
export const accountEnding = ({ bankName, digits }: { bankName: string; digits: string }) =>
  `${bankName}, account ending ${digits}`

/* BankWithdrawalForm */

export const bankTransfer = () => 'Bank transfer'
export const reviewBankWithdrawal = () => 'Review bank withdrawal'
export const accountAndSwift = (bank: { accountNumber: string; swiftCode: string }) =>
  rich`${bank.accountNumber}, SWIFT ${bank.swiftCode}`
export const anotherAccount = () => 'Another bank account'
export const accountNumber = () => 'Account number'
export const accountNumberHint = () => 'An account number or an IBAN.'
export const ibanMistyped = () => 'This IBAN is not valid. Check it for a mistyped digit.'
/** `country` is the first two letters of the IBAN. */
export const ibanLength = (iban: { country: string; length: number; given: number }) =>
  `An IBAN that starts with ${iban.country} has ${iban.length} characters, this one has ${iban.given}.`
export const swiftCode = () => 'Bank SWIFT code'
export const swiftCodeHint = () => '8 or 11 letters and digits, also called BIC.'
export const bankName = () => 'Bank name'
export const enterSwiftCode = () => 'Enter the SWIFT code'
export const swiftLettersAndDigits = () => 'A SWIFT code has letters and digits only'
export const swiftLength = ({ length }: { length: number }) =>
  `A SWIFT code has 8 or 11 characters, this one has ${length}`
export const swiftStart = () => 'A SWIFT code starts with 6 letters'

/* CryptoWithdrawalForm */

export const cryptoWithdrawal = () => 'Crypto withdrawal'
export const reviewCryptoWithdrawal = () => 'Review crypto withdrawal'
export const anotherAddress = () => 'Another address'
export const networkNotChecked = () => 'Network not checked'

/* WithdrawalAmountField, and why nothing can be withdrawn */

/** `currency` is a code such as 'USD'. */
export const amountIn = ({ currency }: { currency: string }) => `Amount in ${currency}`
export const availableAmount = ({ amount: figure }: { amount: ReactNode }) =>
  rich`Available: ${figure}. Only trade profit can be withdrawn.`
export const overProfit = () => 'Withdrawal amount must not exceed total profits'
export const feeTakesAll = () => 'The fee would take all of this amount'
export const overProfitNow = () => 'This is more than you can withdraw now'
export const belowThreshold = () => 'Your profit has not reached the minimum withdrawal threshold'
export const figureNotRead = () =>
  'A figure that a withdrawal needs could not be read. Reload the page, or contact support.'

/* PayTo */

export const payTo = () => 'Pay to'
/** `count` is formatted with thousands separators. */
export const showAll = ({ count }: { count: string }) => `Show all ${count}`
/** Precedes the next ones, as does `accountDetails`. `network` is in words, such as 'Bitcoin'. */
export const networkNote = ({ network }: { network: string }) => `${network}. `
export const accountDetails = ({ account: details }: { account: ReactNode }) => rich`${details}. `
export const usedBefore = () => 'Used before'
/** `cancelled`: it was cancelled, as in `lastUsedFailed`. */
export const usedBeforeFailed = ({ cancelled }: { cancelled: boolean }) =>
  cancelled ? 'Used before, that withdrawal was cancelled' : 'Used before, that withdrawal failed'
export const lastUsed = ({ day }: { day: ReactNode }) => rich`Last used ${day}`
export const lastUsedFailed = ({ day, cancelled }: { day: ReactNode; cancelled: boolean }) =>
  cancelled
    ? rich`Last used ${day}, that withdrawal was cancelled`
    : rich`Last used ${day}, that withdrawal failed`

/* SummaryAndSubmit, WithdrawalSummary */

export const everythingOnceMore = () => 'You see everything once more before anything is sent.'
export const tradeProfitNow = () => 'Trade Profit now'
/** Replaces an amount if the profit doesn't cover the withdrawal. */
export const notEnough = () => 'Not enough'

/* ReviewFigures */

export const paidTo = () => 'Paid to'
export const account = ({ number }: { number: ReactNode }) => rich`Account ${number}`
export const swift = ({ code }: { code: ReactNode }) => rich`SWIFT ${code}`

/* WithdrawalReview */

export const reviewTitle = () => 'Bank or Crypto Withdrawal Request Status'
export const nothingSentYet = () => 'Nothing has been sent yet.'
/** Follows the sentence above. */
export const cryptoIsFinal = () => 'A crypto payment can’t be reversed.'
export const checkingEarlier = () =>
  'We are checking your earlier withdrawals. Then we send your order, also if you open another page.'
export const sendingOrder = () => 'Your withdrawal is being requested.'
/** While the question “Confirm that it is you” is open. `repeat`: an earlier try may have been carried out. */
export const waitingForProof = ({ repeat }: { repeat: boolean }) =>
  repeat
    ? 'Waiting for you to confirm. It is not sent again until then.'
    : 'Waiting for you to confirm. Nothing is withdrawn until then.'
export const confirmFirst = () => 'First confirm that it is you, or cancel that'
export const sentOnceChecked = () => 'We send it as soon as your earlier withdrawals are checked'
export const cannotCancelHere = () => 'It is being sent and cannot be cancelled here'
export const sendAgain = () => 'Send it again'
export const okayWithdraw = ({ amount: figure }: { amount: ReactNode }) => rich`Okay, withdraw ${figure}`

/* ReviewNotes */

export const sentInOtherTab = () => 'You sent this in another tab'
/** `status` is a word such as 'Pending', as is that of the next one. */
export const shownWithStatus = ({ status }: { status: ReactNode }) => rich`The history shows it: ${status}`
/** The same with the reference of the row. */
export const shownWithReference = ({ reference, status }: { reference: ReactNode; status: ReactNode }) =>
  rich`The history shows it as ${reference}: ${status}`
export const notFromThisTab = () =>
  'Nothing was sent from this tab. The other tab shows the outcome, and the history shows the withdrawal if it was carried out.'
export const answerUnknown = () => 'Sent, answer unknown: check the history before you repeat'
/** `when` is 'today at 2:05 PM' or 'on Mar 4, 2026, 2:05 PM'. `ifRepeated` is one of the next two sentences. */
export const sentSameOrder = ({ when, ifRepeated }: { when: ReactNode; ifRepeated: string }) =>
  rich`You sent this same order ${when}. ${ifRepeated}`
export const countsOnce = () => 'The platform states that it carries out the same order only once.'
export const mayCountTwice = () => 'If the first one arrived and you send it again, it may count twice.'
/** The start of a sentence, as is the next one: 'today at 2:05 PM.' or a full stop follows. */
export const sameToAddress = () => 'You sent the same amount to this address'
export const sameToAccount = () => 'You sent the same amount to this account'
export const outcomeUnclear = () => 'We could not find out whether it was carried out.'
export const feeChanged = () => 'The fee has changed'
export const feeNowAndBefore = ({ now, before }: { now: ReactNode; before: ReactNode }) =>
  rich`It is ${now} now. When you opened this review, it was ${before}. Check the figures before you confirm.`
export const nothingSent = () => 'Nothing was sent.'
export const untilInYourTime = ({ time }: { time: ReactNode }) => rich`In your time, that is until ${time}.`
/** `why` is what happened to the order, in sentences. */
export const mayBeCarriedOut = ({ why, ifRepeated }: { why: ReactNode; ifRepeated: string }) =>
  rich`${why} ${'It'} may have been carried out. ${ifRepeated}`
/** The same if the last attempt was refused. */
export const earlierMayBeCarriedOut = ({ why, ifRepeated }: { why: ReactNode; ifRepeated: string }) =>
  rich`${why} ${'An earlier try'} may have been carried out. ${ifRepeated}`

/* ListedText */

export const historyShowsIt = () => 'The history shows this withdrawal'
export const sameRow = () =>
  'Same amount and destination. If you did not also send it from another device, this is your withdrawal, and you do not need to send it again.'
/** `date` is that of the row in the history. */
export const sameRowDated = ({ date }: { date: ReactNode }) =>
  rich`Same amount and destination${', dated '}${date}. If you did not also send it from another device, this is your withdrawal, and you do not need to send it again.`

export const feesDiffer = ({ confirmed, charged }: { confirmed: ReactNode; charged: ReactNode }) =>
  rich`You confirmed a fee of ${confirmed}. The history shows ${charged}.`

/* UnsettledOrders. `order` is an amount and where it goes, as `orderTo` writes it. */

export const orderTo = ({ amount: figure, payee }: { amount: ReactNode; payee: string }) =>
  rich`${figure} to ${payee}`
/** For screen readers, after the label of a button, because all notices have the same buttons. */
export const buttonOf = ({ order }: { order: ReactNode }) => rich`, ${order}`
export const sentOn = ({ date }: { date: ReactNode }) => rich`Sent ${date}.`
/** A link in the sentences below. */
export const support = () => 'support'

/** `sent` is 'Sent Mar 4, 2026, 2:05 PM.', as in the sentences below. */
export const sentUnknown = ({ sent }: { sent: ReactNode }) => rich`${sent} It may have been carried out.`
export const unknownTitle = ({ order }: { order: ReactNode }) =>
  rich`Sent, answer unknown: ${order}. Check the history before you repeat it.`
export const removeNoticeQuestion = () =>
  'Remove this notice? If the withdrawal was carried out and you send it again, it counts twice.'
export const removeIt = () => 'Remove it'
export const keepIt = () => 'Keep it'
export const historyChecked = () => 'I have checked the history'
export const reloadListFirst = () =>
  'If it is not in the list below, reload the list before you send it again.'
export const seeHistory = ({ history }: { history: ReactNode }) => rich`See the ${history}.`
export const contactIfMissing = ({ support: link }: { support: ReactNode }) =>
  rich`If it does not appear there, contact ${link}.`

export const arrivedTitle = ({ order }: { order: ReactNode }) => rich`${historyShowsIt()}: ${order}`
export const inListBelow = () => 'It is in the list below.'
export const seeInHistory = ({ history }: { history: ReactNode }) => rich`See it in your ${history}.`

export const expiredTitle = ({ order }: { order: ReactNode }) => rich`Answer never received: ${order}`
export const removeNotice = () => 'Remove this notice'
/** `history` is a link, or `null` if the history is the list below. */
export const checkHistory = (links: { sent: ReactNode; history: ReactNode; support: ReactNode }) =>
  rich`${links.sent} We could not find out whether this withdrawal was carried out. Check the${' '}${links.history ?? 'list below'}, or contact ${links.support}.`

export const unsentTitle = ({ order }: { order: ReactNode }) => rich`Not sent: ${order}`
export const endedBeforeSent = ({ date }: { date: ReactNode }) =>
  rich`You confirmed it ${date}. The page was closed or your session ended before it was sent, so nothing was withdrawn. Enter it again if you still want it.`

export const refusedTitle = ({ order }: { order: ReactNode }) => rich`Your withdrawal was refused: ${order}`
/** `why` is the server's reason, in sentences. `support` is a link. */
export const refusedLater = (parts: { sent: ReactNode; why: ReactNode; support: ReactNode }) =>
  rich`${parts.sent} You may not have seen the answer. ${parts.why} Nothing was withdrawn. You can enter it again, or contact ${parts.support}.`
