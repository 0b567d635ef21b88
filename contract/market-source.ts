/** Where the market listing comes from. Sent in a header, so that the body keeps the shape of the public API. */
export const marketSources = ['live', 'stale', 'sample'] as const
export type DeclaredSource = (typeof marketSources)[number]
/** `undeclared`: the backend doesn't say where the listing comes from, so nobody is named as its source (FAIR-1). */
export type MarketSource = DeclaredSource | 'undeclared'
/** Live and older figures are CoinGecko's, whose terms require a credit. */
export const isFromCoinGecko = (source: MarketSource) => source === 'live' || source === 'stale'
export const MARKET_SOURCE_HEADER = 'x-market-source'
/** The header with the time of the figures, as an ISO 8601 date and time. */
export const MARKET_AS_OF_HEADER = 'x-market-as-of'
