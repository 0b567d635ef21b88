import { capabilitiesOf, IDEMPOTENCY, modeOf } from '#contract/endpoints.ts'
import {
  MARKET_AS_OF_HEADER,
  MARKET_SOURCE_HEADER,
  marketSources,
  type MarketSource,
} from '#contract/market-source.ts'
import type { Coin } from '#contract/market.ts'
import type { Deposit, Withdrawal } from '#contract/transactions.ts'
import type { UserDetails } from '#contract/user.ts'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { keepDeclared } from '../storage/declared-capabilities.ts'
import { timings } from '../timings.ts'
import { call, type CallOptions } from './client.ts'
import { ApiError } from './errors.ts'

/** The key of private data contains its owner, so that one customer never sees another's cache (C27). */
export const privateKey = (email: string) => ['me', email] as const

/** The details with the server's version of them, if it sends one (ACC-2). */
export type VersionedDetails = { details: UserDetails; version: string | null }

/** `data` is the details only; the cache also holds their version. */
export const userDetailsQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), 'details'],
    queryFn: async ({ signal }): Promise<VersionedDetails> => {
      let headers = new Headers()
      const details = await call('userDetails', { signal, onHeaders: (received) => (headers = received) })
      return { details, version: headers.get('etag') }
    },
    select: ({ details }: VersionedDetails) => details,
  })

/** A history's rows, the number of rows that could not be read (HIS-1), and the server's version of them, if it sent one. */
export type Listed<Row> = { rows: Row[]; unreadable: number; version?: string | null }

/**
 * Reads a list again, unless the server says that the one we have still holds. Only with `payout-steps`: many backends send an `ETag`
 * without allowing `If-None-Match` for other origins, and then nothing could be read. The rows that an order is compared with are always
 * read in full (app/money/read-now.ts).
 */
async function unlessUnchanged<Row>(
  { client, queryKey }: { client: QueryClient; queryKey: QueryKey },
  read: (options: CallOptions) => Promise<Listed<Row>>,
): Promise<Listed<Row>> {
  const declared = client.getQueryData(wakeUpQuery.queryKey)?.capabilities.includes('payout-steps')
  const kept = declared ? client.getQueryData<Listed<Row>>(queryKey) : undefined
  let version: string | null = null
  try {
    const list = await read({
      ifNoneMatch: kept?.version ?? undefined,
      onHeaders: (headers) => (version = headers.get('etag')),
    })
    return { ...list, version }
  } catch (error) {
    if (kept?.version && error instanceof ApiError && error.status === 304) return kept
    throw error
  }
}

/** `data` is the rows only, as in {@link withdrawalsQuery}. */
export const depositsQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), 'deposits'],
    queryFn: ({ signal, ...cache }) =>
      unlessUnchanged<Deposit>(cache, async (options) => {
        const { allTransactions: rows, unreadable } = await call('deposits', { ...options, signal })
        return { rows, unreadable }
      }),
    select: ({ rows }: Listed<Deposit>) => rows,
  })

const idOf = ({ _id: id }: Withdrawal) => id

/**
 * The rows of a list, without going back (CAP-2): the list may be older than the details that were read before it. Rows that share their
 * id stay as they are.
 */
function noneOlder(rows: Withdrawal[], kept: readonly Withdrawal[]): Withdrawal[] {
  const known = new Map(kept.map((row) => [idOf(row), row]))
  const times = new Map<unknown, number>()
  for (const row of rows) times.set(idOf(row), (times.get(idOf(row)) ?? 0) + 1)
  return rows.map((row) => {
    const had = known.get(idOf(row))
    const older = row.version != null && had?.version != null && row.version < had.version
    return had && older && times.get(idOf(row)) === 1 ? had : row
  })
}

/** The withdrawals of the customer with this email. `data` is the rows only; the cache also holds the number of unreadable rows. */
export const withdrawalsQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), 'withdrawals'],
    queryFn: ({ signal, ...cache }) =>
      unlessUnchanged<Withdrawal>(cache, async (options) => {
        const { allWithdrawals, unreadable } = await call('withdrawals', { ...options, signal })
        const kept = cache.client.getQueryData<Listed<Withdrawal>>(cache.queryKey)?.rows
        return { rows: noneOlder(allWithdrawals, kept ?? []), unreadable }
      }),
    select: ({ rows }: Listed<Withdrawal>) => rows,
  })

/** Wakes the server (API-10), and reads whether it is a sandbox (FAIR-6) and which capabilities it declares (CAP-0). */
export const wakeUpQuery = queryOptions({
  queryKey: ['wake-up'],
  queryFn: async ({ signal }) => {
    const answer: unknown = await call('wakeUp', { signal })
    const capabilities = capabilitiesOf(answer)
    // Without `idempotency`, because it changes no screen.
    keepDeclared(capabilities.filter((name) => name !== IDEMPOTENCY))
    return { mode: modeOf(answer), capabilities }
  },
  staleTime: Infinity,
})

export type Listing = { coins: Coin[]; source: MarketSource; asOf: string | null }

export const coinsQuery = queryOptions({
  queryKey: ['market', 'coins'],
  staleTime: timings.coinsFreshFor,
  queryFn: async ({ signal }): Promise<Listing> => {
    let headers = new Headers()
    const coins = await call('coins', { signal, onHeaders: (received) => (headers = received) })
    const declared = headers.get(MARKET_SOURCE_HEADER)
    return {
      coins,
      source: marketSources.find((source) => source === declared) ?? 'live',
      asOf: headers.get(MARKET_AS_OF_HEADER),
    }
  },
})
