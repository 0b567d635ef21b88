import { quoteAnswer, type Quote } from '#contract/capabilities/payouts.ts'
import { toCents, toDecimal } from '#contract/money.ts'
import { QuoteNote, type QuoteState } from '#ui/payout/QuoteNote.tsx'
import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { serverNow } from '../api/server-clock.ts'
import { presentable } from '../api/server-message.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { timings } from '../timings.ts'
import type { Expired, Order, Price } from './quoted-order.ts'

type Props = {
  email: string
  order: Order
  /** The state of the review. */
  review: ReviewState['is']
  /** The price that was sent and no longer held, with the server's refusal. */
  expired: Expired | undefined
  /** Called with what is known of the price, each time that or this function changes. */
  onPrice: (price: Price) => void
}

/** Asks for the binding price of the order in an open review (CAP-2), and shows it. Asks again when it has ended. */
export function OrderQuote({ email, order, review, expired, onPrice }: Props) {
  // The last price that the customer saw and that no longer holds.
  const [ended, setEnded] = useState<Quote | null>(null)
  const renewed = expired ? quoteIn(expired.said) : null
  const isNew = renewed !== null && isFor(renewed, order) && !isSame(renewed, ended)
  const { data, error, isFetching, refetch } = useQuery({
    // Not below the customer's other data, which is read again after each try: the price must stay the one that was shown.
    queryKey: ['quote', email, order.kind, order.body.amount, expired ? 'again' : ''],
    queryFn: ({ signal }) =>
      callCapability('quote', { body: { amount: order.body.amount, destination: order.kind }, signal }),
    // A refusal with `quote_expired` usually contains a new quote.
    enabled: !isNew,
    // Each review has a price of its own, and a price that the customer sees changes only with a note.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const quote = isNew ? renewed : isSame(data, ended) ? undefined : data
  const fits = quote !== undefined && isFor(quote, order)
  // An order that is on its way, or may have arrived, keeps the price that it was sent at.
  const canEnd = fits && (review === 'asking' || review === 'refused')
  const tried = review === 'unknown' || review === 'refused'
  const was = (review === 'unknown' ? null : ended) ?? expired?.was ?? null
  const end = useEffectEvent((price: Quote, lasted: number) => {
    setEnded(price)
    // Otherwise, a backend whose prices end at once would be asked over and over.
    if (lasted >= timings.shortestPrice) void refetch()
  })
  useEffect(() => {
    if (!canEnd) return
    const left = Date.parse(quote.until) - (serverNow() ?? Date.now())
    if (left > LONGEST_TIMER) return
    const timer = setTimeout(() => end(quote, left), left)
    return () => clearTimeout(timer)
  }, [canEnd, quote])

  const state: QuoteState = fits
    ? { is: 'binding', quote: { ...quote, rule: presentable(quote.rule) ?? '' }, was, tried }
    : stateWithout(quote === undefined ? (isFetching ? null : (error ?? (was && ENDED))) : UNFIT, isFetching)
  // Serialized, because each render creates a new object.
  const price = JSON.stringify(state.is === 'binding' ? state.quote : null)
  useEffect(
    () => onPrice({ order, is: state.is, quote: JSON.parse(price) as Quote | null }),
    [onPrice, order, state.is, price],
  )
  return <QuoteNote state={state} onRetry={() => void refetch()} className="mt-4" />
}

const isSame = (one: Quote | null | undefined, other: Quote | null) =>
  one != null && JSON.stringify(one) === JSON.stringify(other)

/** The longest delay of a timer, in milliseconds: browsers keep it in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1
const UNFIT = 'The price does not fit this withdrawal.'
const ENDED = 'The price you saw no longer holds.'

function stateWithout(problem: Error | string | null, retrying: boolean): QuoteState {
  if (typeof problem === 'string') return { is: 'failed', why: problem, retrying }
  if (problem === null) return { is: 'loading' }
  const refuses = problem instanceof ApiError && problem.effect === 'no' && problem.status !== undefined
  if (refuses && !isAbsent(problem) && problem.status !== 429) return { is: 'refused', why: problem.message }
  return { is: 'failed', why: capabilityMessage(problem), retrying }
}

/** The new quote in a refusal with the code `quote_expired`. */
function quoteIn(said: unknown): Quote | null {
  const read = quoteAnswer.safeParse((said as { quote?: unknown } | null)?.quote)
  return read.success ? read.data : null
}

/** Whether the price is one for this amount, and its figures add up. Figures that don't are never shown (FAIR-1). */
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
