import { LoadError } from '#ui/primitives/LoadError.tsx'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import type { ResetView } from './ResetView.tsx'

let loaded: typeof ResetView | null = null

async function load() {
  const view = (await import('./ResetView.tsx')).ResetView
  loaded = view
  return { default: view }
}

/** Loads the view before the customer asks for it. A failure is reported once they do. */
export const prefetchResetView = () => void load().catch(() => {})

/** {@link ResetView}, loaded when it is shown. Offers a retry if that fails: offline, or after a deploy. */
export function LazyResetView(props: ComponentProps<typeof ResetView>) {
  // React keeps the failure of a lazy component, so each attempt needs a new one.
  const [attempt, setAttempt] = useState(() => ({ View: loaded ?? lazy(load), times: 1 }))
  const { View, times } = attempt
  return (
    <ChunkErrorBoundary
      key={times}
      fallback={
        <LoadError
          live="assertive"
          title="The form could not be loaded"
          onRetry={() => setAttempt({ View: lazy(load), times: times + 1 })}
        >
          The connection failed, or there is a new version of this app. Try again, or reload the page.
        </LoadError>
      }
    >
      <Suspense>
        <View {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
