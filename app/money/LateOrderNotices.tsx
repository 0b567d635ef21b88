import { lazy, Suspense, type ComponentProps } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

const OrderNotices = lazy(async () => ({ default: (await import('./OrderNotices.tsx')).OrderNotices }))

/** {@link OrderNotices} for pages that most customers open without any order to mention: its code is loaded after the page. */
export function LateOrderNotices(props: ComponentProps<typeof OrderNotices>) {
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <OrderNotices {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
