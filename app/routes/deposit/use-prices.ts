import { depositMethodIds, type DepositMethodId } from '#ui/deposit/deposit-method.ts'
import { coins, type ListedPrice, type Prices } from '#ui/deposit/coin-amount.ts'
import { listedCoin } from '#ui/market/listed-coin.ts'
import { useQuery } from '@tanstack/react-query'
import { coinsQuery, type Listing } from '../../api/queries.ts'

/**
 * The listed price of each coin (DEP-4). `fetchedAt`, in milliseconds since 1970, replaces the time of a listing that has none, or one in
 * the future.
 */
export function pricesIn(listing: Listing | undefined, fetchedAt: number, loading: boolean): Prices {
  const priceOf = (id: DepositMethodId): ListedPrice => {
    if (!listing) return loading ? 'loading' : null
    const coin = listedCoin(listing.coins, coins[id].symbol)
    if (coin?.current_price == null) return null
    // A price can't be later than the request for it. The device's clock is the one that the customer sees.
    const isEarlier = Date.parse(listing.asOf ?? '') <= fetchedAt
    const at = isEarlier ? listing.asOf : null
    return { usd: coin.current_price, source: listing.source, at: at ?? new Date(fetchedAt).toISOString() }
  }
  return Object.fromEntries(depositMethodIds.map((id) => [id, priceOf(id)])) as Prices
}

/** The listed prices of all coins. Each is `loading` until the first listing arrives, and `null` without a listing or a price. */
export function usePrices(): Prices {
  const { data, dataUpdatedAt, isPending } = useQuery(coinsQuery)
  return pricesIn(data, dataUpdatedAt, isPending)
}
