import { lazy, Suspense, type ComponentType } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { useOrdersNeeded } from './use-orders-needed.ts'

/** The notices about withdrawals, loaded when {@link useOrdersNeeded} says so. */
export const LateOrderNotices = late(async () => (await import('./OrderNotices.tsx')).OrderNotices)

/** The notices about deposits, loaded like those about withdrawals. */
export const LateDepositNotices = late(async () => (await import('./DepositNotices.tsx')).DepositNotices)

/** What sends deposits, and reports the outcome of deposits and withdrawals. Loaded like the notices. */
export const LateOutboxNotice = late(async () => (await import('./OutboxNotice.tsx')).OutboxNotice)

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Notices = lazy(async () => ({ default: await load() }))
  return (props: Props) =>
    useOrdersNeeded() && (
      <ChunkErrorBoundary>
        <Suspense>
          <Notices {...props} />
        </Suspense>
      </ChunkErrorBoundary>
    )
}
