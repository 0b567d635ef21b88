import { lazy, Suspense, type ComponentType } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { useNoticesNeeded } from './use-notices-needed.ts'

/** The notices about withdrawals, loaded when {@link useNoticesNeeded} says so. */
export const LazyOrderNotices = late(async () => (await import('./OrderNotices.tsx')).OrderNotices)

/** The notices about deposits, loaded like those about withdrawals. */
export const LazyDepositNotices = late(async () => (await import('./DepositNotices.tsx')).DepositNotices)

/** What sends deposits, and reports the outcome of deposits and withdrawals. Loaded like the notices. */
export const LazyOutcomeReports = late(async () => (await import('./OutcomeReports.tsx')).OutcomeReports)

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Notices = lazy(async () => ({ default: await load() }))
  return (props: Props) =>
    useNoticesNeeded() && (
      <ChunkErrorBoundary>
        <Suspense>
          <Notices {...props} />
        </Suspense>
      </ChunkErrorBoundary>
    )
}
