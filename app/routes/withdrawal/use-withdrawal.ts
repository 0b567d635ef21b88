import type { WithdrawalBody } from '#contract/transactions.ts'
import { announce } from '#ui/lib/announce.ts'
import type { EarlierOrder, ReviewState } from '#ui/withdrawal/WithdrawalReview.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { declaredIdempotency } from '../../api/capabilities.ts'
import type { ApiError } from '../../api/errors.ts'
import { useSessionFlag, raiseFlag } from '../../storage/session-flags.ts'
import type { SubmissionOutcome } from '../../money/attempt.ts'
import { keyIsGood } from '../../money/key-age.ts'
import type { Order as SentOrder } from '../../money/stored-orders.ts'
import { refreshAfter, useArrivedOrder, withdrawalOrders } from '../../money/withdrawal-orders.ts'
import { paths } from '../../paths.ts'
import { currentSession } from '../../session/session.ts'
import { clearForm, type WithdrawalKind } from './withdrawal-draft.ts'

export type Order = { kind: WithdrawalKind; body: WithdrawalBody }
type Phase =
  | { is: 'form' }
  | { is: 'preparing'; order: Order }
  /** `toldOf`: the key of the earlier order that the review names. */
  | { is: 'review'; order: Order; state: ReviewState; toldOf: string | null }

const arrivedState: ReviewState = { is: 'arrived' }

/** API-14: a repeat is harmless only if the backend declared so at the first try, and still does. */
const earlierOrder = ({ keyed, firstTry }: SentOrder): EarlierOrder => ({
  sentAt: firstTry,
  repeat: keyed && keyIsGood(firstTry) && declaredIdempotency() ? 'counts-once' : 'may-count-twice',
})

function stateAfter(outcome: Exclude<SubmissionOutcome, { state: 'done' }>, order: SentOrder): ReviewState {
  const { message: why, retryAfter, requestId, kind, effect } = outcome.error
  const failure = { why, retryAfter, requestId, offline: kind === 'offline' && effect === 'no' }
  if (outcome.state === 'refused') return { is: 'refused', ...failure }
  return { is: 'unknown', ...failure, refused: effect === 'no', earlier: earlierOrder(order) }
}

/** From a filled form over the loader and the review to one of the three outcomes (WDR-4). */
export function useWithdrawal(email: string, loaderFor: number) {
  const navigate = useNavigate()
  const loaderOff = useSessionFlag('routeLoaderOff') || loaderFor === 0
  const [phase, setPhase] = useState<Phase>({ is: 'form' })
  const [failure, setFailure] = useState<{ kind: WithdrawalKind; error: ApiError } | null>(null)
  const [cleared, setCleared] = useState(0)
  const arrived = useArrivedOrder(phase.is === 'review' && phase.state.is !== 'sending' ? phase.toldOf : null)
  const sending = useRef(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  const review = (order: Order) => {
    const earlier = withdrawalOrders.earlierOf(order.body)
    const state: ReviewState = { is: 'asking', earlier: earlier && earlierOrder(earlier) }
    setPhase({ is: 'review', order, state, toldOf: earlier?.key ?? null })
  }

  useOnline(() => {
    if (phase.is !== 'review' || !('offline' in phase.state) || !phase.state.offline) return
    review(phase.order)
  })

  const prepare = (order: Order) => {
    setFailure(null)
    if (loaderOff) return review(order)
    announce('Preparing your withdrawal for review')
    setPhase({ is: 'preparing', order })
  }

  const confirm = async (order: Order) => {
    // A state is set too late for the second of two clicks; a ref is not (C12, C15).
    if (sending.current) return
    if (phase.is !== 'review') return
    const { toldOf } = phase
    sending.current = true
    setPhase({ is: 'review', order, state: { is: 'sending' }, toldOf })
    const result = await withdrawalOrders.submit(order.body, toldOf)
    sending.current = false
    // The customer may have gone on meanwhile, or been signed out: then the result follows (WDR-8).
    const isHere = mounted.current && currentSession()?.details.email === email
    if (result === null && isHere) return showHeldBack(order, toldOf)
    if (result === null) return withdrawalOrders.publishUnsent(email, order.body)
    refreshAfter(email, result)
    if (result.outcome.state === 'done') clearForm(email, order.kind)
    if (!isHere) return withdrawalOrders.publish(result)
    if (result.outcome.state === 'done') {
      // The history says that it was requested; that it had arrived before, only this can say.
      if (result.repeated && result.outcome.replayed) withdrawalOrders.publish(result)
      else announce('Withdrawal requested')
      void navigate(paths.withdrawalHistory)
    } else show(order, result.outcome, result.order)
  }

  /** The history has shown meanwhile that the order arrived. Otherwise it would look like one that was never sent. */
  const reportArrival = (order: Order, key: string | null) => {
    const sent = key === null ? null : withdrawalOrders.arrivedOrder(key)
    if (sent === null) return false
    clearForm(email, order.kind)
    withdrawalOrders.publish({ order: sent, outcome: { state: 'done', replayed: true }, repeated: true })
    return true
  }

  const showHeldBack = (order: Order, toldOf: string | null) => {
    if (reportArrival(order, toldOf)) return void navigate(paths.withdrawalHistory)
    if (toldOf === null || withdrawalOrders.earlierOf(order.body)) return review(order)
    // Another tab has settled it, and only the history can say how.
    const state: ReviewState = {
      is: 'unknown',
      why: 'This order was settled in another tab, so it was not sent again.',
      earlier: { sentAt: Date.now(), repeat: 'may-count-twice' },
    }
    setPhase({ is: 'review', order, state, toldOf: null })
  }

  const cancel = () => {
    setPhase({ is: 'form' })
    if (phase.is !== 'review' || arrived === null) return
    // A filled form would look like an order that was never sent.
    clearForm(email, phase.order.kind)
    setCleared((times) => times + 1)
  }

  const show = (order: Order, outcome: Exclude<SubmissionOutcome, { state: 'done' }>, sent: SentOrder) => {
    // A field that this form does not have can be shown nowhere, so the review says that nothing was sent.
    const named = Object.keys(outcome.error.fields ?? {}).some((name) => name in order.body)
    if (outcome.state === 'refused' && named) {
      setFailure({ kind: order.kind, error: outcome.error })
      setPhase({ is: 'form' })
    } else {
      const toldOf = outcome.state === 'unknown' ? sent.key : null
      setPhase({ is: 'review', order, state: stateAfter(outcome, sent), toldOf })
    }
  }

  return {
    phase: phase.is === 'review' && arrived !== null ? { ...phase, state: arrivedState } : phase,
    failure,
    /** How often a form was emptied while the page stayed. */
    cleared,
    prepare,
    review,
    /** GLB-2: dismissed once, it stays away for the rest of the browser session. */
    dismissLoader: () => raiseFlag('routeLoaderOff'),
    confirm,
    cancel,
  }
}

/** What was said while the device was offline no longer holds when it is online again. */
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
