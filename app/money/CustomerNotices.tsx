import { lazy, Suspense, useState } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { currentSignOutReason, useSession } from '../session/session.ts'

const OutboxNotice = lazy(async () => ({ default: (await import('./OutboxNotice.tsx')).OutboxNotice }))

/**
 * Sends and reports what customers ask for. Visitors' pages load none of it. It stays when a session ends, because the result
 * of an order may come after that (WDR-8).
 */
export function CustomerNotices() {
  const email = useSession()?.details.email
  // Remembered here, because the customer may sign out before the rest has loaded.
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
        <OutboxNotice loggedOut={loggedOut ? last : undefined} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
