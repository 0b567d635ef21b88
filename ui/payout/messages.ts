import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'
import type { Carrier } from './payout-steps.ts'

// Some strings are in `${}` of `rich` although they aren't elements, so that they stay separate text nodes, as in the stories' pictures.

/* Words of several components */

export const youReceive = () => 'You receive'
export const amount = () => 'Amount'
export const fee = () => 'Fee'
export const nothingSent = () => 'Nothing was sent.'

/* ActionNeeded */

export const waitingForYou = () => 'Withdrawals that wait for you'
/** `reference` is `null` if it could not be read. */
export const needsSomething = ({ reference }: { reference: ReactNode }) =>
  reference === null
    ? rich`A withdrawal${' '}needs something from you.`
    : rich`Withdrawal ${reference}${' '}needs something from you.`
/** A link. For screen readers, it continues with the next message. */
export const seeWhat = () => 'See what'
export const itNeeds = ({ reference }: { reference: string | null }) => `${reference ?? 'it'} needs`
export const moreNeedSomething = ({ count, shown }: { count: number; shown: string }) =>
  rich`${shown} more ${count === 1 ? 'withdrawal needs' : 'withdrawals need'} something from you.`
export const seeAll = () => 'See all withdrawals'

/* CancelPayoutDialog */

export const cancelQuestion = () => 'Cancel this withdrawal?'
export const amountGoesBack = () =>
  'Nothing is paid out, and the whole amount goes back to your Trade Profit. You can withdraw it again later.'
/** Instead of `amountGoesBack` if the server only tries to stop it. */
export const maybeStopped = () =>
  'We try to stop it, but it may still be sent. If it is stopped, the whole amount goes back to your Trade Profit.'
export const maybeCancelled = () => 'We don’t know whether it was cancelled'
export const sendingCancellation = () => 'We are sending your cancellation.'
export const changedNothing = () => 'Your cancellation changed nothing.'
export const nothingCancelled = () => 'Nothing was cancelled.'
export const notKnownYet = () => 'We sent your cancellation, and got no clear answer.'
export const cannotBeCancelled = () => 'It can’t be cancelled any more'
export const stageReadAgain = () => 'We are reading its current stage again. Its details show it.'
export const sentOrStopped = () => 'Already sent or stopped'
export const cannotBeStopped = () => 'It can no longer be stopped'
export const withdrawalCancelled = () => 'Withdrawal cancelled'
export const nothingPaidOut = () => 'Nothing is paid out.'
export const stoppingWithdrawal = () => 'We are stopping this withdrawal'
export const notCancelledYet = () => 'It is not cancelled yet.'
export const cancelWithdrawal = () => 'Cancel withdrawal'
export const sendAgain = () => 'Send it again'
/** The button that leaves the withdrawal as it is. */
export const keepIt = () => 'Keep it'
export const destination = () => 'Destination'
export const bankAccount = () => 'Bank account'
/** `number` is the whole account number. */
export const account = ({ number }: { number: ReactNode }) => rich`Account ${number}`

/* CancelPayoutDialog, the outcome */

export const notCancelled = () => 'It was not cancelled.'
export const answerUnknown = () => 'Sent, answer unknown: check the history before you repeat'
/** `why` is what happened, in sentences. */
export const mayBeCancelled = ({ why }: { why: string }) =>
  rich`${why} It may have been cancelled. If you send it again, it counts only once: a withdrawal can’t be cancelled twice.`
export const tooLate = () => 'Too late'
export const sentAlready = ({ date }: { date: ReactNode }) =>
  rich`It was sent on ${date}. It can no longer be stopped.`
export const beingStopped = () => 'Being stopped'
export const stoppingTakesMoment = () =>
  'Stopping it takes a moment, and it may still be sent meanwhile. The amount stays set aside until that is decided. The details show what came of it.'
export const isCancelled = () => 'It is cancelled'
export const amountIsBack = () => 'The whole amount is back in your Trade Profit.'

/* MessageList */

export const couldNotRefresh = () => 'Your messages could not be refreshed'
export const couldNotLoad = () => 'Your messages could not be loaded'
export const loadingMessages = () => 'Loading your messages'
export const noMessages = () => 'No messages'
export const weWriteHere = () => 'We write to you here about your withdrawals.'
export const newestFirst = () => 'Newest first'
export const allAreRead = () => 'All are read'
/** `shown` is the formatted `count`, as in all messages of the list. */
export const unreadCount = ({ shown }: { count: number; shown: string }) => `${shown} unread`
export const unreadElsewhere = ({ shown }: { count: number; shown: string }) =>
  `${shown} unread, none of them shown here`
export const noneButUnread = ({ count, shown }: { count: number; shown: string }) =>
  `The server sent no messages, but says that ${shown} ${count === 1 ? 'is' : 'are'} unread`
export const readLaterOrAsk = () => 'Open this again later. Contact support if they stay missing.'
export const markAllAsRead = () => 'Mark all as read'
export const notMarked = () => 'Not marked as read'
export const markingUnknown = () => 'They may be marked as read'
export const messagesNotShown = ({ count, shown }: { count: number; shown: string }) =>
  count === 1
    ? rich`${shown} message could not be read and is${' '}not shown.`
    : rich`${shown} messages could not be read and are${' '}not shown.`
export const olderNotLoaded = () => 'Older messages could not be loaded'
/** `why` is what happened, in sentences. */
export const newerAreAbove = ({ why }: { why: string }) => rich`The newer ones are above. ${why}`
export const showOlder = () => 'Show older messages'
export const tryOlderAgain = () => 'Try again to show older messages'

/* A message of the list */

/** Replaces a missing title. */
export const message = () => 'Message'
/** Follows the title. */
export const isUnread = () => ', unread'
export const textHidden = () => 'The message may name an amount. Show amounts to read it.'
export const seeWithdrawal = () => 'See the withdrawal'
export const markAsRead = () => 'Mark as read'
export const markNamedAsRead = ({ title }: { title: string }) => `Mark as read: ${title}`
/** `count`: the number of messages that the button marks, at least two. */
export const markSeveral = ({ shown }: { count: number; shown: string }) => `Mark ${shown} as read`
export const markSeveralNamed = ({ shown, title }: { count: number; shown: string; title: string }) =>
  `Mark ${shown} as read: ${title}`
/** Says why one button marks several messages. */
export const markedTogether = ({ shown }: { count: number; shown: string }) =>
  `${shown} messages have the same number, so they can only be marked together.`

/* MoneyLocation */

export const whereMoneyIs = () => 'Where your money is'
export const locationNotSaid = () => 'The server did not say. Contact support if you need to know.'
export const locationContradicted = () =>
  'We don’t know: what the server says about this withdrawal contradicts itself. Contact support.'
/** In the next three, `amount` is `null` if it isn't known. */
export const setAside = ({ amount: figure }: { amount: ReactNode }) =>
  rich`Set aside. The ${figure ?? 'amount'} has left your Trade Profit and has not been paid out.`
export const paidOut = ({ amount: figure }: { amount: ReactNode }) =>
  rich`Paid out. The ${figure ?? 'payout'} has left us.`
export const backInProfit = ({ amount: figure }: { amount: ReactNode }) =>
  rich`Back in your Trade Profit: the whole ${figure ?? 'amount'}. No fee was kept.`

/* PayoutEstimate */

export const expectedBetween = ({ from, to }: { from: ReactNode; to: ReactNode }) =>
  rich`Expected to arrive between ${from} and ${to}.`
export const mayTakeLonger = () => 'Yours may take longer.'

/* PayoutTimeline */

export const progress = () => 'Progress'
export const noSteps = () => 'The server sent no steps for this withdrawal.'
/** Follows the name of a stage, as do the next two. */
export const isNow = () => ', now'
/** The same if the stage is over at once, such as 'Sent': its date may be long ago. */
export const isLatest = () => ', latest step'
export const stillToCome = () => ', still to come'
/** `time` is when the server expects the stage to end. */
export const until = ({ time }: { time: ReactNode }) => rich`Until ${time}`
export const messageHidden = () => 'There is a message, which may name an amount. Show amounts to read it.'

export const youAskedFor = ({ amount: figure }: { amount: ReactNode }) => rich`You asked for ${figure}.`
export const requestWasFor = ({ amount: figure }: { amount: ReactNode }) =>
  rich`The request was for ${figure}.`
export const weCheckRequest = () => 'We check the request against your account.'
export const requestWasChecked = () => 'The request was checked against your account.'
export const keepingItBack = () => 'We are keeping it back for now.'
export const keptItBack = () => 'We kept it back.'
export const waitsForYou = () =>
  'It continues once you have done what is asked for. It may be refused if that takes too long.'
/** The title of the note at the top of the details. */
export const waitsForYouNow = () => 'This withdrawal is waiting for you'
export const notSaidWhat = () =>
  'The server did not say what it needs. Contact support and quote the reference.'
export const waitedForYou = () => 'It waited for what was asked of you.'
export const readyToSend = () => 'It is ready to be sent.'
export const wasCleared = () => 'It was cleared to be sent.'
export const handedOver = ({ carrier }: { carrier: Carrier }) =>
  `It was handed to the ${carrier}. It can no longer be stopped.`
export const carrierReportsArrival = ({ carrier }: { carrier: Carrier }) =>
  `The ${carrier} reports that it has arrived.`
export const reportedAsArrived = () => 'It was reported as arrived.'
export const youCancelled = () => 'You cancelled it. We are stopping it.'
export const isBeingStopped = () => 'It is being stopped.'
export const wasStopped = () => 'It was stopped. Nothing was paid out.'
export const notCarriedOut = () => 'We did not carry it out. Nothing was paid out.'
/** `stage` is the name of an earlier step that can't be right any more. */
export const corrects = ({ stage }: { stage: string }) => `This corrects ‘${stage}’ above.`
/** Before the next sentence, if an earlier step said ‘Arrived’. */
export const hadArrived = () => 'It had been reported as arrived.'
export const wasSentBack = () => 'The payment was sent back to us.'

export const noReasonGiven = ({ support }: { support: ReactNode }) =>
  rich`No reason was given. ${support} and quote the reference of this withdrawal.`
export const nextYouAct = ({ support }: { support: ReactNode }) =>
  rich`Next, you act: ${support} and quote the reference of this withdrawal.`
/** The link in the two sentences above. */
export const contactSupport = () => 'Contact support'
export const nextWeCheck = () => 'Next, we check it. You don’t need to do anything.'
export const nextWeApprove = () => 'Next, we approve or refuse it. You don’t need to do anything.'
export const untilNotSaid = () => 'The server did not say until when.'
export const holdIsOver = () =>
  'The time the server gave for this has passed, and it has not said what comes next. Contact support if it stays on hold.'
export const goesOnByItself = () => 'It goes on by itself at that time. You don’t need to do anything.'
export const nextHandedOver = ({ carrier }: { carrier: Carrier }) =>
  `Next, we hand it to the ${carrier}. You don’t need to do anything.`
export const nextPaidOut = ({ carrier }: { carrier: Carrier }) =>
  `Next, the ${carrier} delivers it. If it comes back, you see it here.`
export const ifItComesBack = () => 'If it comes back, you see it here.'
export const nextStopConfirmed = () => 'Next, we confirm that it is stopped. You don’t need to do anything.'

/* The stages of a payout, in the timeline and in lists */

export const requested = () => 'Requested'
export const checked = () => 'Checked'
export const beingChecked = () => 'Being checked'
export const onHold = () => 'On hold'
export const actionNeeded = () => 'Waiting for you'
export const approved = () => 'Approved'
/** An approved payout in a list, beside the status 'Pending', which 'Approved' would contradict. */
export const approvedPending = () => 'Ready to be sent'
export const sent = () => 'Sent'
export const arrived = () => 'Arrived'
export const cancelling = () => 'Being cancelled'
export const cancelled = () => 'Cancelled'
export const refused = () => 'Refused'
export const returned = () => 'Came back'

/* Who acts in a step */

export const you = () => 'You'
export const bank = () => 'Bank'
export const network = () => 'Network'

/* Why a payout is held, refused or sent back */

export const nameMismatch = () => 'The name of the account holder differs from the name on your account here.'
export const bankRejected = () => 'The bank did not accept the payment.'
export const aboveLimit = () => 'The amount is above a limit.'
export const documentMissing = () => 'A document from you is missing.'
export const networkFailed = () => 'The network did not carry out the payment.'

/* PayoutTrace */

/** Names the button after 'Copy'. */
export const thePaymentNumber = () => 'the payment number'
export const paymentNumberCopied = () => 'Payment number copied'
export const lookItUp = () => 'Look it up'

/* QuoteNote */

export const gettingQuote = () =>
  'Getting a binding quote. The figures above are our own calculation until then.'
export const noBindingQuote = () => 'No binding quote at the moment'
/** `why` is what happened, in sentences. */
export const ownCalculation = ({ why }: { why: string }) =>
  rich`${why} The figures above are our own calculation. The server decides on the fee when you send it.`
/** The title if the fee of a quote differs from the fee by the customer's rate. */
export const otherFee = () => 'This fee is not the one we calculated'
/** `fee` is that of the quote, `own` the one by the rate `percent`. */
export const otherFeeFigures = (figures: { fee: ReactNode; own: ReactNode; percent: ReactNode }) =>
  rich`The quoted fee is ${figures.fee}. By the rate of your account, ${figures.percent} of the amount, it would be ${figures.own}. Confirm only if you agree to the quoted fee.`
export const quoteExpired = () => 'The quote you saw is no longer valid.'
export const quoteExpiredNothingSent = () => 'The quote you saw is no longer valid. Nothing was sent.'
export const quotesCompared = () => 'The quote you saw beside the new one'
/** The headers of a table's columns: a figure, the previous quote, and the current quote. */
export const figureColumn = () => 'Figure'
export const beforeColumn = () => 'Before'
export const nowColumn = () => 'Now'
export const sameFigures = () => 'The new quote has the same fee, and you receive the same amount.'
export const confirmNewQuote = () => 'Check the new quote, and confirm it if you agree.'
export const validUntil = ({ time }: { time: ReactNode }) => rich`This quote is valid until ${time}.`
