import { lazy, Suspense, useState } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { currentSignOutReason, useSession } from '../session/session.ts'

// Through `LateNotices.tsx`, which decides when it is needed, so that visitors' pages contain neither.
const Notices = lazy(async () => ({
  default: (await import('./LateNotices.tsx')).LateOutboxNotice,
}))

/**
 * Loads what sends and reports orders for a customer who has signed in and may need it; visitors never load it. It stays mounted when the session
 * ends, because the result of an order may arrive after that (WDR-8).
 */
export function CustomerNotices() {
  const email = useSession()?.details.email
  // Kept here, because the customer may sign out before the lazy part has loaded.
  const [last, setLast] = useState(email)
  const [loggedOut, setLoggedOut] = useState(false)
  if (email !== undefined && (email !== last || loggedOut)) {
    setLast(email)
    setLoggedOut(false)
  }
  const logsOut = email === undefined && last !== undefined && currentSignOutReason() === 'logout'
  if (logsOut && !loggedOut) setLoggedOut(true)
  if (last === undefined) return null
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <Notices last={last} loggedOut={loggedOut ? last : undefined} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
