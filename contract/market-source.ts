/** Where the market listing comes from. Sent in a header, so that the body keeps the shape of the public API. */
export const marketSources = ['live', 'stale', 'sample'] as const
export type MarketSource = (typeof marketSources)[number]
export const MARKET_SOURCE_HEADER = 'x-market-source'
/** The header with the time of the figures, as an ISO 8601 date and time. */
export const MARKET_AS_OF_HEADER = 'x-market-as-of'
