import { MOST_READ_IDS } from '#contract/capabilities/endpoints.ts'
import type { CustomerMessage } from '#contract/capabilities/payouts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { privateKey } from '../api/queries.ts'
import { cursorAfter, type Messages, type Reading } from './message-pages.ts'

/** How many pages 'Mark all as read' reads at most. */
const MOST_PAGES = 100

/**
 * Reads the page before the message `before`. Rejects if none of its messages can be read: it has no id to ask for the next page with, and
 * must not look like the end of the list.
 */
async function page(before: string | null, signal?: AbortSignal): Promise<Messages> {
  const read = await callCapability('messages', { query: before === null ? undefined : { before }, signal })
  if (read.messages.length > 0 || read.unreadable === 0) return read
  const count = read.unreadable === 1 ? 'a message' : `${read.unreadable} messages`
  throw new ApiError({
    kind: 'unreadable',
    message: `The server sent ${count} that this app does not understand.`,
    effect: 'no',
  })
}

/** The part of the key of the customer’s data that the messages are cached under. */
export const MESSAGES = 'messages'

/** The newest messages (CAP-2). Without an infinite query, whose code every page would load. */
export const messagesQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), MESSAGES],
    queryFn: ({ signal }) => page(null, signal),
  })

/** Reads the page of messages before `before`. */
export const olderMessages = (before: string) => page(before)

/** The ids of those that aren't read. Each once, because several messages can have the same. */
export const unreadIn = (messages: readonly CustomerMessage[]) => [
  ...new Set(messages.filter(({ readAt }) => readAt == null).map(({ id }) => id)),
]

/** Marks messages as read. */
export async function markRead(ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += MOST_READ_IDS)
    await callCapability('readMessages', { body: { ids: ids.slice(from, from + MOST_READ_IDS) } })
}

/** Marks all messages after the pages of `shown` as read. Not those that have arrived since, which the customer hasn't seen. */
export async function markOlderRead(shown: readonly Reading[]) {
  const used = new Set<string | null>()
  let last = shown
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const before = cursorAfter(last)
    if (before === null || used.has(before)) return
    used.add(before)
    const read = { before, page: await olderMessages(before) }
    await markRead(unreadIn(read.page.messages))
    // One page is enough to see whether the next one is a repeat.
    last = [...last.slice(-1), read]
  }
}
