import { lazy, Suspense } from 'react'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'

/** Loads what a slow route change shows. Call it before one can happen. */
export const prefetchLoaders = () => import('./slow-page-parts.tsx')

const looks = {
  loader: lazy(async () => ({ default: (await prefetchLoaders()).PageLoader })),
  skeleton: lazy(async () => ({ default: (await prefetchLoaders()).PageSkeleton })),
}

/** Shown while the code of a page is loading (GLB-2). Shows nothing until its own code is there, or if that can't be loaded. */
export function SlowPage({ path, shows }: { path: string; shows: keyof typeof looks }) {
  const Look = looks[shows]
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <Look path={path} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
