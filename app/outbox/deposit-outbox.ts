import { useSyncExternalStore } from 'react'
import { depositsQuery, userDetailsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { currentSession } from '../session/session.ts'
import { rememberLastVisit } from './last-visit.ts'
import { createOutbox, type DepositNote } from './outbox.ts'

export const depositOutbox = createOutbox({ who: () => currentSession()?.details.email ?? null })

/** At the start of the app, after the session's. */
export function startOutbox() {
  rememberLastVisit(currentSession()?.details)
  depositOutbox.subscribe(({ state, email }) => {
    if (state !== 'recorded') return
    void queryClient.invalidateQueries({ queryKey: depositsQuery(email).queryKey })
    void queryClient.invalidateQueries({ queryKey: userDetailsQuery(email).queryKey })
  })
  depositOutbox.start()
}

/** What became of the customer's last reported deposit since this page was loaded. */
export function useDepositNote(email: string): DepositNote | null {
  const note = useSyncExternalStore(depositOutbox.subscribe, depositOutbox.note, () => null)
  return note?.email === email ? note : null
}
