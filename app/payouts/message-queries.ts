import type { CustomerMessage } from '#contract/capabilities/payouts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { privateKey } from '../api/queries.ts'

/** How many ids one call may carry. */
const MOST = 200
/** How many pages 'Mark all as read' reads at most. */
const MOST_PAGES = 100

const page = (before: string | null, signal?: AbortSignal) =>
  callCapability('messages', { query: before === null ? undefined : { before }, signal })
type Page = Awaited<ReturnType<typeof page>>

/** The messages that were read so far, newest first. `older`: the id that the next page comes before, or `null` after the last one. */
export type Messages = Omit<Page, 'messages'> & { messages: CustomerMessage[]; older: string | null }

/** The newest messages (CAP-2). Without an infinite query, whose code every page would load. */
export const messagesQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), 'messages'],
    queryFn: async ({ signal }): Promise<Messages> => withOlder(await page(null, signal)),
  })

// An answer doesn't say whether older messages follow, so the list ends with an empty page.
const withOlder = (read: Page): Messages => ({ ...read, older: read.messages.at(-1)?.id ?? null })

/** Reads the page of messages before `before`. */
export const olderMessages = async (before: string): Promise<Messages> => withOlder(await page(before))

const unreadIn = (messages: readonly CustomerMessage[]) =>
  messages.filter(({ readAt }) => readAt == null).map(({ id }) => id)

/** Marks messages as read. */
export async function markRead(ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += MOST)
    await callCapability('readMessages', { body: { ids: ids.slice(from, from + MOST) } })
}

/** Marks the messages as read, and all those before `older`. Not those that have arrived since, which the customer hasn't seen. */
export async function markAllRead(shown: readonly CustomerMessage[], older: string | null) {
  await markRead(unreadIn(shown))
  const seen = new Set<string>()
  let before = older
  // A backend that doesn't page sends the same messages again.
  for (let count = 0; before !== null && !seen.has(before) && count < MOST_PAGES; count += 1) {
    seen.add(before)
    const read: Messages = await olderMessages(before)
    await markRead(unreadIn(read.messages))
    before = read.older
  }
}
