import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

/* WalletGrid, WalletBox */

export const wallet = () => 'Wallet'
export const referralBonus = () => 'Referral Bonus'
export const signalStrength = () => 'Signal Strength'
export const loadingFigures = () => 'Loading your figures …'
export const notLoaded = () => 'Not loaded.'
export const notUnderstood = () => 'The server sent something this app does not understand.'
export const tryAgainFor = ({ figure }: { figure: string }) => `Try again: ${figure}`

/* WalletHeadline */

export const atAGlance = () => 'Your money at a glance'
export const asOf = ({ time }: { time: ReactNode }) => rich`As of ${time}`
export const refreshFigures = () => 'Refresh figures'
export const figuresNotRefreshed = () => 'These figures could not be refreshed'
export const figuresNotLoaded = () => 'Your figures could not be loaded'
/** `fee` is written in percent, such as '2.5%'. */
export const feeIsDeducted = ({ fee }: { fee: ReactNode }) =>
  rich`A fee of ${fee} is deducted from each payout.`
export const feeNotReadable = () => 'The fee could not be read.'
export const onlyProfit = () => 'Only trade profit can be withdrawn.'
export const noProfitYet = () => 'You have no trade profit so far.'
export const belowThreshold = () => 'Your profit has not reached the minimum withdrawal threshold.'

/* StatusBadge */

export const pending = () => 'Pending'
export const approved = () => 'Approved'
export const failed = () => 'Failed'
export const cancelled = () => 'Cancelled'

/* NextSteps */

export const nextSteps = () => 'Next steps'
export const hideStep = () => 'Hide this step'
export const hideStepNamed = ({ title }: { title: string }) => `Hide this step: ${title}`

/* YourMoney */

export const yourMoney = () => 'Your money'
export const showAsTable = () => 'Show as table'
export const open = () => 'Open'
export const openYourMoney = () => 'Open: Your money'
export const closeYourMoney = () => 'Close: Your money'
export const loadingYourMoney = () => 'Loading your money'
export const chartsNotLoaded = () => 'The charts could not be loaded'
export const moneyUnaffected = () => 'This doesn’t affect your money.'
export const nothingYet = () => 'Nothing yet'
export const whatWillShow = () => 'Your money by month, once a deposit is confirmed.'
export const amountsAreHidden = () => 'Amounts are hidden'
export const whyNothingDrawn = () => 'The charts are hidden too.'
export const showAmounts = () => 'Show amounts'

/* FlowPlot, FlowTable. In and out: money that the customer paid in or withdrew. */

export const inAndOut = () => 'In and out, by month'
export const columnIn = () => 'In'
export const columnOut = () => 'Out'
export const columnPendingIn = () => 'Pending in'
export const columnPendingOut = () => 'Pending out'
export const columnMonth = () => 'Month'
export const rowTotal = () => 'Total'
/** `currency` is a name such as 'US dollars'. */
export const moneyByMonth = ({ currency }: { currency: string }) => `Your money by month, in ${currency}`
export const monthOfPlot = () => 'Month of the chart'
/** Shown if not all months fit. */
export const scrollForMonths = () => 'Scroll sideways for the other months.'
export const moneyIn = ({ amount }: { amount: ReactNode }) => rich`${amount} in`
export const moneyOut = ({ amount }: { amount: ReactNode }) => rich`${amount} out`
/** Follows the previous two. `null`: nothing is pending in this direction. */
export const pendingMoney = ({ paidIn, paidOut }: { paidIn: ReactNode; paidOut: ReactNode }) => {
  const comma = paidIn !== null && paidOut !== null ? ', ' : ''
  return rich`pending: ${paidIn && moneyIn({ amount: paidIn })}${comma}${paidOut && moneyOut({ amount: paidOut })}`
}
/** The month that is chosen in the plot, for screen readers. `null`: nothing is pending. */
export const monthInWords = (values: {
  month: string
  paidIn: string
  paidOut: string
  pendingIn: string | null
  pendingOut: string | null
}) =>
  [
    `${values.month}: ${values.paidIn} in, ${values.paidOut} out`,
    values.pendingIn !== null && `pending ${values.pendingIn} in`,
    values.pendingOut !== null && `pending ${values.pendingOut} out`,
  ]
    .filter(Boolean)
    .join(', ')

/* PaidInPlot, FlowTable */

export const paidInSoFar = () => 'Paid in so far'
export const eachStep = () => 'Each step is a confirmed deposit.'

/* MoneyPlots. `shown` is the formatted `count`. */

type Count = { count: number; shown: string }
const rows = ({ count, shown }: Count, one: string, more: string) =>
  count === 1 ? `${shown} row ${one}` : `${shown} rows ${more}`
const isAre = ({ count }: Count) => (count === 1 ? 'is' : 'are')

/** Each month is named with its year. */
export const fromMonthToMonth = ({ first, last }: { first: string; last: string }) =>
  `From ${first} to ${last}.`
export const largestMonthIn = ({ amount, month }: { amount: string; month: string }) =>
  `Largest month in: ${amount} in ${month}.`
export const largestMonthOut = ({ amount, month }: { amount: string; month: string }) =>
  `Largest month out: ${amount} in ${month}.`
export const sumIn = ({ sum }: { sum: ReactNode }) => rich`Total in: ${sum}.`
/** Replaces the sentence above and the figure, if they are equal. */
export const sumInSame = ({ sum }: { sum: ReactNode }) =>
  rich`Total in: ${sum}, the same as your Total Deposits.`
export const sumOut = ({ sum }: { sum: ReactNode }) =>
  rich`Total out: ${sum}, added up from your withdrawals.`
export const sumPaidIn = ({ sum }: { sum: ReactNode }) => rich`Total paid in: ${sum}.`
export const sumPaidInSame = ({ sum }: { sum: ReactNode }) =>
  rich`Total paid in: ${sum}, your Total Deposits figure.`
export const depositsNotLoaded = () => 'Your Total Deposits figure is not loaded.'
export const depositsNotReadable = () => 'Your Total Deposits figure could not be read.'
export const depositsFigureIs = ({ figure }: { figure: ReactNode }) =>
  rich`Your Total Deposits figure is ${figure}.`
export const differenceIs = ({ difference }: { difference: ReactNode }) =>
  rich`The difference is ${difference}.`
export const nothingPending = () => 'Nothing is pending.'
export const pendingSums = ({ paidIn, paidOut }: { paidIn: ReactNode; paidOut: ReactNode }) =>
  rich`Pending, not included in these totals: ${paidIn} in, ${paidOut} out.`
export const noFees = () => 'Withdrawal fees: none so far.'
/** Once for each year. `fees` is a link with the text `feesIn`. Withdrawals without a fee aren't counted. */
export const feesOfYear = ({ fees, fee, shown, count }: Count & { fees: ReactNode; fee: ReactNode }) =>
  rich`${fees}: ${fee} (${shown} ${count === 1 ? 'withdrawal' : 'withdrawals'}).`
export const feesIn = ({ year }: { year: number }) => `Withdrawal fees in ${year}`
export const rowsNotReadable = (values: Count) =>
  `${rows(values, 'could', 'could')} not be read and ${isAre(values)} not included in the charts and totals.`
export const rowsWithoutDate = (values: Count) =>
  `${rows(values, 'has', 'have')} no readable date and ${isAre(values)} not in the charts.`
export const rowsOutside = (values: Count) =>
  `${rows(values, 'has', 'have')} a date in the future or more than 50 years ago and ${isAre(values)} not in the charts.`
export const rowsWithoutAmount = (values: Count) =>
  `${rows(values, 'has', 'have')} no readable amount and ${isAre(values)} not included in any total.`
export const withdrawalsWithoutFee = (values: Count) =>
  `${values.shown} ${values.count === 1 ? 'withdrawal has' : 'withdrawals have'} no readable fee and ${isAre(values)} not included in the total of the fees.`
export const monthsInTimeZone = ({ timeZone }: { timeZone: string }) =>
  `A month begins and ends in your time zone, ${timeZone}.`
