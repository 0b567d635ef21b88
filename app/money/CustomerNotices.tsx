import { lazy, Suspense, useState } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { useSession } from '../session/session.ts'

const OutboxNotice = lazy(async () => ({ default: (await import('./OutboxNotice.tsx')).OutboxNotice }))

/**
 * Sends and reports what customers ask for. Visitors' pages load none of it. It stays when a session ends, because the result
 * of an order may come after that (WDR-8).
 */
export function CustomerNotices() {
  const signedIn = useSession() !== null
  const [needed, setNeeded] = useState(signedIn)
  if (signedIn && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <OutboxNotice />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
