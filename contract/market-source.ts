/** Where the listing comes from, told in answer headers so that the body keeps the public shape. */
export const marketSources = ['live', 'stale', 'sample'] as const
export type MarketSource = (typeof marketSources)[number]
export const MARKET_SOURCE_HEADER = 'x-market-source'
/** ISO 8601 time of the figures. */
export const MARKET_AS_OF_HEADER = 'x-market-as-of'
