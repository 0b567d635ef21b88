import type { Quote } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import { QuoteNote } from '#ui/payout/QuoteNote.tsx'
import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { userDetailsQuery } from '../api/queries.ts'
import { serverTimeNow } from '../api/server-clock.ts'
import { timings } from '../timings.ts'
import { quoteState, renewedQuote, shownQuote } from './quote-state.ts'
import type { Expired, KnownQuote, Order } from './quoted-order.ts'

type Props = {
  email: string
  order: Order
  /** The state of the review. */
  review: ReviewState['is']
  /** The customer's rate in percent. `null` if it can't be read. */
  charges: Decimal | null
  /** The quote that was sent and had expired, with the server's refusal. */
  expired: Expired | undefined
  /** Why the withdrawal would be refused, in local time. `false`: the server’s own sentences are all that there is. */
  explain: (refusal: ApiError) => ReactNode
  /** Called with what is known about the quote, each time that or this function changes. */
  onKnown: (known: KnownQuote) => void
}

/** Asks for the binding quote of the order in an open review (CAP-2), and shows it. Asks again when it has expired. */
export function OrderQuote({ email, order, review, charges, expired, explain, onKnown }: Props) {
  // The last quote that the customer saw and that has expired.
  const [ended, setEnded] = useState<Quote | null>(null)
  const client = useQueryClient()
  const renewed = renewedQuote({ order, expired, ended })
  const { data, error, isFetching, refetch } = useQuery({
    // Not under the key of the customer's other data, which is read again after each attempt: the quote that was shown must stay.
    queryKey: ['quote', email, order.kind, order.body.amount, expired ? 'again' : ''],
    queryFn: ({ signal }) =>
      callCapability('quote', { body: { amount: order.body.amount, destination: order.kind }, signal }),
    // A refusal with `quote_expired` usually contains a new quote.
    enabled: renewed === null,
    // Each review has its own quote, and a quote that the customer sees changes only with a note.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const known = { order, review, charges, expired, ended, data: renewed ?? data, error, isFetching }
  const state = quoteState(known)
  const quote = shownQuote(known)
  // An order that is on its way, or may have arrived, keeps the quote that it was sent with.
  const canEnd = state.is === 'binding' && (review === 'asking' || review === 'refused')
  const end = useEffectEvent((over: Quote, lasted: number) => {
    setEnded(over)
    // Otherwise, a backend whose quotes expire at once would be asked again and again.
    if (lasted < timings.minQuoteValidity) return
    void refetch()
    // The review also shows what is left afterwards, which may have changed meanwhile.
    void client.invalidateQueries(userDetailsQuery(email))
  })
  useEffect(() => {
    if (!canEnd || !quote) return
    const left = timeLeft(quote)
    if (left > LONGEST_TIMER) return
    // Browsers keep a delay in 32 bits, so one far below 0 could become weeks.
    const timer = setTimeout(() => end(quote, left), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [canEnd, quote])

  // Serialized, because each render creates a new object.
  const serialized = JSON.stringify(state.is === 'binding' ? state.quote : null)
  useEffect(
    () => onKnown({ order, is: state.is, quote: JSON.parse(serialized) as Quote | null }),
    [onKnown, order, state.is, serialized],
  )
  const shown =
    state.is === 'refused' && error instanceof ApiError
      ? { ...state, why: explain(error) || state.why }
      : state
  return <QuoteNote state={shown} onRetry={() => void refetch()} className="mt-4" />
}

/** How long a quote is still valid, in milliseconds. */
const timeLeft = ({ until }: Quote) => Date.parse(until) - serverTimeNow()

/** The longest delay of a timer, in milliseconds: browsers keep it in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1
