import { queryClient } from '#app/api/query-client.ts'
import { signIn, startSession } from '#app/session/session.ts'
import { sampleCoins } from '#contract/fixtures/coins.ts'
import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails, type WireUserDetails } from '#contract/user.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { fn, spyOn } from 'storybook/test'

/** A picture of this site in place of the charting provider: no story opens a connection. */
export const FRAME = '/favicon.svg?'

type Answer = () => Promise<Response>
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))
export const never: Answer = () => new Promise(() => {})
export const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** What was asked of the server: method, path and body. */
export const asked = fn()

let sessions = 0

type Options = { details?: Answer; edit?: Answer; stored?: WireUserDetails }

/** A signed-in customer and a server that knows them. For a story's `beforeEach`; each story is another session. */
export const asCustomer =
  (user: WireUserDetails = sampleUsers.established, { details, edit, stored = user }: Options = {}) =>
  () => {
    localStorage.clear()
    sessionStorage.clear()
    startSession()
    signIn(readUserDetails.parse(stored), `sample-token-${++sessions}`)
    asked.mockClear()
    let known = user
    const fetch = spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const path = new URL(String(input), location.href).pathname
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      asked(init?.method ?? 'GET', path, body)
      if (path === '/api/transaction/token-user') return (details ?? json(known))()
      if (path === '/api/market/coins') return json(sampleCoins)()
      if (path === '/api/auth/edit-user') {
        if (!edit) known = { ...known, ...(body as Partial<WireUserDetails>) }
        return (edit ?? json({ message: 'Saved' }))()
      }
      return json({ message: 'Not found' }, 404)()
    })
    return () => {
      fetch.mockRestore()
      queryClient.clear()
      localStorage.clear()
      sessionStorage.clear()
      startSession()
    }
  }

export function onPage(page: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: page }])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>
  )
}
