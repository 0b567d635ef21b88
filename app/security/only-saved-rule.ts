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

/**
 * What is refused once an address is removed, while only saved addresses are paid. `others`: those that stay, or `null` if some could not
 * be read.
 */
export function refusedThen(others: readonly Pick<SavedAddress, 'usableFrom'>[] | null, now: number): string {
  if (others?.length === 0)
    return 'You pay only to saved addresses, and no other is saved. Nothing can be withdrawn then.'
  const from = others && firstUsable(others, now)
  return from === null
    ? 'Withdrawals to it are then refused, because you pay only to saved addresses.'
    : `You pay only to saved addresses, and no other can be used before ${formatMoment(from)}. Nothing can be withdrawn until then.`
}
