import type { Quote } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import { announce } from '#ui/lib/announce.ts'
import type { ReviewOrder } from '#ui/withdrawal/ReviewFigures.tsx'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '../../api/errors.ts'
import { useSessionFlag, raiseFlag } from '../../storage/session-flags.ts'
import { isQuoteExpired, type SubmissionOutcome, type UnsentReason } from '../../money/attempt.ts'
import { detailsOf } from '../../money/order-details.ts'
import type { Order as SentOrder } from '../../money/withdrawal-store.ts'
import {
  refreshAfter,
  rowAfter,
  useListedOrders,
  useSameOrders,
  withdrawalOrders,
} from '../../money/withdrawal-orders.ts'
import type { ConfirmedFee } from '../../money/read-before.ts'
import { proofAwaited } from '../../money/send-confirmed.ts'
import { watchLeaving } from '../../money/watch-leaving.ts'
import { useBackCloses } from '../../routing/use-back-closes.ts'
import { currentSession } from '../../session/session.ts'
import type { Expired, Order } from '../../payouts/quoted-order.ts'
import { isBusy, reviewStateNow, stateAfter, whileAsked, type Reviewed } from './current-review-state.ts'
import { showRequested } from './show-requested.ts'
import { clearForm, holdsOrder, type WithdrawalKind } from './withdrawal-draft.ts'

type Phase =
  | { is: 'form' }
  | { is: 'preparing'; order: Order }
  | ({
      is: 'review'
      order: Order
      expired?: Expired
      charges: Decimal | null
      /** While the order is being sent: the figures that the customer has confirmed. */
      confirmed?: ReviewOrder
    } & Reviewed)

/** What the customer confirms with Okay. `quote`: sent with the order, so that its fee binds (CAP-2). `shown`: the figures of the review. */
type Confirmed = { quote: Quote | null; shown: ReviewOrder; fee: ConfirmedFee | null }

const asking = { is: 'asking' } as const

/** Why an order was not sent, if it can't be confirmed again. */
const closing = new Set<UnsentReason>(['notAllowed', 'termsUnreadable'])

type Options = {
  /** In milliseconds, 0 for no loader. */
  loaderFor: number
  /** The customer's fee in percent, as last read. */
  charges: Decimal | null
}

/** The steps of a withdrawal (WDR-4): form, loader, review, and the outcome. */
export function useWithdrawal(email: string, { loaderFor, charges }: Options) {
  const navigate = useNavigate()
  const loaderOff = useSessionFlag('routeLoaderOff') || loaderFor === 0
  const [phase, setPhase] = useState<Phase>({ is: 'form' })
  const [failure, setFailure] = useState<{ kind: WithdrawalKind; error: ApiError } | null>(null)
  const [cleared, setCleared] = useState(0)
  const reviewed = phase.is === 'review' ? phase : null
  const { same, state: known, listed } = useSameOrders(reviewed?.order.body ?? null, reviewed?.key ?? null)
  const foundRow = reviewed?.seen ? rowAfter(reviewed.order.body, reviewed.seen) : undefined
  const awaitsProof = useSyncExternalStore(proofAwaited.subscribe, proofAwaited.get, () => false)
  const reviewState =
    reviewed && same
      ? whileAsked(reviewStateNow(reviewed, same, known, listed, foundRow), awaitsProof)
      : asking
  const sending = useRef(false)
  const mounted = useRef(false)
  // The key of an order that the review, or the form, reports as refused.
  const refused = useRef<string>(null)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      closeRefusal(refused)
    }
  }, [])
  // Once the review shows an order of another tab, it follows that order until it is settled.
  const named = reviewed?.state.is === 'asking' ? (same?.again?.key ?? null) : null
  if (reviewed && named !== null && named !== reviewed.key)
    setPhase({ ...reviewed, key: named, seen: same?.again?.rowsKnown ? same.again.seen : null })

  const review = (order: Order, from?: { key: string | null; charges: Decimal | null }) =>
    setPhase({ is: 'review', order, state: asking, key: null, charges, fingerprint: '', ...from })

  const reviewAgain = ({ order, key, charges: since }: NonNullable<typeof reviewed>) =>
    review(order, { key, charges: since })

  const empty = (kind: WithdrawalKind) => {
    clearForm(email, kind)
    setCleared((times) => times + 1)
  }

  const lost = useRef<Order & { key: string }>(null)
  // Renders again when the history has settled an order.
  useListedOrders()
  useEffect(() => {
    const order = lost.current
    if (phase.is !== 'form' || order === null || withdrawalOrders.stateOf(order.key) !== 'arrived') return
    lost.current = null
    // The order has arrived. A form that still held it would look as if it had never been sent.
    if (holdsOrder(email, order.kind, order.body)) empty(order.kind)
  })

  useOnline(() => {
    if (reviewed && 'offline' in reviewed.state && reviewed.state.offline) reviewAgain(reviewed)
  })

  const prepare = (order: Order) => {
    setFailure(null)
    if (loaderOff) return review(order)
    announce('Preparing your withdrawal for review')
    setPhase({ is: 'preparing', order })
  }

  const confirm = async (order: Order, confirmed: Confirmed) => {
    const isLeaving = watchLeaving()
    await send(order, confirmed, isLeaving)
    isLeaving()
  }

  const send = async (order: Order, { quote, shown, fee }: Confirmed, isLeaving: () => boolean) => {
    // A ref, because React state is updated too late for a double click (C12, C15).
    if (sending.current || !reviewed || !same) return
    const { key } = reviewed
    const repeat = same.again !== null
    sending.current = true
    setPhase({ ...reviewed, state: { is: 'checking' } })
    const body = quote ? { ...order.body, quote: quote.id } : order.body
    const result = await withdrawalOrders.submit(body, { fingerprint: same.fingerprint, fee }, () => {
      // The figures stay as they were confirmed, because the amount may be deducted before the response arrives.
      if (mounted.current) setPhase({ ...reviewed, state: { is: 'sending', repeat }, confirmed: shown })
    })
    sending.current = false
    // The customer may have left the page or been signed out. Then the result is shown on the page they are on (WDR-8).
    const isHere = mounted.current && currentSession()?.details.email === email
    if ('unsent' in result) {
      // The review is shown again with what has changed.
      if (isHere && !closing.has(result.unsent)) return reviewAgain(reviewed)
      if (isHere) setPhase({ is: 'form' })
      const arrived = key !== null && withdrawalOrders.stateOf(key) === 'arrived'
      return arrived ? undefined : withdrawalOrders.publishUnsent(email, order.body, result.unsent)
    }
    refreshAfter(email, result)
    if (result.outcome.state !== 'done') {
      if (!isHere) return withdrawalOrders.publish(result)
      show(order, result.outcome, result.order, quote)
      refused.current = result.outcome.state === 'refused' ? result.order.key : null
      return
    }
    clearForm(email, order.kind)
    await showRequested(result, { email, isHere, isLeaving, navigate })
  }

  const cancel = () => {
    setPhase({ is: 'form' })
    closeRefusal(refused)
    const isSent =
      reviewState.is === 'arrived' || (reviewState.is === 'elsewhere' && reviewState.row !== null)
    if (reviewed && isSent) empty(reviewed.order.kind)
  }
  useBackCloses(reviewed !== null && !isBusy(reviewState), cancel)

  const show = (
    order: Order,
    outcome: Exclude<SubmissionOutcome, { state: 'done' }>,
    sent: SentOrder,
    quote: Quote | null,
  ) => {
    // Errors of fields that the form doesn't have can't be shown there, so the review reports the refusal.
    const inForm = Object.keys(outcome.error.fields ?? {}).some((name) => name in order.body)
    if (outcome.state === 'refused' && inForm) {
      setFailure({ kind: order.kind, error: outcome.error })
      setPhase({ is: 'form' })
      return
    }
    const key = outcome.state === 'unknown' ? sent.key : null
    if (key !== null) lost.current = { ...order, key }
    const { fingerprint } = withdrawalOrders.before(order.body)
    const expired = isQuoteExpired(outcome.error) ? { was: quote, response: outcome.error.body } : undefined
    // The review shows the new quote beside the old one, and asks again.
    const state = expired && outcome.state === 'refused' ? asking : stateAfter(outcome, sent)
    setPhase({ is: 'review', order, state, key, charges, fingerprint, expired })
  }

  return {
    phase,
    reviewState,
    /** The earlier order that the review names was sent with a quote. */
    sentAtQuote: same?.again != null && detailsOf(same.again.body) !== same.again.body,
    failure,
    /** How often a form was cleared since the page was opened. */
    cleared,
    prepare,
    review,
    /** Turns the loader off for the rest of the browser session (GLB-2). */
    dismissLoader: () => raiseFlag('routeLoaderOff'),
    confirm,
    cancel,
  }
}

/** Pressing Escape or Back while the order is being sent may close a refusal before the customer has read it. */
function closeRefusal(refused: RefObject<string | null>) {
  if (refused.current !== null) withdrawalOrders.closeRefusal(refused.current)
  refused.current = null
}

/** Calls `then` when the device is online again. */
function useOnline(then: () => void) {
  const latest = useRef(then)
  useEffect(() => {
    latest.current = then
  })
  useEffect(() => {
    const online = () => latest.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}
