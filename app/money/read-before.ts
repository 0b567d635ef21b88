import { toCents, toDecimal, withdrawalSummary, type Decimal } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import { ApiError } from '../api/errors.ts'
import type { UnsentReason } from './attempt.ts'
import type { Row } from './history-match.ts'

/**
 * The conditions of withdrawals: the fee in percent, and the trade profit in US dollars, which is the most that can be withdrawn. `null` for
 * a value that the server's response does not have.
 */
export type TermsNow = { charges: Decimal | null; allowed: boolean | null; profit: Decimal | null }

export type Reads = {
  /** Whether the backend declares that it carries out a key only once. */
  declared: () => Promise<boolean>
  /** Reads the customer's withdrawals from the server. `null`: they couldn't be read in time. */
  readNow: (email: string) => Promise<readonly Row[] | null>
  /** Reads the conditions of withdrawals from the server, or returns why they can't be read in time. */
  termsNow: (email: string) => Promise<TermsNow | ApiError>
  /** Starts to watch whether the page is being left. The returned function stops watching and returns whether the page was being left. */
  watchLeaving: () => () => boolean
}

/** The fee that the customer has confirmed, in US dollars. `byRate`: it follows from the customer's rate, and no quote binds it. */
export type ConfirmedFee = { shown: Decimal; byRate: boolean }

/** What the customer has confirmed in a review. */
export type Confirmed = {
  /** Of the `SameOrders` that the review warned of. */
  fingerprint: string
  /** `null`: none was shown. */
  fee: ConfirmedFee | null
}

/**
 * Reads what an order depends on, right before it is sent. `feeError`: why the fee is not known. `problem`: why the order can't be sent as it was
 * confirmed. `cutOff`: a call failed, and the page is being left.
 */
export async function readBefore(
  { declared, readNow, termsNow, watchLeaving }: Reads,
  email: string,
  body: WithdrawalBody,
  fee: ConfirmedFee | null,
) {
  const isLeaving = watchLeaving()
  const [honoured, rows, terms] = await Promise.all([
    declared(),
    readNow(email),
    fee?.byRate ? termsNow(email) : null,
  ])
  const feeError = terms instanceof ApiError ? terms : null
  const cutOff = isLeaving() && (rows === null || feeError !== null)
  const problem =
    fee === null || terms === null || terms instanceof ApiError ? null : problemIn(terms, body, fee.shown)
  return { honoured, rows, feeError, problem, cutOff }
}

function problemIn(
  { charges, allowed, profit }: TermsNow,
  { amount }: WithdrawalBody,
  shown: Decimal,
): UnsentReason | null {
  if (allowed === false) return 'notAllowed'
  if (charges === null || allowed === null || profit === null) return 'termsUnreadable'
  const { amount: whole, fee } = withdrawalSummary(toDecimal(amount) ?? '0', charges)
  if (fee !== shown) return 'feeChanged'
  return toCents(whole) > toCents(profit) ? 'overProfit' : null
}
