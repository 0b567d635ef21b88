import type { Decimal } from '#contract/money.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { declaresIdempotency } from '../api/capabilities.ts'
import { depositsQuery } from '../api/history-queries.ts'
import { userDetailsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { currentSession } from '../session/session.ts'
import { submit } from './attempt.ts'
import type { DepositNote } from './deposit-notes.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { createOutbox } from './outbox.ts'
import { markSettled } from './pending-deposit.ts'
import { depositsNow } from './read-now.ts'
import { sameDeposits, type SameDeposits } from './same-deposits.ts'

/** The app's only outbox: reports, stores and sends the deposits of whoever is signed in (DEP-3). */
export const depositOutbox = createOutbox({
  who: () => currentSession()?.details.email ?? null,
  send: (attempt) => submit('addDeposit', attempt),
  declared: declaresIdempotency,
  history: (email) =>
    queryClient.fetchQuery({ ...depositsQuery(email), staleTime: 0 }).then(
      ({ rows }) => rows,
      () => null,
    ),
  readNow: depositsNow,
})

let started = false

/** Starts to send the stored deposits. Called once a customer is signed in; later calls do nothing. */
export function startOutbox() {
  if (started) return
  started = true
  depositOutbox.subscribe(() => {
    const note = depositOutbox.note()
    if (note === null) return
    const { id, state, email, row } = note
    if (state === 'refused') markSettled(email, id, 'refused')
    if (state === 'recorded' || state === 'listed') markSettled(email, id, 'recorded', row)
    else if (state !== 'unknown') return
    // Reported a second time for its row, for which the list was read.
    if (state === 'recorded' && row) return
    void queryClient.invalidateQueries({ queryKey: depositsQuery(email).queryKey })
    void queryClient.invalidateQueries({ queryKey: userDetailsQuery(email).queryKey })
  })
  // A history read on any page may prove that a deposit arrived (API-15).
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const email = currentSession()?.details.email
    if (type !== 'updated' || email === undefined || query.state.status !== 'success') return
    const { queryKey } = depositsQuery(email)
    const rows = queryClient.getQueryData(queryKey)?.rows
    if (rows && query.queryKey.join() === queryKey.join()) depositOutbox.settle(email, rows)
  })
  // The history may have been read before this module was loaded.
  const email = currentSession()?.details.email
  const rows = email === undefined ? undefined : queryClient.getQueryData(depositsQuery(email).queryKey)?.rows
  if (email !== undefined && rows) depositOutbox.settle(email, rows)
  depositOutbox.start()
}

const none: readonly DepositNote[] = []

/** The latest note about each of this customer's deposits since the page was loaded, the oldest deposit first. */
export function useDepositNotes(email: string): readonly DepositNote[] {
  const notes = useSyncExternalStore(depositOutbox.subscribe, depositOutbox.noteOfEach, () => none)
  return useMemo(() => notes.filter((note) => note.email === email), [notes, email])
}

/** {@link sameDeposits}, kept up to date with what this tab and the others store. */
export function useSameDeposits(email: string, amount: Decimal, own: string | null): SameDeposits {
  // Compared as text, because `useSyncExternalStore` requires the same value until something changes.
  const text = useSyncExternalStore(subscribeToStored, () =>
    JSON.stringify(sameDeposits(email, amount, own, depositOutbox.noteOfEach())),
  )
  return useMemo(() => JSON.parse(text) as SameDeposits, [text])
}

function subscribeToStored(changed: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === OUTBOX_KEY || key === null) && changed()
  const stop = depositOutbox.subscribe(changed)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}
