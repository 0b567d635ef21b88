import '#ui/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from './api/query-client.ts'
import { replayEarlyInput, sweepFields } from './start/early-input.ts'
import { loadNeededPart } from './errors/chunk-load-error.ts'
import { watchForInteraction } from './start/first-interaction.ts'
import { deferHydration } from './start/DeferredHydration.tsx'
import { loadPage, prefetchLinks, prefetchNext } from './routing/load-page.ts'
import { rememberLastVisit } from './money/last-visit.ts'
import { routes } from './routes.tsx'
import { currentSession, startSession } from './session/session.ts'
import { prepareReading } from './storage/storage.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Its code is loaded before the router starts, so that the build's HTML of this very page can be taken over as it stands.
const prerendered =
  root.hasChildNodes() && root.dataset.page === (location.pathname.replace(/\/+$/, '') || '/')
watchForInteraction()
if (prerendered) deferHydration()
const [loaded] = await Promise.all([
  loadPage(routes, location.pathname),
  // Without it a customer would be taken for a visitor.
  loadNeededPart(prepareReading),
])
// Its parts have been evaluated in this task; the rest has one of its own.
await new Promise((next) => setTimeout(next))
startSession()
rememberLastVisit(currentSession()?.details)
prefetchLinks(routes)
// With data from a server, though there are none, the router leaves alone where the browser or the visitor has scrolled to.
const router = createBrowserRouter(routes, { hydrationData: loaded ? {} : undefined })
void prefetchNext(routes, location.pathname)
router.subscribe(({ location: { pathname }, navigation }) => {
  if (navigation.state === 'idle') void prefetchNext(routes, pathname)
})

// Its effect runs after those of the page, whose forms are alive by then.
function EarlyInput() {
  useEffect(replayEarlyInput, [])
  return null
}

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {/* A page whose code is there is drawn at once: as a transition it came a frame later, two on a slow phone. */}
      <RouterProvider router={router} useTransitions={false} />
      <EarlyInput />
    </QueryClientProvider>
  </StrictMode>
)
// In slices, between which the browser draws and answers.
startTransition(() => {
  if (loaded && prerendered) {
    sweepFields(root)
    hydrateRoot(root, app)
  } else {
    createRoot(root).render(app)
  }
})
