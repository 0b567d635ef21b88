import type { CustomerMessage } from '#contract/capabilities/payouts.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { privateKey } from '../api/queries.ts'

/** How many ids one call may carry. */
const MOST = 200
/** How many pages 'Mark all as read' reads at most. */
const MOST_PAGES = 100

const page = (before: string | null, signal?: AbortSignal) =>
  callCapability('messages', { query: before === null ? undefined : { before }, signal })
type Page = Awaited<ReturnType<typeof page>>

/** The id that the next older page comes before. `undefined`: there is none. An answer doesn't say how long its pages are. */
const olderThan = ({ messages }: Page, pages: readonly Page[]) => {
  const first = pages[0]?.messages.length ?? 0
  return messages.length === 0 || messages.length < first ? undefined : messages.at(-1)?.id
}

/** The customer's messages, newest first, page by page (CAP-2). */
export const messagesQuery = (email: string) =>
  infiniteQueryOptions({
    queryKey: [...privateKey(email), 'messages'],
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: olderThan,
  })

const unreadIn = (messages: readonly CustomerMessage[]) =>
  messages.filter(({ readAt }) => readAt == null).map(({ id }) => id)

/** Marks messages as read. */
export async function markRead(ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += MOST)
    await callCapability('readMessages', { body: { ids: ids.slice(from, from + MOST) } })
}

/** Marks every message as read, also those that aren't loaded. */
export async function markAllRead() {
  let before: string | null = null
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const { messages, unread }: Page = await page(before)
    await markRead(unreadIn(messages))
    const { id } = messages.at(-1) ?? {}
    if (id === undefined || (unread !== null && unread <= unreadIn(messages).length)) return
    before = id
  }
}
