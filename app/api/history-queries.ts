import type { Deposit, Withdrawal } from '#contract/transactions.ts'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, type CallOptions } from './client.ts'
import { ApiError } from './errors.ts'
import { privateKey, wakeUpQuery } from './queries.ts'

/** A history's rows, the number of rows that could not be read (HIS-1), and the server's version of them, if it sent one. */
export type Listed<Row> = { rows: Row[]; unreadable: number; version?: string | null }

/**
 * Reads a list again, unless the server says that ours is still current. Only with `payout-steps`: many backends send an `ETag`
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

/** The withdrawals of the customer with this email. `data` is the rows only; the cache also holds the number of unreadable rows. */
export const withdrawalsQuery = (email: string) =>
  queryOptions({
    queryKey: [...privateKey(email), 'withdrawals'],
    queryFn: ({ signal, ...cache }) =>
      unlessUnchanged<Withdrawal>(cache, async (options) => {
        const { allWithdrawals, unreadable } = await call('withdrawals', { ...options, signal })
        const kept = cache.client.getQueryData<Listed<Withdrawal>>(cache.queryKey)?.rows
        if (!kept?.some(({ version }) => version != null)) return { rows: allWithdrawals, unreadable }
        const { keepNewerRows } = await import('./keep-newer-rows.ts')
        return { rows: keepNewerRows(allWithdrawals, kept), unreadable }
      }),
    select: ({ rows }: Listed<Withdrawal>) => rows,
  })
