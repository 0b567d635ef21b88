import type { Decimal } from '#contract/money.ts'
import { call } from '../api/client.ts'
import { depositsQuery, withdrawalsQuery } from '../api/history-queries.ts'
import { readDetails, userDetailsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { timings } from '../timings.ts'
import type { Row } from './history-match.ts'

/**
 * The customer's withdrawals as the server lists them now, or `null` if it can't be read within `timings.baselineWait`. It joins no
 * request that is already running, because that one may not list an order made since it started.
 */
export const withdrawalsNow = (email: string) =>
  now(async (signal): Promise<Row[]> => {
    const { allWithdrawals: rows, unreadable } = await call('withdrawals', { signal })
    queryClient.setQueryData(withdrawalsQuery(email).queryKey, { rows, unreadable })
    return rows
  })

/** The same for the customer's deposits. */
export const depositsNow = (email: string) =>
  now(async (signal): Promise<Row[]> => {
    const { allTransactions: rows, unreadable } = await call('deposits', { signal })
    queryClient.setQueryData(depositsQuery(email).queryKey, { rows, unreadable })
    return rows
  })

/** The customer's fee for withdrawals in percent, likewise. `null` also if it is unreadable. */
export const chargesNow = (email: string) =>
  now(async (signal): Promise<Decimal | null> => {
    const read = await readDetails(signal)
    queryClient.setQueryData(userDetailsQuery(email).queryKey, read)
    return read.details.withdrawalCharges
  })

async function now<Answer>(read: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      limit.abort()
      resolve(null)
    }, timings.baselineWait)
  })
  const answer = await Promise.race([read(limit.signal).catch(() => null), late])
  clearTimeout(timer)
  return answer
}
