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
  // The button that had the focus is gone.
  document.getElementById('main')?.focus({ preventScroll: true })
}

type Props = {
  path: string
  /** The visitor is on the way to another page. */
  leaving: boolean
  loaderFor?: number
}

/** What comes up by itself: the loader after a route change, the tips. */
export function RouteOverlays({ path, leaving, loaderFor = timings.routeLoader }: Props) {
  const loaderOff = useSessionFlag('routeLoaderOff') || loaderFor === 0
  const tipsStopped = useSessionFlag('tipsStopped')
  // GLB-2: after every change of the route, and not on the first load.
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
