import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { fn, spyOn } from 'storybook/test'
import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails } from '#contract/user.ts'
import { queryClient } from '#app/api/query-client.ts'
import { signIn, startSession } from '#app/session/session.ts'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'

export const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))

type Answer = () => Promise<Response>
/** What the server was asked for, in order. */
export const asked = fn()

/** A server that gives these answers by path, and a customer who is signed in to it. For a story's `beforeEach`. */
export const withServer = (answers: Record<string, Answer>) => () => {
  localStorage.clear()
  startSession()
  signIn(readUserDetails.parse(sampleUsers.established), 'sample-token')
  asked.mockClear()
  const fetch = spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname
    asked(path)
    return (answers[path] ?? json({ message: 'Not found' }, 404))()
  })
  return () => {
    fetch.mockRestore()
    queryClient.clear()
    localStorage.clear()
    startSession()
  }
}

export let router: ReturnType<typeof createMemoryRouter>

export function atAddress(page: ReactElement, address = '/') {
  router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/before', address] })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>
  )
}
