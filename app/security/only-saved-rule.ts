import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import type { SavedAddress } from '#contract/capabilities/security.ts'
import { formatMoment } from '#ui/money/format.ts'

type Rule = Pick<CapabilityResponse<'addresses'>, 'only' | 'onlyOffFrom'>

/**
 * The book with 'Pay only to saved addresses' as it is at this time, in milliseconds: it applies until `onlyOffFrom`, whatever
 * `only` says, and even before the book has been read again.
 */
export function bookAt<Book extends Rule>(book: Book, now: number): Book {
  const end = Date.parse(book.onlyOffFrom ?? '')
  if (end > now) return { ...book, only: true }
  return end <= now ? { ...book, only: false, onlyOffFrom: null } : book
}

/** When the first of the addresses can be used, in ISO 8601. `null` if one can be used already, if it isn't known, or if there is none. */
export function firstUsable(
  addresses: readonly Pick<SavedAddress, 'usableFrom'>[],
  now: number,
): string | null {
  const times = addresses.map(({ usableFrom }) => Date.parse(usableFrom ?? ''))
  const first = Math.min(...times)
  return first > now && first < Infinity ? new Date(first).toISOString() : null
}

/** Saved addresses, and how many more could not be read. */
type Saved = { rows: readonly Pick<SavedAddress, 'usableFrom'>[]; unreadable: number }

/**
 * Why no saved address can be used now. `from`: when the first one can be, `null` if none is saved. `null` if one can be used, or may be:
 * so may one that could not be read.
 */
export function nothingUsable({ rows, unreadable }: Saved, now: number): { from: string | null } | null {
  if (unreadable > 0) return null
  const from = firstUsable(rows, now)
  return from === null && rows.length > 0 ? null : { from }
}

/** What is refused once an address is removed, while only saved addresses are paid. `others`: those that stay. */
export function refusedThen(others: Saved, now: number): string {
  const nothing = nothingUsable(others, now)
  if (nothing === null) return 'Withdrawals to it are then refused, because you pay only to saved addresses.'
  return nothing.from === null
    ? 'You pay only to saved addresses, and no other is saved. Nothing can be withdrawn then.'
    : `You pay only to saved addresses, and no other can be used before ${formatMoment(nothing.from)}. Nothing can be withdrawn until then.`
}
