import { useQuery } from '@tanstack/react-query'
import { coinsQuery } from '../../api/queries.ts'
import { coinChart } from '../../shell/coin-chart.tsx'

/** Our own chart of Bitcoin, in a size that can be read. It is shown when the provider's large chart fails (DSH-10). */
export function OwnChart() {
  const { data: listing, dataUpdatedAt: fetchedAt } = useQuery(coinsQuery)
  const own =
    listing && coinChart({ name: 'Bitcoin', coin: 'btc', listing, fetchedAt, chartClassName: 'h-72' })
  if (!own) return null
  return (
    <section aria-labelledby="own-chart" className="min-w-0">
      <h3 id="own-chart" className="mb-2 text-base">
        Bitcoin in US dollars, from our price list
      </h3>
      {own.chart}
      {own.credit}
    </section>
  )
}
