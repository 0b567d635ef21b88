import { lazy, Suspense, type ComponentProps } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

const OrderNotices = lazy(async () => ({ default: (await import('./OrderNotices.tsx')).OrderNotices }))
const DepositNotices = lazy(async () => ({ default: (await import('./DepositNotices.tsx')).DepositNotices }))

/** {@link OrderNotices}, loaded after the page. For pages that most customers open without an unsettled order. */
export function LateOrderNotices(props: ComponentProps<typeof OrderNotices>) {
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <OrderNotices {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

/** {@link DepositNotices}, likewise. */
export function LateDepositNotices(props: ComponentProps<typeof DepositNotices>) {
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <DepositNotices {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
