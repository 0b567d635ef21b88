import { lazy, Suspense } from 'react'
import { brand } from '../content/brand.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { showsTips } from '../paths.ts'
import type { SlowNavigation } from '../routing/use-slow-navigation.ts'
import { useSessionFlag } from '../storage/session-flags.ts'
import { timings } from '../timings.ts'
import { useDialogOpen, useDialogsPaused } from './dialog-queue.ts'
import { SlowPage } from './SlowPage.tsx'
import { TimedPageLoader } from './TimedPageLoader.tsx'

const Tips = lazy(async () => ({ default: (await import('./Tips.tsx')).Tips }))

type Props = {
  path: string
  /** The guard is about to redirect to another page. */
  leaving: boolean
  slow: SlowNavigation | null
  loader?: typeof brand.routeLoader
  loaderFor?: number
}

/** Everything that appears by itself: the loader of a route change, and the tips. */
export function RouteOverlays({
  path,
  leaving,
  slow,
  loader = brand.routeLoader,
  loaderFor = timings.routeLoader,
}: Props) {
  const tipsStopped = useSessionFlag('tipsStopped')
  const dialogOpen = useDialogOpen()
  const covered = useDialogsPaused()
  return (
    <>
      <ChunkErrorBoundary>
        <Suspense>{!tipsStopped && showsTips(path) && <Tips paused={dialogOpen || covered} />}</Suspense>
      </ChunkErrorBoundary>
      {loader === 'three-seconds' ? (
        <TimedPageLoader path={path} leaving={leaving} duration={loaderFor} />
      ) : (
        slow?.shows === 'loader' && <SlowPage path={slow.path} shows="loader" />
      )}
    </>
  )
}
