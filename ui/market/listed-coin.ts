import type { Coin } from '#contract/market.ts'

/** The ids of coins in CoinGecko's list whose symbols others use too. */
const ids: Readonly<Record<string, string>> = { btc: 'bitcoin', eth: 'ethereum', usdt: 'tether' }

/**
 * The coin with this symbol, in any letter case. If several have it, the one with the id of the well-known coin. `undefined` if it
 * isn't listed, or if it isn't certain which one it is: a wrong price is worse than none.
 */
export function listedCoin(coins: readonly Coin[], symbol: string): Coin | undefined {
  const wanted = symbol.toLowerCase()
  const found = coins.filter((coin) => coin.symbol.toLowerCase() === wanted)
  return found.length > 1 ? found.find(({ id }) => id === ids[wanted]) : found[0]
}
