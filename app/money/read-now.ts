import type { UserDetails } from '#contract/user.ts'
import { call } from '../api/client.ts'
import { ApiError, messages } from '../api/errors.ts'
import { depositsQuery, withdrawalsQuery } from '../api/history-queries.ts'
import { readDetails, userDetailsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { timings } from '../timings.ts'
import type { Row } from './history-match.ts'
import type { TermsNow } from './read-before.ts'

/**
 * The customer's withdrawals as the server lists them now, or `null` if it can't be read within `timings.baselineWait`. Never joins
 * a request that is already running, because that one may not list an order made since it started.
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

/** The conditions of withdrawals as the server states them now. An {@link ApiError} says why there is no response within `timings.feeWait`. */
export async function termsNow(email: string): Promise<TermsNow | ApiError> {
  const response = await within(timings.feeWait, (signal) => readTerms(email, signal).catch(errorOrNull))
  return response ?? new ApiError({ kind: 'timeout', message: messages.timeout, effect: 'no' })
}

async function readTerms(email: string, signal: AbortSignal): Promise<TermsNow> {
  const { queryKey } = userDetailsQuery(email)
  const before = queryClient.getQueryData(queryKey)
  const read = await readDetails(signal)
  const terms = termsIn(read.details)
  // The details of another customer, sent by mistake. Their fee isn't this customer's.
  if (read.details.email.toLowerCase() !== email.toLowerCase()) return unreadTerms
  const meanwhile = queryClient.getQueryData(queryKey)
  // Another response arrived meanwhile with different conditions, so this reads again: a third response is newer than both.
  if (
    meanwhile &&
    meanwhile !== before &&
    JSON.stringify(termsIn(meanwhile.details)) !== JSON.stringify(terms)
  )
    return readTerms(email, signal)
  queryClient.setQueryData(queryKey, read)
  return terms
}

const termsIn = ({ withdrawalCharges, userCanWithdraw, tradeProfit }: UserDetails): TermsNow => ({
  charges: withdrawalCharges,
  allowed: userCanWithdraw,
  profit: tradeProfit,
})

const unreadTerms: TermsNow = { charges: null, allowed: null, profit: null }

const errorOrNull = (cause: unknown) => (cause instanceof ApiError ? cause : null)

const now = <Answer>(read: (signal: AbortSignal) => Promise<Answer>) =>
  within(timings.baselineWait, (signal) => read(signal).catch(() => null))

/** The value of `read`, or `null` if it takes longer. It is then aborted. */
async function within<Answer>(milliseconds: number, read: (signal: AbortSignal) => Promise<Answer>) {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      limit.abort()
      resolve(null)
    }, milliseconds)
  })
  const response = await Promise.race([read(limit.signal), late])
  clearTimeout(timer)
  return response
}
