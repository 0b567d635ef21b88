import { whenIdle } from '#ui/lib/when-idle.ts'
import '#ui/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { setStyleNonce } from '#ui/lib/style-nonce.ts'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { userDetailsQuery } from './api/queries.ts'
import { queryClient } from './api/query-client.ts'
import { replayEarlyInput, collectEarlyInput } from './start/early-input.ts'
import { loadNeededPart } from './errors/chunk-load-error.ts'
import { firstInteraction, watchForInteraction } from './start/first-interaction.ts'
import { deferHydration } from './start/DeferredHydration.tsx'
import { loadPage, prefetchLinks, prefetchNext } from './routing/load-page.ts'
import { rememberLastVisit } from './money/last-visit.ts'
import { prefetchSlowPage } from './shell/SlowPage.tsx'
import { SiteFooter } from './shell/SiteFooter.tsx'
import { routes } from './routes.tsx'
import { currentSession, startSession } from './session/session.ts'
import { prepareReading } from './storage/stored-session.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setStyleNonce(nonce)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// A public page is hydrated, so its code has to load before the router starts. A customer's page has no data-page.
const prerendered =
  root.hasChildNodes() && root.dataset.page === (location.pathname.replace(/\/+$/, '') || '/')
watchForInteraction()
if (prerendered) deferHydration()
const [loaded] = await Promise.all([
  loadPage(routes, location.pathname),
  // Reads the stored session. Without it the app would treat a customer as a visitor.
  loadNeededPart(prepareReading),
])
// The page's modules were evaluated in this task. Continue in a new one, so that the browser can respond in between.
await new Promise((next) => setTimeout(next))
startSession()
const customer = currentSession()?.details
// Before the first render, so that the figures arrive sooner.
if (customer) void queryClient.prefetchQuery(userDetailsQuery(customer.email))
rememberLastVisit(customer)
prefetchLinks(routes)
// With hydration data, although it is empty, the router keeps the current scroll position.
const router = createBrowserRouter(routes, { hydrationData: loaded ? {} : undefined })
const prefetch = (pathname: string) => void prefetchNext(routes, pathname, currentSession() !== null)
prefetch(location.pathname)
// A customer's page has no footer. It is needed after signing out, which works offline too.
void firstInteraction.then(() =>
  whenIdle(() => void Promise.all([SiteFooter.load(), prefetchSlowPage()]).catch(() => {})),
)
router.subscribe(({ location: { pathname }, navigation }) => {
  if (navigation.state === 'idle') prefetch(pathname)
})

// Its effect runs after those of the page, when the page's forms are hydrated.
function EarlyInput() {
  useEffect(replayEarlyInput, [])
  return null
}

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {/* Without transitions, a page whose code is loaded renders a frame earlier, or two on a slow phone. */}
      <RouterProvider router={router} useTransitions={false} />
      <EarlyInput />
    </QueryClientProvider>
  </StrictMode>
)
// As a transition, React hydrates in slices, and the browser can render and respond in between.
startTransition(() => {
  if (loaded && prerendered) {
    collectEarlyInput(root)
    hydrateRoot(root, app)
  } else {
    createRoot(root).render(app)
  }
})
