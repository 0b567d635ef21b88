import type { DeclaredSource } from '#contract/market-source.ts'
import { type WireCoin, coin } from '#contract/market.ts'
import { z } from '#contract/zod.ts'

export type Listing = { coins: WireCoin[]; source: DeclaredSource; asOf: string }

const figure = z.catch(z.nullish(z.number()), null)
const text = z.string().check(z.maxLength(200))

/** The fields that are passed on from upstream. All others are dropped, because they are not ours to trust. */
const upstreamCoin = z.object({
  id: z.catch(z.nullish(text), null),
  name: text,
  symbol: text,
  current_price: figure,
  market_cap: figure,
  price_change_percentage_24h: figure,
  sparkline_in_7d: z.catch(z.nullish(z.object({ price: z.array(z.number()).check(z.maxLength(400)) })), null),
})

/** Returns the first five coins, or `null` if the response isn't a listing. */
export function toListing(response: unknown): WireCoin[] | null {
  const list = z.array(z.unknown()).safeParse(response)
  if (!list.success) return null
  const coins = list.data
    .map((entry) => upstreamCoin.safeParse(entry).data)
    .filter((entry) => entry !== undefined)
    .slice(0, 5)
    .map((entry) => ({
      id: entry.id,
      name: entry.name,
      symbol: entry.symbol,
      // Images are on other hosts, which the page's policy blocks. Clients draw the symbol instead.
      image: null,
      current_price: entry.current_price ?? null,
      market_cap: entry.market_cap ?? null,
      price_change_percentage_24h: entry.price_change_percentage_24h ?? null,
      sparkline_in_7d: entry.sparkline_in_7d,
    }))
  return coins.length > 0 ? coins : null
}

const file = z.object({ asOf: z.iso.datetime(), coins: z.array(z.unknown()) })

/** Parses the bundled sample. Throws if it doesn't fit the contract. */
export function sampleOf(json: string): Listing {
  const { asOf, coins } = file.parse(JSON.parse(json))
  z.array(coin).parse(coins)
  return { coins: coins as WireCoin[], source: 'sample', asOf }
}
