import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { pageTitle } from '../paths.ts'
import { raiseFlag, useSessionFlag } from '../storage/session-flags.ts'
import { usePauseDialogs } from './dialog-queue.ts'

const RouteLoader = lazy(async () => ({ default: (await import('#ui/shell/RouteLoader.tsx')).RouteLoader }))
const Skeleton = lazy(async () => ({ default: (await import('./PageSkeleton.tsx')).PageSkeleton }))

/** Loads what a slow route change shows. Call it before one can happen. */
export const prefetchLoaders = () =>
  Promise.all([import('#ui/shell/RouteLoader.tsx'), import('./PageSkeleton.tsx')])

/** Shows nothing until its content is loaded, or if it can't be. */
const Optional = ({ children }: { children: ReactNode }) => (
  <ChunkErrorBoundary>
    <Suspense>{children}</Suspense>
  </ChunkErrorBoundary>
)

/** Stands for a page whose code is still loading. */
export const PageSkeleton = ({ path }: { path: string }) => (
  <Optional>
    <Skeleton path={path} />
  </Optional>
)

/** The loader over a page whose code is still loading. */
export function PageLoader({ path }: { path: string }) {
  usePauseDialogs(true)
  return (
    <Optional>
      <RouteLoader title={pageTitle(path)} />
    </Optional>
  )
}

type TimedProps = {
  path: string
  /** The guard is about to redirect to another page. */
  leaving: boolean
  /** In milliseconds. */
  duration: number
}

/** The loader that covers every new page for a while, but not the first one, until the visitor dismisses it (GLB-2). */
export function TimedPageLoader({ path, leaving, duration }: TimedProps) {
  const off = useSessionFlag('routeLoaderOff')
  const [covered, setCovered] = useState({ path: leaving ? null : path, on: false })
  if (!leaving && covered.path !== path) setCovered({ path, on: covered.path !== null && !off })
  const onDone = useCallback(() => setCovered((now) => ({ ...now, on: false })), [])
  const onDismiss = useCallback(() => {
    raiseFlag('routeLoaderOff')
    onDone()
  }, [onDone])
  usePauseDialogs(covered.on)
  return (
    covered.on && (
      <Optional>
        <RouteLoader key={path} title={pageTitle(path)} timed={{ duration, onDone, onDismiss }} />
      </Optional>
    )
  )
}
