/**
 * The request body of an order without its quote. Two orders are the same if these are equal: each review has a quote with an id of its
 * own (CAP-2), which must not hide that the same order was sent before (API-14). `body`: as JSON text.
 */
export function detailsOf(body: string): string {
  const { quote, ...details } = JSON.parse(body) as Record<string, unknown>
  return quote === undefined ? body : JSON.stringify(details)
}
