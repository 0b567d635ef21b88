import { lazy, Suspense, type ComponentType } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { useOrdersNeeded } from './use-orders-needed.ts'

/** The notices about withdrawals, loaded once they may be needed. For pages that most customers open without an unsettled order. */
export const LateOrderNotices = late(async () => (await import('./OrderNotices.tsx')).OrderNotices)

/** The notices about deposits, loaded like those about withdrawals. */
export const LateDepositNotices = late(async () => (await import('./DepositNotices.tsx')).DepositNotices)

/** What sends orders and reports their outcome, loaded when an order is stored or may be sent. */
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
