import { useEffect, useState } from 'react'
import type * as slowPageParts from './slow-page-parts.tsx'

type Parts = typeof slowPageParts

let loaded: Parts | null = null

/** Loads what a slow route change shows. Call it before one can happen. */
export async function prefetchSlowPage() {
  loaded ??= await import('./slow-page-parts.tsx')
}

/**
 * What a slow route change shows, or `null` until that is loaded, or if it can't be. Not React's `lazy`, which would delay a part that is
 * already loaded by 300 ms.
 */
export function useSlowPageParts(): Parts | null {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    void prefetchSlowPage().then(
      () => setParts(loaded),
      () => {},
    )
  }, [])
  return parts
}

/** Shown while the code of a page is loading (GLB-2). */
export function SlowPage({ path, shows }: { path: string; shows: 'loader' | 'skeleton' }) {
  const parts = useSlowPageParts()
  if (!parts) return null
  return shows === 'loader' ? <parts.PageLoader path={path} /> : <parts.PageSkeleton path={path} />
}
