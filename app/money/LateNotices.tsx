import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

const OrderNotices = lazy(async () => ({ default: (await import('./OrderNotices.tsx')).OrderNotices }))
const DepositNotices = lazy(async () => ({ default: (await import('./DepositNotices.tsx')).DepositNotices }))

/** {@link OrderNotices}, loaded after the page. For pages that most customers open without an unsettled order. */
export const LateOrderNotices = (props: ComponentProps<typeof OrderNotices>) => (
  <Late>
    <OrderNotices {...props} />
  </Late>
)

/** {@link DepositNotices}, likewise. */
export const LateDepositNotices = (props: ComponentProps<typeof DepositNotices>) => (
  <Late>
    <DepositNotices {...props} />
  </Late>
)

const Late = ({ children }: { children: ReactNode }) => (
  <ChunkErrorBoundary>
    <Suspense>{children}</Suspense>
  </ChunkErrorBoundary>
)
