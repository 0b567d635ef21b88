import { useCallback, useState } from 'react'
import { pageTitle } from '../paths.ts'
import { raiseFlag, useSessionFlag } from '../storage/session-flags.ts'
import { usePauseDialogs } from './dialog-queue.ts'
import { useSlowPageParts } from './SlowPage.tsx'

type Props = {
  path: string
  /** The guard is about to redirect to another page. */
  leaving: boolean
  /** In milliseconds. */
  duration: number
}

/** The loader that covers every new page for a while, but not the first one, until the visitor dismisses it (GLB-2). */
export function TimedPageLoader({ path, leaving, duration }: Props) {
  const off = useSessionFlag('routeLoaderOff')
  const [covered, setCovered] = useState({ path: leaving ? null : path, on: false })
  if (!leaving && covered.path !== path) setCovered({ path, on: covered.path !== null && !off })
  const onDone = useCallback(() => setCovered((now) => ({ ...now, on: false })), [])
  const onDismiss = useCallback(() => {
    raiseFlag('routeLoaderOff')
    onDone()
  }, [onDone])
  usePauseDialogs(covered.on)
  const parts = useSlowPageParts()
  return (
    covered.on &&
    parts && <parts.RouteLoader key={path} title={pageTitle(path)} timed={{ duration, onDone, onDismiss }} />
  )
}
