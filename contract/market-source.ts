/** The source of the listing, sent in a header so that the body keeps the public shape. */
export const marketSources = ['live', 'stale', 'sample'] as const
export type MarketSource = (typeof marketSources)[number]
export const MARKET_SOURCE_HEADER = 'x-market-source'
/** The header with the time of the figures, in ISO 8601. */
export const MARKET_AS_OF_HEADER = 'x-market-as-of'
