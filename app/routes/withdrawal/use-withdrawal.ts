import type { WithdrawalBody } from '#contract/transactions.ts'
import { announce } from '#ui/lib/announce.ts'
import type { ReviewState } from '#ui/wallet/WithdrawalReview.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '../../api/errors.ts'
import { privateKey } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { useSessionFlag, raiseFlag } from '../../layouts/session-flags.ts'
import { moneyCall, wishAfter, type MoneyEnd } from '../../outbox/money-call.ts'
import { paths } from '../../paths.ts'
import { rememberSent } from './sent-orders.ts'
import { clearForm, keepWish, wishOf, type WithdrawalKind } from './withdrawal-draft.ts'

export type Order = { kind: WithdrawalKind; body: WithdrawalBody }
type Phase =
  { is: 'form' } | { is: 'preparing'; order: Order } | { is: 'review'; order: Order; state: ReviewState }

const stateAfter = (end: Exclude<MoneyEnd, { state: 'done' }>): ReviewState =>
  end.state === 'unknown'
    ? { is: 'unknown', why: end.error.message, retryAfter: end.error.retryAfter }
    : {
        is: 'refused',
        why: end.error.message,
        earlier: end.mayHaveArrived,
        retryAfter: end.error.retryAfter,
      }

/** From a filled form over the loader and the review to one of the three ends (WDR-4). */
export function useWithdrawal(email: string, loaderFor: number) {
  const navigate = useNavigate()
  const loaderOff = useSessionFlag('routeLoaderOff') || loaderFor === 0
  const [phase, setPhase] = useState<Phase>({ is: 'form' })
  const [failure, setFailure] = useState<{ kind: WithdrawalKind; error: ApiError } | null>(null)
  const sending = useRef(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])

  const review = (order: Order) => setPhase({ is: 'review', order, state: { is: 'asking' } })

  const prepare = (order: Order) => {
    setFailure(null)
    if (loaderOff) return review(order)
    announce('Preparing your withdrawal for review')
    setPhase({ is: 'preparing', order })
  }

  const confirm = async (order: Order) => {
    // A state is set too late for the second of two clicks; a ref is not (C12, C15).
    if (sending.current) return
    sending.current = true
    setPhase({ is: 'review', order, state: { is: 'sending' } })
    const wish = wishOf(email, order.body)
    // Before it leaves: should the page die now, the next one knows that this may have arrived.
    rememberSent(email, wish)
    const end = await moneyCall('addWithdrawal', wish)
    sending.current = false
    keepWish(email, wish.body, wishAfter(wish, end))
    if (end.state === 'done') clearForm(email, order.kind)
    if (end.state !== 'refused') void queryClient.invalidateQueries({ queryKey: privateKey(email) })
    // The customer may have gone on meanwhile, or been signed out.
    if (mounted.current) show(order, end)
  }

  const show = (order: Order, end: MoneyEnd) => {
    if (end.state === 'done') {
      announce('Withdrawal requested')
      void navigate(paths.withdrawalHistory)
    } else if (end.state === 'refused' && end.error.fields && !end.mayHaveArrived) {
      setFailure({ kind: order.kind, error: end.error })
      setPhase({ is: 'form' })
    } else setPhase({ is: 'review', order, state: stateAfter(end) })
  }

  return {
    phase,
    failure,
    prepare,
    review,
    /** GLB-2: dismissed once, it stays away for the rest of the browser session. */
    dismissLoader: () => raiseFlag('routeLoaderOff'),
    confirm,
    cancel: () => setPhase({ is: 'form' }),
  }
}
