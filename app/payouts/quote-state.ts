import { quoteResponse, type Quote } from '#contract/capabilities/payouts.ts'
import { toCents, toDecimal, withdrawalSummary, type Decimal } from '#contract/money.ts'
import type { OwnFee, QuoteState } from '#ui/payout/QuoteNote.tsx'
import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { ApiError } from '../api/errors.ts'
import { presentable } from '../api/server-message.ts'
import type { Expired, Order } from './quoted-order.ts'

/** What is known about the quote of an order in a review. */
type Known = {
  order: Order
  review: ReviewState['is']
  /** The customer's rate in percent. `null` if it can't be read. */
  charges: Decimal | null
  /** The quote that was sent and had expired, with the server's refusal. */
  expired: Expired | undefined
  /** The last quote that the customer saw and that has expired. */
  ended: Quote | null
  /** The last quote that the server named. */
  data: Quote | undefined
  /** Why there is no quote. */
  error: Error | null
  /** A quote is being requested. */
  isFetching: boolean
}

/** The new quote in the refusal of an order whose quote had expired, if it is for this order and hasn't expired too. */
export function renewedQuote({ order, expired, ended }: Pick<Known, 'order' | 'expired' | 'ended'>) {
  const renewed = expired ? quoteIn(expired.response) : null
  return renewed !== null && isFor(renewed, order) && !isSame(renewed, ended) ? renewed : null
}

/** The quote that is still valid. */
export const shownQuote = ({ data, ended }: Pick<Known, 'data' | 'ended'>) =>
  isSame(data, ended) ? undefined : data

/** What the review says about the quote. */
export function quoteState(known: Known): QuoteState {
  const { order, review, charges, expired, ended, error, isFetching } = known
  const quote = shownQuote(known)
  const tried = review === 'unknown' || review === 'refused'
  const was = (review === 'unknown' ? null : ended) ?? expired?.was ?? null
  if (quote === undefined) return stateWithout(isFetching ? null : (error ?? (was && ENDED)), isFetching)
  if (!isFor(quote, order)) return stateWithout(UNFIT, isFetching)
  const shown = { ...quote, rule: presentable(quote.rule) ?? '' }
  return { is: 'binding', quote: shown, was, tried, ownFee: otherFee(quote, charges) }
}

/** The fee by the customer's rate, if the quote has another one (FAIR-4). The form showed that rate. */
function otherFee({ requested, fee }: Quote, percent: Decimal | null): OwnFee | null {
  if (percent === null || percent.startsWith('-')) return null
  const own = withdrawalSummary(requested, percent).fee
  return toCents(own) === toCents(fee) ? null : { fee: own, percent }
}

const isSame = (one: Quote | null | undefined, other: Quote | null) =>
  one != null && JSON.stringify(one) === JSON.stringify(other)

const UNFIT = 'The quote doesn’t match this withdrawal.'
const ENDED = 'The quote you saw is no longer valid.'
const CONFIRM =
  'The server asked for a confirmation before it named a quote, which is not possible here. Try again, or contact support.'

function stateWithout(problem: Error | string | null, retrying: boolean): QuoteState {
  if (typeof problem === 'string') return { is: 'failed', why: problem, retrying }
  if (problem === null) return { is: 'loading' }
  // A quote needs no proof. If the order itself needs one, the customer is asked for it when the order is sent (CAP-3).
  if (asksForProof(problem)) return { is: 'failed', why: CONFIRM, retrying }
  const refuses = problem instanceof ApiError && problem.effect === 'no' && problem.status !== undefined
  if (refuses && !isAbsent(problem) && problem.status !== 429) return { is: 'refused', why: problem.message }
  return { is: 'failed', why: capabilityMessage(problem), retrying }
}

const asksForProof = (problem: Error) =>
  problem instanceof ApiError &&
  problem.status === 403 &&
  (problem.body as { code?: unknown } | null | undefined)?.code === 'step_up'

/** The new quote in a refusal with the code `quote_expired`. */
function quoteIn(response: unknown): Quote | null {
  const read = quoteResponse.safeParse((response as { quote?: unknown } | null)?.quote)
  return read.success ? read.data : null
}

/** Whether the quote is for this amount, and its figures add up. Figures that don't add up are never shown (FAIR-1). */
function isFor({ requested, fee, payout }: Quote, { body }: Order): boolean {
  const amount = toDecimal(body.amount)
  const whole = toCents(requested)
  return (
    amount !== null &&
    whole === toCents(amount) &&
    toCents(fee) + toCents(payout) === whole &&
    toCents(fee) >= 0n &&
    toCents(payout) > 0n
  )
}
