import { queryClient } from '#app/api/query-client.ts'
import { loadPage } from '#app/routing/load-page.ts'
import { routes } from '#app/routes.tsx'
import { dropDraft } from '#app/routes/dashboard/profile-drafts.ts'
import { signIn, startSession } from '#app/session/session.ts'
import { sampleCoins } from '#contract/fixtures/coins.ts'
import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails, type WireUserDetails } from '#contract/user.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { mockApi, type Replies } from './mock-api.ts'

type Props = {
  path: string
  /** Where the visitor comes from, for the Back button. */
  before?: string[]
}

let router: ReturnType<typeof createMemoryRouter> | undefined

/** The address that the app shows, for a story's play. */
export const address = () => {
  const { pathname = '', search = '' } = router?.state.location ?? {}
  return pathname + search
}
export const back = () => router?.navigate(-1)
export const goTo = (path: string) => router?.navigate(path)

/** For a story's `loaders`: the page's own code is there before it is shown, as it is when the app starts. */
export const loadFirst = async ({ args }: { args: Partial<Props> }) => ({
  loaded: await loadPage(routes, new URL(args.path ?? '/', location.origin).pathname),
})

/** The whole app, opened at one path. */
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

/** One page at an address, without the app around it. */
export function pageAt(page: ReactElement, path = '/') {
  router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/before', path] })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>
  )
}

/** A picture of this site in place of the charting provider: no story opens a connection. */
export const FRAME = '/favicon.svg?'

let api: ReturnType<typeof mockApi> | undefined
export const sent: ReturnType<typeof mockApi>['sent'] = (name) => api?.sent(name) ?? []

let sessions = 0

/** For a story's `beforeEach`: a server with these answers, and a browser that remembers nothing but who is signed in. */
export function freshBrowser(replies: Replies, user?: WireUserDetails) {
  return () => {
    sessionStorage.clear()
    localStorage.clear()
    for (const flag of ['tradeNoticeSeen', 'tipsStopped', 'routeLoaderOff'])
      sessionStorage.setItem(flag, 'true')
    const wakeUp = { body: { mode: 'sandbox', message: 'Sandbox' } }
    api = mockApi({ wakeUp, ...replies })
    queryClient.clear()
    startSession()
    // Drafts live as long as the page, which the stories share: one story's failure must not open a dialog in the next.
    for (const { email } of Object.values(sampleUsers)) dropDraft(email)
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

/** A signed-in customer, and a server that knows them and remembers what they change. For a story's `beforeEach`. */
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
      coins: { body: sampleCoins },
    }
    return freshBrowser({ ...remembering, ...replies }, stored)()
  }
