import { capabilitiesOf, IDEMPOTENCY, modeOf } from '#contract/endpoints.ts'
import {
  MARKET_AS_OF_HEADER,
  MARKET_SOURCE_HEADER,
  marketSources,
  type MarketSource,
} from '#contract/market-source.ts'
import type { Coin } from '#contract/market.ts'
import type { UserDetails } from '#contract/user.ts'
import { queryOptions } from '@tanstack/react-query'
import { keepDeclared } from '../storage/declared-capabilities.ts'
import { timings } from '../timings.ts'
import { call } from './client.ts'

/** The key of private data contains its owner, so that one customer never sees another's cache (C27). */
export const privateKey = (email: string) => ['me', email] as const

/** The details with the server's version of them, if it sends one (ACC-2). */
export type VersionedDetails = { details: UserDetails; version: string | null }

/** `data` is the details only; the cache also holds their version. */
export const userDetailsQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), 'details'],
    queryFn: ({ signal }) => readDetails(signal),
    select: ({ details }: VersionedDetails) => details,
  })

/** Reads the signed-in customer's details from the server, past the cache. */
export async function readDetails(signal: AbortSignal): Promise<VersionedDetails> {
  let headers = new Headers()
  const details = await call('userDetails', { signal, onHeaders: (received) => (headers = received) })
  return { details, version: headers.get('etag') }
}

/** Wakes the server (API-10), and reads whether it is a sandbox (FAIR-6) and which capabilities it declares (CAP-0). */
export const wakeUpQuery = queryOptions({
  queryKey: ['wake-up'],
  queryFn: async ({ signal }) => {
    const response: unknown = await call('wakeUp', { signal })
    const capabilities = capabilitiesOf(response)
    // Without `idempotency`, because it changes no screen.
    keepDeclared(capabilities.filter((name) => name !== IDEMPOTENCY))
    return { mode: modeOf(response), capabilities }
  },
  staleTime: Infinity,
})

/** The price list, and where its prices are from. `asOf`: their time, as the server sent it; `null` if it sent none. */
export type Listing = { coins: Coin[]; source: MarketSource; asOf: string | null }

/** The price list of the public pages. Rejects with an {@link ApiError}. */
export const coinsQuery = queryOptions({
  queryKey: ['market', 'coins'],
  staleTime: timings.coinsFreshFor,
  queryFn: async ({ signal }): Promise<Listing> => {
    let headers = new Headers()
    const coins = await call('coins', { signal, onHeaders: (received) => (headers = received) })
    const declared = headers.get(MARKET_SOURCE_HEADER)
    return {
      coins,
      source: marketSources.find((source) => source === declared) ?? 'undeclared',
      asOf: headers.get(MARKET_AS_OF_HEADER),
    }
  },
})
