import { beforeEach, expect, it, vi } from 'vitest'
import { callCapability } from '../api/capability-client.ts'
import { markAllRead } from './message-queries.ts'

vi.mock('../api/capability-client.ts', () => ({ callCapability: vi.fn<typeof callCapability>() }))
const call = vi.mocked(callCapability)
type Options = { query?: { before?: string }; body?: { ids: string[] } }

const message = (id: string, readAt: string | null = null) => ({
  id,
  at: null,
  kind: null,
  title: null,
  text: null,
  about: null,
  readAt,
})
const answer = (...ids: string[]) => ({
  messages: ids.map((id) => message(id)),
  unreadable: 0,
  unread: null,
})

/** Answers with the page before an id, and returns the ids that were marked as read. */
function serve(pageBefore: (id: string | undefined) => string[]) {
  const marked: string[] = []
  call.mockImplementation((name, options) => {
    const { query, body } = (options ?? {}) as Options
    if (name === 'readMessages') marked.push(...(body?.ids ?? []))
    return Promise.resolve(answer(...pageBefore(query?.before))) as never
  })
  return marked
}
beforeEach(() => call.mockReset())

it('CAP-2 marks what was shown and everything older, but nothing that has arrived since', async () => {
  const pages: Record<string, string[]> = { c: ['b', 'a'], a: [] }
  const marked = serve((id) => (id === undefined ? ['new', 'd', 'c'] : (pages[id] ?? [])))
  await markAllRead([message('d'), message('c', '2026-03-01T10:00:00Z')], 'c')
  expect(marked).toEqual(['d', 'b', 'a'])
})

it('CAP-2 stops with a backend that answers with the same page again', async () => {
  const marked = serve(() => ['b', 'a'])
  await markAllRead([message('b'), message('a')], 'a')
  expect(call.mock.calls.length).toBeLessThan(6)
  expect(new Set(marked)).toEqual(new Set(['b', 'a']))
})
