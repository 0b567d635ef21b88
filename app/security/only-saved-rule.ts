import type { CapabilityResponse } from '#contract/capabilities/responses.ts'

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
