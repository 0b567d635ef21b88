import type { MarketState } from '#ui/market/market-state.ts'
import { MarketTable } from '#ui/market/MarketTable.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/errors.ts'
import { coinsQuery } from '../../api/queries.ts'

/** The first five coins of the listing (HOME-3). If fresh prices can't be fetched, the old ones stay, with their age. */
export function PopularCoins() {
  const { data, error, isFetching, refetch } = useQuery(coinsQuery)
  const market: MarketState = data
    ? { state: 'ready', ...data }
    : error
      ? { state: 'error', message: errorMessage(error) }
      : { state: 'loading' }
  return (
    <Section title="Popular cryptocurrencies" intro="The first five coins of our price list, in US dollars.">
      <MarketTable market={market} onRetry={() => void refetch()} retrying={isFetching} />
    </Section>
  )
}
