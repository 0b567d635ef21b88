import { lazy, Suspense, useState } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { currentSignOutReason, useSession } from '../session/session.ts'

// Through `LazyNotices.tsx`, which decides when it is needed, so that visitors' pages contain neither.
const Reports = lazy(async () => ({
  default: (await import('./LazyNotices.tsx')).LazyOutcomeReports,
}))

/**
 * Loads what sends and reports orders for a customer who has signed in and may need it; visitors never load it. It stays mounted when the session
 * ends, because the result of an order may arrive after that (WDR-8).
 */
export function CustomerNotices() {
  const email = useSession()?.details.email
  // Kept here, because the customer may sign out before the lazy part has loaded.
  const [lastCustomer, setLastCustomer] = useState(email)
  const [loggedOut, setLoggedOut] = useState(false)
  if (email !== undefined && (email !== lastCustomer || loggedOut)) {
    setLastCustomer(email)
    setLoggedOut(false)
  }
  const logsOut = email === undefined && lastCustomer !== undefined && currentSignOutReason() === 'logout'
  if (logsOut && !loggedOut) setLoggedOut(true)
  if (lastCustomer === undefined) return null
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <Reports lastCustomer={lastCustomer} loggedOutCustomer={loggedOut ? lastCustomer : undefined} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
