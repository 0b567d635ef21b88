import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

export const notAvailable = () => 'not available'
export const amountHidden = () => 'Amount hidden'

/* The figures of an account */

export const totalEquity = () => 'Total Equity'
export const canBeWithdrawn = () => 'Available to withdraw'
export const tradeProfit = () => 'Trade Profit'
export const totalDeposits = () => 'Total Deposits'
export const pendingBalance = () => 'Pend. Balance'

/* A change in percent, for screen readers */

export const up = () => 'up'
export const down = () => 'down'
export const unchanged = () => 'unchanged'

/* When something happened, for the middle of a sentence */

export const todayAt = ({ time }: { time: string }) => `today at ${time}`
export const onDate = ({ date }: { date: ReactNode }) => rich`on ${date}`

/* AmountInput */

export const max = () => 'Max'
/** The name of the button for screen readers. It contains `max`, the visible text of the button. */
export const maxAmount = ({ amount }: { amount: string }) => `Max: ${amount}`
export const nothingAvailable = () => 'Nothing is available'
/** Shown below the field, so that a misplaced separator is noticed. `amount` is formatted. */
export const readAs = ({ amount }: { amount: string }) => `Read as ${amount}`

/* SentBefore */

export const oneMoreDeposit = () => 'This is one more deposit.'
export const oneMoreWithdrawal = () => 'This is one more withdrawal.'
export const secondDeposit = () => 'This is a second deposit.'
export const secondWithdrawal = () => 'This is a second withdrawal.'
