import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { MARKET_AS_OF_HEADER, MARKET_SOURCE_HEADER } from '#contract/market-source.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'

/** The price list. */
export function marketRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.coins, async () => {
    const { coins, source, asOf } = await deps.market.listing()
    return { body: coins, headers: { [MARKET_SOURCE_HEADER]: source, [MARKET_AS_OF_HEADER]: asOf } }
  })

  return app
}
