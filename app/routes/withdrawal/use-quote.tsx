import type { Decimal } from '#contract/money.ts'
import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import { lazy, Suspense, useState } from 'react'
import { declaredNow, useCapability } from '../../api/use-capability.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import { namedIn } from './current-review-state.ts'
import { refusalText } from './use-payee-book.tsx'
import type { Expired, KnownQuote, Order } from '../../payouts/quoted-order.ts'

const loadQuote = async () => ({ default: (await import('../../payouts/parts.ts')).OrderQuote })
const OrderQuote = lazy(loadQuote)

/** Prefetches the quote if the backend offers it. */
export const prefetchQuote = async () => declaredNow()?.includes('quote') && loadQuote()

const feeElsewhere =
  'It was sent with a quote that the server had confirmed. The fee of that quote isn’t stored in this browser. The history shows it once the withdrawal is there.'

type Reviewed = { order: Order; expired?: Expired | undefined } | null

type Options = {
  reviewed: Reviewed
  state: ReviewState
  /** The order was sent with a quote before. */
  sentAtQuote: boolean
  /** The customer's rate in percent. */
  charges: Decimal | null
}

/**
 * The binding quote of the order in an open review, if the backend offers `quote` (CAP-2). An order that is repeated is sent as it was,
 * with its own quote, so it has no new quote until that one has expired.
 */
export function useQuote(email: string, { reviewed, state, sentAtQuote, charges }: Options) {
  const offered = useCapability('quote')
  const [latest, setLatest] = useState<KnownQuote | null>(null)
  const repeated = state.is === 'asking' && state.earlier != null && !reviewed?.expired
  // Its amount may already be deducted from the balance.
  if (state.is === 'arrived' || state.is === 'elsewhere')
    return { quote: null, toSend: null, amountOnly: true }
  // It is sent with its own quote, whose figures this browser hasn't stored.
  if (repeated && sentAtQuote)
    return {
      quote: null,
      toSend: null,
      amountOnly: true,
      note: <p className="mt-4 text-muted">{feeElsewhere}</p>,
    }
  if (!offered || reviewed === null || repeated) return { quote: null, toSend: null }
  const { order, expired } = reviewed
  const known = latest?.order === order ? latest : null
  const quote = known?.quote ?? null
  return {
    quote,
    /** The quote that is sent with the order. A repeat takes the new quote only if the old one has expired. */
    toSend: state.is === 'unknown' && !expired ? null : quote,
    awaited:
      known === null || known.is === 'loading'
        ? 'We are still getting the quote'
        : known.is === 'refused'
          ? 'The server would not carry it out'
          : undefined,
    note: (
      <ChunkErrorBoundary fallback={<p className="mt-4">The quote could not be loaded. Reload the page.</p>}>
        <Suspense>
          <OrderQuote
            {...{ email, order, charges, expired, review: state.is, onKnown: setLatest }}
            explain={(refusal) => refusalText(email, namedIn(refusal), order.body)}
          />
        </Suspense>
      </ChunkErrorBoundary>
    ),
  }
}
