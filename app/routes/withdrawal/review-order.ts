import type { Quote } from '#contract/capabilities/payouts.ts'
import { fromCents, toCents, toDecimal, withdrawalSummary, type Decimal } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import { networkInWords } from '#ui/address/network-in-words.ts'
import { inEnglish } from '#ui/lib/locale-context.ts'
import { figuresFor, type WithdrawalTerms } from '#ui/withdrawal/withdrawal-fee.ts'
import type { Destination, ReviewOrder } from '#ui/withdrawal/ReviewFigures.tsx'
import type { ConfirmedFee } from '../../money/read-before.ts'

/**
 * The figures and the destination for the review, or `null` if a refetch has made a figure unreadable. Fee and payout are those of the
 * quote, if there is one. With `amountOnly`, only the amount is certain: the quote that the order was sent with isn't known here, or it is
 * already deducted. With `sent`, the amount may already be deducted, so the trade profit after it isn't known.
 */
export function reviewOrder(
  body: WithdrawalBody,
  terms: WithdrawalTerms,
  quote: Quote | null,
  { amountOnly = false, sent = false } = {},
): ReviewOrder | null {
  const amount = toDecimal(body.amount)
  const figures = amount === null ? null : figuresFor(fromCents(toCents(amount)), terms)
  if (figures === null || terms.charges === null) return null
  const { requested, fee, payout } = figures
  const after = sent ? null : figures.after
  const destination = destinationOf(body)
  if (amountOnly) return { requested, fee: null, payout: null, after: null, charges: null, destination }
  // With a quote, the percentage is shown only if it results in the same fee.
  const charges = !quote || toCents(quote.fee) === toCents(fee) ? terms.charges : null
  return { requested, fee: quote?.fee ?? fee, payout: quote?.payout ?? payout, after, charges, destination }
}

/**
 * The fee that the customer confirms with Okay. A quote binds its fee, so it doesn't follow from the customer's rate, even if the rate would
 * result in the same fee. `null` if no fee is shown.
 */
export const confirmedFee = ({ fee, charges }: ReviewOrder, quote: Quote | null): ConfirmedFee | null =>
  fee === null ? null : { shown: fee, byRate: quote === null && charges !== null }

/** The fee of this order at the rate that applied when its review was opened, if it differs from the fee that the review shows now. */
export function feeBefore(shown: ReviewOrder | null, charges: Decimal | null): Decimal | undefined {
  if (shown === null || shown.charges === null || charges === null) return undefined
  const { fee } = withdrawalSummary(shown.requested, charges)
  return fee === shown.fee ? undefined : fee
}

function destinationOf(body: WithdrawalBody): Destination {
  if (!('wallet' in body))
    return { accountNumber: body.accountNumber, swiftCode: body.swiftCode, bankName: body.bankName }
  return { wallet: body.wallet, network: networkInWords(body.wallet, inEnglish) }
}
