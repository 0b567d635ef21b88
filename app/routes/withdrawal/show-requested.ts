import { idOf } from '#contract/transactions.ts'
import { announce } from '#ui/lib/announce.ts'
import type { NavigateFunction } from 'react-router-dom'
import type { Row } from '../../money/history-match.ts'
import { justRequested } from '../../money/just-requested.ts'
import type { OrderResult } from '../../money/order-result.ts'
import { requestedOrders } from '../../money/requested-orders.ts'
import { newRowOf } from '../../money/row-of-order.ts'
import { withdrawalOrders } from '../../money/withdrawal-orders.ts'
import { paths } from '../../paths.ts'
import { currentSession } from '../../session/session.ts'

type Page = {
  /** The customer who sent the order. */
  email: string
  /** Whether the page that sent the order is still open, and they are still signed in. */
  isHere: boolean
  /** Whether the page has begun to be left. */
  isLeaving: () => boolean
  navigate: NavigateFunction
}

/** Opens the history and in it the details of a withdrawal that was requested (WDR-4), or reports it on another page (WDR-8). */
export async function showRequested(result: OrderResult, { email, isHere, isLeaving, navigate }: Page) {
  // The history shows that it was requested, but not that an earlier attempt had already arrived.
  const isReplay = result.repeated && result.outcome.state === 'done' && result.outcome.replayed
  const isAnnounced = isHere && !isReplay
  if (isAnnounced) announce('Withdrawal requested')
  else withdrawalOrders.publish(result)
  if (isHere) await navigate(paths.withdrawalHistory)
  // Another customer may have signed in meanwhile. The list would be theirs (C27).
  if (currentSession()?.details.email !== email) return
  const here = window.location.href
  const row = await newRowOf(result.order)
  // The list doesn't show the order, so a report has to.
  if (isAnnounced && row === null) withdrawalOrders.publish(result)
  // The customer may not see what a page shows while it is being left, so the next page reports the order.
  if (!isLeaving()) requestedOrders.reported(result.order.key)
  if (!isHere || row === null || window.location.href !== here) return
  if (isAnnounced) justRequested.set(idOf(row))
  await openDetails(row, navigate)
}

const openDetails = ({ _id: id }: Row, navigate: NavigateFunction) =>
  navigate(`${paths.withdrawalHistory}?row=${encodeURIComponent(id)}`, {
    replace: true,
    preventScrollReset: true,
  })
