import type { Coin } from '#contract/market.ts'

/** The CoinGecko ids of coins whose symbols other coins also use. */
const ids: Readonly<Record<string, string>> = { btc: 'bitcoin', eth: 'ethereum', usdt: 'tether' }

/**
 * The coin with this symbol, in any letter case. If several coins have it, the well-known one by its id. `undefined` if it
 * isn't listed, or if it is ambiguous, because a wrong price is worse than none.
 */
export function listedCoin(coins: readonly Coin[], symbol: string): Coin | undefined {
  const wanted = symbol.toLowerCase()
  const found = coins.filter((coin) => coin.symbol.toLowerCase() === wanted)
  return found.length > 1 ? found.find(({ id }) => id === ids[wanted]) : found[0]
}
