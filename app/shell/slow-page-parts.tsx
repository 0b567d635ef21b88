import { RouteLoader } from '#ui/shell/RouteLoader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { pageTitle } from '../paths.ts'
import { usePauseDialogs } from './dialog-queue.ts'

export { RouteLoader }

/** The loader over a page whose code is still loading (GLB-2). */
export function PageLoader({ path }: { path: string }) {
  usePauseDialogs(true)
  return <RouteLoader title={pageTitle(path)} />
}

/** The placeholder for a page whose code takes longer than the loader is shown (GLB-2). */
export function PageSkeleton({ path }: { path: string }) {
  const title = pageTitle(path)
  return (
    <div
      data-slot="page-skeleton"
      className="mx-auto grid max-w-content grid-cols-1 gap-8 px-4 py-8 sm:px-5 sm:py-12"
    >
      <p className="text-3xl font-bold sm:text-4xl">{title}</p>
      <SkeletonGroup label={`Loading ${title}`} className="grid max-w-prose gap-4">
        <Skeleton className="w-3/4" />
        <Skeleton />
        <Skeleton className="w-1/2" />
        <Skeleton className="mt-4 h-11" />
      </SkeletonGroup>
    </div>
  )
}
