import { RouteLoader } from '#ui/shell/RouteLoader.tsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import { tips } from '../content/tips.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { needsSignIn, pageTitle } from '../paths.ts'
import { timings } from '../timings.ts'
import { useDialogOpen, usePauseDialogs } from './dialog-queue.ts'
import { raiseFlag, useSessionFlag } from '../storage/session-flags.ts'

const TipPopup = lazy(async () => ({ default: (await import('#ui/shell/TipPopup.tsx')).TipPopup }))

function stopTips() {
  raiseFlag('tipsStopped')
  // The focused button disappears, so the focus moves to the page.
  document.getElementById('main')?.focus({ preventScroll: true })
}

type Props = {
  path: string
  /** The guard is about to redirect to another page. */
  leaving: boolean
  loaderFor?: number
}

/** Everything that appears by itself: the loader after a route change, and the tips. */
export function RouteOverlays({ path, leaving, loaderFor = timings.routeLoader }: Props) {
  const loaderOff = useSessionFlag('routeLoaderOff') || loaderFor === 0
  const tipsStopped = useSessionFlag('tipsStopped')
  // The loader covers the page after every route change, but not on the first load (GLB-2).
  const [covered, setCovered] = useState({ path: leaving ? null : path, on: false })
  if (!leaving && covered.path !== path) setCovered({ path, on: covered.path !== null && !loaderOff })
  const uncover = useCallback(() => setCovered((now) => ({ ...now, on: false })), [])
  const dismiss = useCallback(() => {
    raiseFlag('routeLoaderOff')
    uncover()
  }, [uncover])

  usePauseDialogs(covered.on)
  const dialogOpen = useDialogOpen()
  return (
    <>
      <ChunkErrorBoundary>
        <Suspense>
          {!tipsStopped && !needsSignIn(path) && (
            <TipPopup
              messages={tips}
              every={timings.tipEvery}
              lasts={timings.tipFor}
              paused={dialogOpen || covered.on}
              onStop={stopTips}
              className="bottom-10"
            />
          )}
        </Suspense>
      </ChunkErrorBoundary>
      {covered.on && (
        <RouteLoader
          key={path}
          title={pageTitle(path)}
          duration={loaderFor}
          onDone={uncover}
          onDismiss={dismiss}
        />
      )}
    </>
  )
}
