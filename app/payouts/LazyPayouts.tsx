import { lazy, Suspense } from 'react'
import { useCapability } from '../api/use-capability.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

const PayoutsWaiting = lazy(async () => ({ default: (await import('./parts.ts')).PayoutsWaiting }))
const MessageCentre = lazy(async () => ({ default: (await import('./parts.ts')).MessageCentre }))

/** What the capabilities of payouts add to the dashboard, loaded after it (CAP-2). */
export function LazyPayouts({
  email,
  part,
  className,
}: {
  email: string
  part: 'waiting' | 'messages'
  className?: string
}) {
  const offered = useCapability(part === 'waiting' ? 'payout-steps' : 'messages')
  const Part = part === 'waiting' ? PayoutsWaiting : MessageCentre
  return (
    offered &&
    email !== '' && (
      <ChunkErrorBoundary>
        {/* On a phone, the button has a row of its own. The lines of `waiting` have no class and keep no room. */}
        <Suspense fallback={className && <p className={`h-9 w-48 pointer-coarse:h-11 ${className}`} />}>
          <Part email={email} className={className} />
        </Suspense>
      </ChunkErrorBoundary>
    )
  )
}
