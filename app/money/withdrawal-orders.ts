import type { WithdrawalBody } from '#contract/orders.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { declaresIdempotency } from '../api/capabilities.ts'
import { withdrawalsQuery } from '../api/history-queries.ts'
import { privateKey, userDetailsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { currentSession } from '../session/session.ts'
import { sendConfirmed } from './send-confirmed.ts'
import { looksLike } from './history-match.ts'
import type { ListedOrder } from './listed-orders.ts'
import type { OrderResult } from './order-result.ts'
import { createOrders } from './send-withdrawal.ts'
import { requestedOrders } from './requested-orders.ts'
import { termsNow, withdrawalsNow } from './read-now.ts'
import { watchLeaving } from './watch-leaving.ts'
import { ORDERS_KEY } from './storage-keys.ts'

/** The app's only store of withdrawals: sends them, and keeps each until its outcome is certain (FAIR-7). */
export const withdrawalOrders = createOrders({
  who: () => currentSession()?.details.email ?? null,
  send: sendConfirmed,
  declared: declaresIdempotency,
  known: (email) => queryClient.getQueryData(withdrawalsQuery(email).queryKey)?.rows ?? [],
  readNow: withdrawalsNow,
  termsNow,
  watchLeaving,
})

let started = false

/** Starts to watch the history and the other tabs. Called once a customer is signed in; later calls do nothing. */
export function startOrders() {
  if (started) return
  started = true
  withdrawalOrders.start()
  // An order sent by another tab may already have a row, and the review in this tab has to mention it.
  window.addEventListener('storage', ({ key }) => {
    const email = currentSession()?.details.email
    if (key !== ORDERS_KEY || email === undefined) return
    void queryClient.invalidateQueries({ queryKey: withdrawalsQuery(email).queryKey })
    // The order also changes the available amount once it is carried out.
    void queryClient.invalidateQueries({ queryKey: userDetailsQuery(email).queryKey })
  })
  // A history read on any page may prove that an order arrived (API-15).
  const settle = (email: string) => {
    const rows = queryClient.getQueryData(withdrawalsQuery(email).queryKey)?.rows
    if (rows) withdrawalOrders.settle(email, rows)
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const email = currentSession()?.details.email
    if (type !== 'updated' || email === undefined || query.state.status !== 'success') return
    if (query.queryKey.join() === withdrawalsQuery(email).queryKey.join()) settle(email)
  })
  // The history may have been read before this module was loaded.
  const email = currentSession()?.details.email
  if (email !== undefined) settle(email)
}

/** Fetches the customer's figures and histories again if the order was, or may have been, carried out. */
export function refreshAfter(email: string, { outcome }: OrderResult) {
  if (outcome.state !== 'refused') void queryClient.invalidateQueries({ queryKey: privateKey(email) })
}

/** Reads the list again, on any page, while it hasn't shown the row of a recent withdrawal that the server has confirmed. */
export function refreshAwaited() {
  const email = currentSession()?.details.email
  if (email !== undefined && !document.hidden && requestedOrders.isAwaited(email))
    void queryClient.prefetchQuery({ ...withdrawalsQuery(email), staleTime: 0 })
}

/** The row in the history that looks like this order and wasn't among those `seen` before it was sent. */
export function rowAfter(body: WithdrawalBody, seen: readonly string[]) {
  const text = JSON.stringify(body)
  const email = currentSession()?.details.email
  const rows =
    email === undefined ? [] : (queryClient.getQueryData(withdrawalsQuery(email).queryKey)?.rows ?? [])
  return rows.find((row) => {
    const { _id: id } = row
    return !seen.includes(id) && looksLike(row, text)
  })
}

const none: readonly ListedOrder[] = []

/** The signed-in customer's withdrawals that still have to be settled or acknowledged (WDR-8). */
export const useListedOrders = () =>
  useSyncExternalStore(withdrawalOrders.subscribe, withdrawalOrders.listed, () => none)

/** Earlier orders with these details, from any tab, and the current state of the order with this key. */
export function useSameOrders(body: WithdrawalBody | null, key: string | null) {
  const read = () => ({
    same: body && withdrawalOrders.before(body),
    state: key === null ? null : withdrawalOrders.stateOf(key),
    listed: key === null ? undefined : withdrawalOrders.listedRowOf(key),
  })
  // Compared as text, because `useSyncExternalStore` requires the same value until something changes.
  const text = useSyncExternalStore(withdrawalOrders.subscribe, () => JSON.stringify(read()))
  return useMemo(() => JSON.parse(text) as ReturnType<typeof read>, [text])
}

/** A result that arrived after the customer had left the page that sent the order. */
export const useOrderResult = () =>
  useSyncExternalStore(withdrawalOrders.subscribe, withdrawalOrders.result, () => null)
