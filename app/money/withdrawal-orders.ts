import { useSyncExternalStore } from 'react'
import { declaresIdempotency } from '../api/capabilities.ts'
import { privateKey, withdrawalsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { currentSession } from '../session/session.ts'
import { submit } from './attempt.ts'
import { createOrders, type OrderResult } from './orders.ts'
import type { Order } from './stored-orders.ts'

export const withdrawalOrders = createOrders({
  who: () => currentSession()?.details.email ?? null,
  send: (attempt) => submit('addWithdrawal', attempt),
  declared: declaresIdempotency,
  known: (email) => queryClient.getQueryData(withdrawalsQuery(email).queryKey)?.rows ?? [],
})

let started = false

/** Begins to watch the history and the other tabs, once a page has a customer. */
export function startOrders() {
  if (started) return
  started = true
  withdrawalOrders.start()
  // A history that is read on any page may prove that an order arrived (API-15).
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const email = currentSession()?.details.email
    if (type !== 'updated' || email === undefined || query.state.status !== 'success') return
    const { queryKey } = withdrawalsQuery(email)
    const rows = queryClient.getQueryData(queryKey)?.rows
    if (rows && query.queryKey.join() === queryKey.join()) withdrawalOrders.settle(email, rows)
  })
}

/** After a press on Okay: figures and histories are read again where the order was or may have been carried out. */
export function refreshAfter(email: string, { outcome }: OrderResult) {
  if (outcome.state !== 'refused') void queryClient.invalidateQueries({ queryKey: privateKey(email) })
}

const none: readonly Order[] = []

/** The signed-in customer's withdrawals whose outcome is unknown. */
export const useUnsettledOrders = () =>
  useSyncExternalStore(withdrawalOrders.subscribe, withdrawalOrders.unsettled, () => none)

/** The order under this key, once the history has shown that it was carried out. */
export const useArrivedOrder = (key: string | null) =>
  useSyncExternalStore(
    withdrawalOrders.subscribe,
    () => (key === null ? null : withdrawalOrders.arrivedOrder(key)),
    () => null,
  )

/** A result that came after the customer had left the page that sent the order. */
export const useOrderResult = () =>
  useSyncExternalStore(withdrawalOrders.subscribe, withdrawalOrders.result, () => null)
