import type { CustomerMessage } from '#contract/capabilities/payouts.ts'

/** A page of messages, newest first. */
export type Messages = { messages: CustomerMessage[]; unreadable: number; unread: number | null }

/** A page as it was read. `before`: the id that it comes before, or `null` for the newest page. */
export type Reading = { before: string | null; page: Messages }

/** Two messages can have the same id, so entries of two pages are the same message if every field except `readAt` is equal. */
const identityOf = ({ id, at, kind, title, text, about }: CustomerMessage) =>
  JSON.stringify([id, at, kind, title, text, about])

/**
 * All messages of pages that may overlap. What a page has twice is shown twice. What two pages have is shown once, as read if either
 * says so.
 */
export function messagesIn(readings: readonly Reading[]): CustomerMessage[] {
  const all = new Map<string, CustomerMessage>()
  for (const { page } of readings) {
    const inPage = new Map<string, number>()
    for (const message of page.messages) {
      const identity = identityOf(message)
      const nth = (inPage.get(identity) ?? 0) + 1
      inPage.set(identity, nth)
      const key = `${nth} ${identity}`
      const known = all.get(key)
      all.set(key, known ? { ...known, readAt: known.readAt ?? message.readAt } : message)
    }
  }
  return [...all.values()]
}

/** The ids that several of these messages have. */
export function sharedIds(messages: readonly CustomerMessage[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(messages.flatMap(({ id }) => (seen.has(id) ? [id] : (seen.add(id), []))))
}

/** Whether the last page has a message that those before it don't have. */
const endsWithNews = (readings: readonly Reading[]) =>
  messagesIn(readings).length > messagesIn(readings.slice(0, -1)).length

/**
 * The id that the next page comes before, or `null` after the last page: a response doesn't say whether older messages follow, so the
 * list ends with a page that has nothing new. An id that several messages have could lead past some of them, so another one is better.
 */
export function cursorAfter(readings: readonly Reading[]): string | null {
  if (!endsWithNews(readings)) return null
  const last = readings.at(-1)?.page.messages ?? []
  const shared = sharedIds(messagesIn(readings))
  const used = new Set(readings.map(({ before }) => before))
  const usable = last.filter(({ id }) => !used.has(id))
  return (usable.findLast(({ id }) => !shared.has(id)) ?? usable.at(-1))?.id ?? null
}

/**
 * The newest page with the older ones that were read before it. A new message moves the others back, so the earlier newest page stays in
 * the list. If the newest page shares no message with it, there may be others between them, and the older pages are left out.
 */
export function connected(newest: Messages | undefined, older: readonly Reading[]): readonly Reading[] {
  if (!newest) return older
  const first: Reading = { before: null, page: newest }
  const known = new Set(older[0]?.page.messages.map(identityOf))
  return newest.messages.some((message) => known.has(identityOf(message))) ? [first, ...older] : [first]
}

/** How many messages of these pages could not be read. */
export function unreadableIn(readings: readonly Reading[]): number {
  const once = readings.length > 1 && !endsWithNews(readings) ? readings.slice(0, -1) : readings
  // A second page without `before` is an earlier reading of the newest one.
  const pages = once.filter(({ before }, at) => at === 0 || before !== null)
  return pages.reduce((sum, { page }) => sum + page.unreadable, 0)
}
