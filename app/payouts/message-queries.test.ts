import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { callCapability } from '../api/capability-client.ts'
import { markOlderRead, markRead, messagesQuery, olderMessages, unreadIn } from './message-queries.ts'
import { message } from './test-message.ts'

vi.mock('../api/capability-client.ts', () => ({ callCapability: vi.fn<typeof callCapability>() }))
const call = vi.mocked(callCapability)
type Options = { query?: { before?: string }; body?: { ids: string[] } }

const response = (...ids: string[]) => ({
  messages: ids.map((id) => message(id)),
  unreadable: 0,
  unread: null,
})
const shown = (...ids: string[]) => [{ before: null, page: response(...ids) }]

/** Responds with the page before an id, and returns the ids that were marked as read. */
function serve(pageBefore: (id: string | undefined) => string[]) {
  const marked: string[] = []
  call.mockImplementation((name, options) => {
    const { query, body } = (options ?? {}) as Options
    if (name === 'readMessages') marked.push(...(body?.ids ?? []))
    return Promise.resolve(response(...pageBefore(query?.before))) as never
  })
  return marked
}
beforeEach(() => call.mockReset())

it('CAP-2 marks everything older than what was shown, but nothing that has arrived since', async () => {
  const pages: Record<string, string[]> = { c: ['b', 'a'], a: [] }
  const marked = serve((id) => (id === undefined ? ['new', 'd', 'c'] : (pages[id] ?? [])))
  await markOlderRead(shown('d', 'c'))
  expect(marked).toEqual(['b', 'a'])
})

it('CAP-2 stops with a backend that answers with the same page again', async () => {
  const marked = serve(() => ['b', 'a'])
  await markOlderRead(shown('b', 'a'))
  expect(call.mock.calls.length).toBeLessThan(6)
  expect(new Set(marked)).toEqual(new Set(['b', 'a']))
})

it('CAP-2 FAIR-7 marks what it could read before the page that fails, and rejects', async () => {
  const marked = serve((id) => {
    if (id === 'a') throw new Error('That page is broken.')
    return ['b', 'a']
  })
  await expect(markOlderRead(shown('c'))).rejects.toThrow('That page is broken.')
  expect(marked).toEqual(['b', 'a'])
})

it('CAP-2 sends the id of two unread messages once, and none of a read one', async () => {
  const marked = serve(() => [])
  await markRead(unreadIn([message('x'), message('x'), message('y', { readAt: '2026-03-01T10:00:00Z' })]))
  expect(marked).toEqual(['x'])
})

it.each([
  [200, [200]],
  [201, [200, 1]],
  [401, [200, 200, 1]],
])('CAP-2 marks %i messages in calls of at most 200, each once', async (count, sizes) => {
  const marked = serve(() => [])
  const ids = Array.from({ length: count }, (_, n) => `m${n}`)
  await markRead(ids)
  expect(call.mock.calls.map(([, options]) => (options as Options).body?.ids.length)).toEqual(sizes)
  expect(marked).toEqual(ids)
})

it('CAP-2 FAIR-7 a page of which nothing can be read is a failure, not the end of the list', async () => {
  call.mockResolvedValue({ ...response(), unreadable: 3 } as never)
  await expect(olderMessages('b')).rejects.toThrow('The server sent 3 messages that this app')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.fetchQuery(messagesQuery('a@sample.test'))).rejects.toThrow('does not understand')
})

it('CAP-2 shows what can be read of a page', async () => {
  call.mockResolvedValue({ ...response('b'), unreadable: 3 } as never)
  expect(await olderMessages('c')).toMatchObject({ messages: [{ id: 'b' }], unreadable: 3 })
})

it('CAP-2 stops with a backend whose pages go round in a circle', async () => {
  serve((id) => (id === 'c' ? ['b'] : id === 'b' ? ['a'] : ['c']))
  await markOlderRead(shown('c'))
  expect(call.mock.calls.length).toBeLessThan(8)
})
