import { lazy, Suspense } from 'react'
import { offersSecurity, useDeclared } from '../api/use-capability.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

const LockLine = lazy(async () => ({ default: (await import('./LockLine.tsx')).LockLine }))

/** Until when nothing can be withdrawn, loaded after the dashboard (CAP-3). */
export function LazyLockLine({ email }: { email: string }) {
  return (
    offersSecurity(useDeclared()) && (
      <ChunkErrorBoundary>
        <Suspense>
          <LockLine email={email} />
        </Suspense>
      </ChunkErrorBoundary>
    )
  )
}
