import { quoteAnswer, type Quote } from '#contract/capabilities/payouts.ts'
import { toCents, toDecimal } from '#contract/money.ts'
import { QuoteNote, type QuoteState } from '#ui/payout/QuoteNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { presentable } from '../api/server-message.ts'
import { capabilityMessage, isAbsent } from './capability-failure.ts'
import type { Expired, Order, Price } from './quoted-order.ts'

type Props = {
  email: string
  order: Order
  /** The price that was sent and no longer held, with the server's refusal. */
  expired: Expired | undefined
  /** Called with what is known of the price, each time that changes. */
  onPrice: (price: Price) => void
}

/** Asks for the binding price of the order in an open review (CAP-2), and shows it. */
export function OrderQuote({ email, order, expired, onPrice }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    // Not below the customer's other data, which is read again after each try: the price must stay the one that was shown.
    queryKey: ['quote', email, order.kind, order.body.amount],
    queryFn: ({ signal }) =>
      callCapability('quote', { body: { amount: order.body.amount, destination: order.kind }, signal }),
    // Each review has a price of its own, and a price that the customer sees changes only with a note.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const renewed = expired && quoteIn(expired.said)
  const quote = expired ? renewed : data
  const fits = quote != null && isFor(quote, order)
  const state: QuoteState = fits
    ? {
        is: 'binding',
        quote: { ...quote, rule: presentable(quote.rule) ?? '' },
        was: renewed ? expired?.was : null,
      }
    : stateWithout(
        quote != null || expired !== undefined ? 'The price does not fit this withdrawal.' : error,
        isFetching,
      )
  const id = state.is === 'binding' ? state.quote.id : null
  const report = useEffectEvent((is: Price['is'], of: string | null, priced: Order) =>
    onPrice({
      order: priced,
      is,
      quote: state.is === 'binding' && state.quote.id === of ? state.quote : null,
    }),
  )
  useEffect(() => report(state.is, id, order), [state.is, id, order])
  return <QuoteNote state={state} onRetry={() => void refetch()} className="mt-4" />
}

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
  return amount !== null && whole === toCents(amount) && toCents(fee) + toCents(payout) === whole
}
