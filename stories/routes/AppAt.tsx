import { useAmountsHidden } from '#app/storage/amounts-hidden-setting.ts'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import { tradeNoticeVersion } from '#app/content/trade-notice.ts'
import { queryClient } from '#app/api/query-client.ts'
import { loadPage } from '#app/routing/load-page.ts'
import { routes } from '#app/routes.tsx'
import { clearDraft as clearSignInDraft } from '#app/routes/auth/sign-in-draft.ts'
import { dropCustomersDrafts } from '#app/storage/customer-drafts.ts'
import { signIn, startSession } from '#app/session/session.ts'
import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails, type WireUserDetails } from '#contract/user.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { mockApi, type Replies } from './mock-api.ts'

type Props = {
  path: string
  /** The history before `path`, for the Back button. */
  before?: string[]
}

let router: ReturnType<typeof createMemoryRouter> | undefined

/** Returns the path and the query of the current page. */
export const address = () => {
  const { pathname = '', search = '' } = router?.state.location ?? {}
  return pathname + search
}
/** Goes back one page. */
export const back = () => router?.navigate(-1)
/** Navigates to a path. */
export const goTo = (path: string) => router?.navigate(path)

/** For the `loaders` of a story: loads the code of the page before rendering, as the app does when it starts. */
export const loadFirst = async ({ args }: { args: Partial<Props> }) => ({
  loaded: await loadPage(routes, new URL(args.path ?? '/', location.origin).pathname),
})

/** The whole app, opened at a path. */
export function AppAt({ path, before = [] }: Props) {
  const [own] = useState(() => {
    router = createMemoryRouter(routes, { initialEntries: [...before, path], initialIndex: before.length })
    return router
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={own} />
    </QueryClientProvider>
  )
}

const WithSettings = ({ children }: { children: ReactElement }) => (
  <AmountsHidden value={useAmountsHidden()}>{children}</AmountsHidden>
)

/** Renders a single page at a path, without the app around it. */
export function pageAt(page: ReactElement, path = '/') {
  router = createMemoryRouter([{ path: '*', element: <WithSettings>{page}</WithSettings> }], {
    initialEntries: ['/before', path],
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>
  )
}

/** An image of this site, used instead of the provider's charts, so that no story connects to another host. */
export const FRAME = '/favicon.svg?'

let api: ReturnType<typeof mockApi> | undefined
/** Returns the requests of a call so far, with body and headers. */
export const sent: ReturnType<typeof mockApi>['sent'] = (name) => api?.sent(name) ?? []

let sessions = 0

/** For the `beforeEach` of a story: mocks the API with these responses, and clears the browser's storage except for the session of `user`. */
export function freshBrowser(replies: Replies, user?: WireUserDetails) {
  return () => {
    sessionStorage.clear()
    localStorage.clear()
    localStorage.setItem('tradeNoticeSeen', tradeNoticeVersion)
    for (const flag of ['tipsStopped', 'routeLoaderOff']) sessionStorage.setItem(flag, 'true')
    const wakeUp = { body: { mode: 'sandbox', message: 'Sandbox' } }
    api = mockApi({ wakeUp, ...replies })
    queryClient.clear()
    startSession()
    // Drafts stay in memory, which the stories share. Without this, the draft of one story would open a dialog in the next.
    dropCustomersDrafts()
    clearSignInDraft()
    if (user) signIn(readUserDetails.parse(user), `sample-token-${++sessions}`)
    return () => {
      api?.restore()
      queryClient.clear()
      sessionStorage.clear()
      localStorage.clear()
      startSession()
    }
  }
}

/** For the `beforeEach` of a story: signs in a customer, and mocks an API that stores changes to their details. */
export const asCustomer =
  (user: WireUserDetails = sampleUsers.established, replies: Replies = {}, stored = user) =>
  () => {
    let known = user
    const remembering: Replies = {
      userDetails: () => ({ body: known }),
      editUser: (changes) => {
        known = { ...known, ...(changes as Partial<WireUserDetails>) }
        return { body: { message: 'Saved' } }
      },
      coins: { body: sampleCoins, headers: { 'X-Market-Source': 'live' } },
    }
    return freshBrowser({ ...remembering, ...replies }, stored)()
  }
