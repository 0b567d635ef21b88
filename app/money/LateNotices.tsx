import { lazy, Suspense, type ComponentType } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

/** The notices about withdrawals, loaded after the page. For pages that most customers open without an unsettled order. */
export const LateOrderNotices = late(async () => (await import('./OrderNotices.tsx')).OrderNotices)

/** The notices about deposits, also loaded after the page. */
export const LateDepositNotices = late(async () => (await import('./DepositNotices.tsx')).DepositNotices)

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Notices = lazy(async () => ({ default: await load() }))
  return (props: Props) => (
    <ChunkErrorBoundary>
      <Suspense>
        <Notices {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
