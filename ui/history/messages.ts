import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'
import type { TransactionKind } from './entries.ts'
import type { StatusGroup } from './status-groups.ts'
import type { Sort, SortColumn } from './transaction-view.ts'

type Kind = { kind: TransactionKind }
/** `shown` is the `count` as it is written. */
type Count = { count: number; shown: string }
// Some messages are `rich` although all their values are strings. As a single text node, their letters would move by a fraction of a pixel from
// their position in the stories' pictures.
const rows = ({ count, shown }: Count) => (count === 1 ? `${shown} row` : `${shown} rows`)
const noun = ({ kind, count }: Kind & Count) => (count === 1 ? kind : `${kind}s`)
const isAre = ({ count }: Count) => (count === 1 ? 'is' : 'are')

/* Words that several components use */

export const nameOfKind = ({ kind }: Kind) => (kind === 'deposit' ? 'Deposit' : 'Withdrawal')
export const nameOfList = ({ kind }: Kind) => (kind === 'deposit' ? 'Deposits' : 'Withdrawals')
export const noHistory = () => 'No transaction history'
export const contactSupport = () => 'Contact support'
export const clearFilters = () => 'Clear filters'
/** All statuses other than the known ones. `names` lists them in the words of the rows, unless they are too long. */
export const otherStatus = ({ names }: { names: string | null }) =>
  names === null ? 'Any other status' : `Other: ${names}`
export const rowsNotReadable = (values: Count) => `${rows(values)} could not be read`

/* The columns of TransactionTable and of statements */

export const dateLabel = () => 'Date'
export const narrationLabel = () => 'Narration'
/** In the column Narration. */
export const narrationOfRow = ({ kind }: Kind): string => kind
export const referenceLabel = () => 'Reference'
export const statusLabel = () => 'Status'
export const transactionFeeLabel = () => 'Transaction fee'
export const amountLabel = () => 'Amount'
export const destinationLabel = () => 'Destination'
/** The amount less the fee. */
export const payout = () => 'Payout'

/* HistoryLinks */

export const histories = () => 'Histories'

/* TransactionHistory */

export const yourList = ({ kind }: Kind) => `Your ${kind}s`
export const listNotRefreshed = () => 'The list could not be refreshed'
export const listNotLoaded = ({ kind }: Kind) => `Your ${kind}s could not be loaded`
/** Shown if the list could not be refreshed. `time` is a time of day. */
export const seenIsFrom = ({ time }: { time: string }) => `What you see is from ${time}.`
export const willBeListed = ({ kind }: Kind) => `Your ${kind}s will be listed here.`
export const makeOne = ({ kind }: Kind) => `Make a ${kind}`
export const noOtherRows = () =>
  'There are no other rows. The figures on your dashboard are not affected. If trying again does not help, contact support.'
export const rowsNotShown = (values: Count) =>
  `${rows(values)} could not be read and ${isAre(values)} not shown.`

/* TransactionTableSkeleton */

export const loadingList = ({ kind }: Kind) => `Loading your ${kind}s`

/* What changed in a list, for screen readers */

export const newTransactions = ({ kind, count, shown }: Kind & Count) =>
  `${shown} new ${noun({ kind, count, shown })}.`
/** `status` is the value that the server sent: `pending`, `approved`, `failed` or any other. */
export const statusIsNow = (values: Kind & { reference: string | null; status: string | null }) =>
  `The ${[values.kind, values.reference].filter(Boolean).join(' ')} is now ${values.status ?? 'without a status'}.`
export const statusesChanged = (values: Kind & Count) => `${values.shown} ${noun(values)} changed status.`

/* TransactionBrowser */

/** The beginning of the sentence about the shown rows. The filters follow after commas. */
export const showingNone = ({ all }: { all: string }) => `Showing none of ${all}`
/** `from` and `to` are positions of rows in the list, and `all` counts the rows that match the filters. */
export const showingRows = ({ from, to, all }: { from: string; to: string; all: string }) =>
  `Showing ${from} to ${to} of ${all}`
export const withoutDateLeftOut = ({ shown }: Count) => `${shown} without a readable date left out.`
export const amountsAreHidden = () => 'Amounts are hidden.'
export const clearFilter = () => 'Clear filter'
export const nothingMatches = () => 'Nothing matches'
export const noneMatches = ({ kind }: Kind) => `None of your ${kind}s matches these filters.`
/** The reason if a filter’s last day comes before its first. */
export const lastBeforeFirst = () => 'The last day of your filter is before its first day.'
export const showAll = ({ kind }: Kind) => `Show all ${kind}s`
export const pagesOfList = ({ kind }: Kind) => `Pages of your ${kind}s`

/* A filter in words, after a comma or in the header of a statement */

export const withStatus = ({ status }: { status: StatusGroup }) =>
  status === 'other' ? 'any other status' : `status ${status}`
/** `day` is a formatted date, also in the next one. */
export const fromDay = ({ day }: { day: string }) => `from ${day}`
export const toDay = ({ day }: { day: string }) => `to ${day}`
export const withReference = ({ search }: { search: string }) => `reference with “${search}”`

/* The order of the rows, as a choice and as an announcement */

const nouns: Record<SortColumn, string> = {
  date: 'date',
  amount: 'amount',
  fee: 'transaction fee',
  reference: 'reference',
  status: 'status',
}
const largest = { descending: 'largest first', ascending: 'smallest first' }
const alphabet = { descending: 'Z to A', ascending: 'A to Z' }
const directions: Record<SortColumn, Record<Sort['direction'], string>> = {
  date: { descending: 'newest first', ascending: 'oldest first' },
  amount: largest,
  fee: largest,
  reference: alphabet,
  status: alphabet,
}
const order = ({ column, direction }: Sort) => `${nouns[column]}, ${directions[column][direction]}`

export const orderOfRows = (sort: Sort) => order(sort).charAt(0).toUpperCase() + order(sort).slice(1)
export const sortedBy = (sort: Sort) => `Sorted by ${order(sort)}.`

/* TransactionFilters */

export const filterList = ({ kind }: Kind) => `Filter ${kind}s`
export const searchByReference = () => 'Search by reference'
export const allStatuses = () => 'All statuses'
export const fromLabel = () => 'From'
export const toLabel = () => 'To'
/** The error of the second date field. `day` is the first date. */
export const notBefore = ({ day }: { day: string }) => `Can’t be before ${day}`

/* FilterSheet */

export const filters = () => 'Filters'
export const filtersOn = ({ count }: { count: number }) => `Filters: ${count} on`
export const closeFilters = () => 'Close filters'
export const showMatching = (values: Kind & Count) => rich`Show ${values.shown} ${noun(values)}`
export const noFilterOn = () => 'No filter is on'
export const orderLabel = () => 'Order'

/* TransactionTable */

export const details = () => 'Details'
/** The fee of a failed withdrawal, for screen readers. */
export const noFee = () => 'none, because nothing was paid out'
/** Names the button of a row. `reference` is `null` if none could be read. */
export const detailsOf = ({ kind, reference }: Kind & { reference: string | null }) =>
  `Details of ${reference ?? `this ${kind}`}`

/* NotInList */

export const notInList = ({ kind }: Kind) => `This ${kind} is not in the list`
/** `link` says 'Contact support'. */
export const linkNamesNone = ({ kind, link }: Kind & { link: ReactNode }) =>
  rich`The link you followed names a ${kind} that is not on your list. ${link} if you expected to see it.`
export const showListOnly = () => 'Show the list only'

/* TransactionDetails */

export const closeDetails = () => 'Close details'
/** The first detail of a deposit. */
export const recorded = () => 'Recorded'
/** The first detail of a withdrawal. */
export const requested = () => 'Requested'
/** `link` says 'Contact support'. */
export const questions = ({ link }: { link: ReactNode }) => rich`Questions? ${link} and quote this reference.`
/** If the link fills the reference in. `link` says 'Contact support'. */
export const questionsAbout = ({ kind, link }: Kind & { link: ReactNode }) =>
  rich`Questions? ${link} about this ${kind}.`
export const youReceive = () => 'You receive once it is paid out'
export const payoutApproved = () => 'Payout approved'
export const payoutSent = () => 'Payout sent'
/** The amount of a failed withdrawal. */
export const youAskedFor = () => 'You asked for'
export const nothingPaidOut = () => 'Nothing was paid out.'
export const youReceived = () => 'You received'
export const withdrawalRequested = () => 'Withdrawal requested'
export const willBeAdded = () =>
  'We’ll add it to your balance once it has arrived and we have confirmed it. This page shows the new status by itself.'
export const hasArrived = () =>
  'It has arrived and we have confirmed it. Total Deposits counts confirmed deposits.'
export const notAdded = () =>
  'It was not added to your account. If you sent coins, contact support and include the transaction ID.'
export const newStatusByItself = () =>
  'This page shows the new status by itself. We don’t know how long it takes. If the status does not change, write to support.'
export const arrivalNotSeen = () => 'We can’t see here whether it has arrived.'
export const failedNotTraced = () =>
  'Check whether your Trade Profit has the amount again. If it has not, contact support.'
export const amountLessFee = ({ amount, fee }: { amount: ReactNode; fee: ReactNode }) =>
  rich`${amount} less a fee of ${fee}`
export const feeNotReadable = () => 'The fee could not be read, so the payout is not known here.'
export const walletAddress = () => 'Wallet address'
export const bank = () => 'Bank'
export const swiftCode = () => 'SWIFT/BIC code'
export const accountNumber = () => 'Account number'

/* SharedNumber. `link` says 'Contact support'. */

export const anotherHasNumber = () => 'Another withdrawal has the same number'
export const noProgress = ({ link }: { link: ReactNode }) =>
  rich`The server identifies a withdrawal by this number, so we can’t show the progress of this one. ${link} and quote the reference.`
export const noCancelling = ({ link }: { link: ReactNode }) =>
  rich`The server identifies a withdrawal by this number, so we can’t cancel it here. ${link} and quote the reference.`
export const noProgressOrCancelling = ({ link }: { link: ReactNode }) =>
  rich`The server identifies a withdrawal by this number, so we can’t show the progress of this one or cancel it here. ${link} and quote the reference.`

/* CopyReference */

export const copyReference = () => 'Copy the reference'
export const referenceCopied = ({ reference }: { reference: string }) => `${reference} copied`
export const copyingFailed = () => 'Copying failed. It is selected: copy it yourself.'
/** The same for screen readers. */
export const copyingReferenceFailed = () =>
  'Copying failed. The reference is selected, so you can copy it yourself.'

/* LatestActivity */

export const latestActivity = () => 'Latest activity'
export const historyOf = ({ kind }: Kind) => rich`${nameOfKind({ kind })} history`
export const latestNotLoaded = () => 'Your latest activity could not be loaded'
export const latestListNotLoaded = ({ kind }: Kind) => `Your latest ${kind}s could not be loaded`
export const loadingLatest = () => 'Loading your latest activity'
export const latestWillAppear = () => 'Your five newest deposits and withdrawals will appear here.'

/* SaveOrPrint */

export const saveOrPrint = () => 'Save or print'
export const noRowMatches = () => 'No row matches the filters'
export const csvFile = () => 'CSV file'
export const forSpreadsheet = () => 'For a spreadsheet'
export const jsonFile = () => 'JSON file'
export const forOtherProgram = () => 'For another program'
export const printedStatement = () => 'Printed statement'
export const onPaper = () => 'On paper or as a PDF'
export const filesContainAmounts = () => 'Amounts are hidden on screen and in print. Files contain them.'
export const fileNotCreated = () => 'The file could not be created. Check your connection and try again.'
/** The name of a saved file without its extension. `from` and `to` are days such as `2026-03-01`. `null` and zero are left out. */
export const nameOfFile = (
  values: Kind & {
    status: StatusGroup | null
    from: string | null
    to: string | null
    reference: string | null
    unreadable: number
  },
) =>
  [
    `${values.kind}s`,
    values.status,
    values.from && `from ${values.from}`,
    values.to && `to ${values.to}`,
    values.reference && `reference ${values.reference}`,
    values.unreadable > 0 &&
      `without ${values.unreadable} unreadable ${values.unreadable === 1 ? 'row' : 'rows'}`,
  ]
    .filter(Boolean)
    .join(' ')

/* PrintDialog */

export const statementNotPrepared = () => 'The statement could not be prepared'
export const nothingPrinted = () => 'Nothing was printed. Check your connection and try again.'
export const printsAboutPages = ({ shown }: Count) => `This prints about ${shown} pages`
export const howToPrintLess = ({ kind, shown }: Kind & Count) =>
  `The statement has ${shown} ${kind}s. To print less, cancel and choose a period or a status first. A file holds all rows too.`
export const printPages = ({ shown }: Count) => rich`Print ${shown} pages`
export const rowsPrepared = () => 'Rows prepared'
export const rowsPreparedOf = ({ prepared, all }: { prepared: string; all: string }) =>
  rich`${prepared} of ${all} rows prepared`

/* StatementPrint */

export const statementOf = ({ kind }: Kind) => rich`Statement of ${kind}s`
export const customer = () => 'Customer'
export const period = () => 'Period'
export const periodFromTo = ({ first, last }: { first: string; last: string }) => `${first} to ${last}`
export const periodFrom = ({ day }: { day: string }) => `From ${day}`
export const periodUntil = ({ day }: { day: string }) => `Until ${day}`
export const wholeList = () => 'Everything on the list'
export const wholeListFromTo = ({ first, last }: { first: string; last: string }) =>
  `Everything on the list, ${first} to ${last}`
/** The filters follow. */
export const showsOnly = () => 'Shows only'
export const rowsLabel = () => 'Rows'
/** `time` is the date and the time at which the rows were loaded. */
export const rowsAsOf = ({ time, ...values }: Kind & Count & { time: string }) =>
  rich`${values.shown} ${noun(values)}, as of${' '}${time}`
export const timeZone = () => 'Time zone'
/** The name of the currency follows. */
export const amounts = () => 'Amounts'
/** For a statement without amounts. */
export const hiddenByCustomer = ({ currency }: { currency: string }) => `${currency}, hidden by the customer`
export const rowsMissing = (values: Count) =>
  `${rows(values)} could not be read and ${isAre(values)} missing from this statement and its sums.`
export const rowsNotOnPage = ({ kind, shown }: Kind & Count) =>
  `The ${shown} rows are not on this page. To print them, choose “Save or print” and then “Printed statement” above your ${kind}s.`
/** Where a withdrawal goes: to a wallet, or else to a bank account. Any part can be missing. The result can be empty. */
export const paidTo = (values: {
  wallet?: string | null | undefined
  bankName?: string | null | undefined
  swiftCode?: string | null | undefined
  accountNumber?: string | null | undefined
}) =>
  values.wallet
    ? `Wallet ${values.wallet}`
    : [
        values.bankName,
        values.swiftCode && `SWIFT ${values.swiftCode}`,
        values.accountNumber && `account ${values.accountNumber}`,
      ]
        .filter(Boolean)
        .join(', ')

/* StatementOpeningAndClosing */

export const noSums = ({ kind }: Kind) =>
  `No opening and closing sums: this statement shows only some of the ${kind}s of its period.`
export const closingSum = () => 'Closing sum'
export const openingAndClosing = () => 'Opening and closing sums'
export const openingBefore = ({ kind, day }: Kind & { day: string }) =>
  rich`Opening: approved ${kind}s before ${day}`
export const closingAsOf = ({ kind, time }: Kind & { time: string }) =>
  `Closing: all approved ${kind}s as of ${time}`
export const closingUpTo = ({ kind, day }: Kind & { day: string }) =>
  `Closing: approved ${kind}s up to and including ${day}`
export const rowCount = (values: Count) => rows(values)
export const closingIsNoBalance = () =>
  'It adds up the rows of the list. It is not the balance of the account.'
export const sumsAreNoBalance = () =>
  'Both add up the rows of the list. They are not the balance of the account.'
export const rowsInNeitherSum = (values: Count) =>
  `${rows(values)} without a readable date or amount ${isAre(values)} in neither sum.`

/* StatementTotals */

export const totals = () => 'Totals'
export const transactionCount = () => 'Transactions'
export const transactionFees = () => 'Transaction fees'
export const notInTotals = () => 'Figures that could not be read are not in these totals.'
export const unpaidFeesNotCounted = () =>
  'Fees of failed and cancelled withdrawals are not counted: nothing was paid out, or the payout came back.'
