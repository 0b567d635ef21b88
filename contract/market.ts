import { lenient } from './lenient.ts'
import { wireDecimal } from './wire-money.ts'
import { z } from './zod.ts'

/** One coin of the market listing (API-11). CoinGecko may send `null` for any figure. */
export const coin = z.object({
  id: z.nullish(z.string()),
  name: z.string(),
  symbol: z.string(),
  image: z.nullish(z.string()),
  current_price: z.nullable(wireDecimal),
  market_cap: z.nullable(wireDecimal),
  price_change_percentage_24h: z.nullable(wireDecimal),
  sparkline_in_7d: z.nullish(z.object({ price: z.array(z.number()) })),
})

/** Reads at most five coins. Leaves out those without a name or symbol. */
export const readCoins = z.pipe(
  z.array(z.catch(z.nullable(lenient(coin, ['name', 'symbol'])), null)),
  z.transform((list) => list.filter((entry) => entry !== null).slice(0, 5)),
)
export type Coin = z.output<typeof readCoins>[number]
export type WireCoin = z.input<typeof coin>
