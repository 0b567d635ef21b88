import { announce } from '#ui/lib/announce.ts'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { pageTitle } from '../paths.ts'
import { timings } from '../timings.ts'
import { canonicalPath } from './canonical-path.ts'

export type SlowNavigation = { path: string; shows: 'loader' | 'skeleton' }

/** The page whose code is still loading, once it has taken long enough to show a loader, and later a skeleton (GLB-2). */
export function useSlowNavigation(): SlowNavigation | null {
  const { location } = useNavigation()
  const [slow, setSlow] = useState<(SlowNavigation & { key: string }) | null>(null)
  const path = location && canonicalPath(location.pathname)
  const key = location?.key
  useEffect(() => {
    if (path === undefined || key === undefined) return
    const loader = setTimeout(() => {
      announce(`Loading ${pageTitle(path)}`)
      setSlow({ path, key, shows: 'loader' })
    }, timings.routeLoaderAfter)
    const skeleton = setTimeout(() => setSlow({ path, key, shows: 'skeleton' }), timings.routeSkeletonAfter)
    return () => {
      clearTimeout(loader)
      clearTimeout(skeleton)
    }
  }, [path, key])
  return slow !== null && slow.key === key ? slow : null
}
