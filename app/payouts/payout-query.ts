import { readAllWithdrawals, type Withdrawal } from '#contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { privateKey } from '../api/queries.ts'
import { serverNow } from '../api/server-clock.ts'
import { presentable } from '../api/server-message.ts'
import { timings } from '../timings.ts'

const notShown = 'The server sent an explanation that can’t be shown here. Contact support.'

/** The row in an answer about the withdrawal `id`. `null` if it can't be read, or is another withdrawal's. */
export function readRow(value: unknown, id: string): Withdrawal | null {
  const read = readAllWithdrawals.safeParse({ allWithdrawals: [value] })
  const rows = read.success ? read.data.allWithdrawals : []
  return rows.find(({ _id: own }) => own === id) ?? null
}

type Listed = Pick<Withdrawal, '_id'> & Partial<Pick<Withdrawal, 'status' | 'stage' | 'version'>>

/**
 * The steps of a withdrawal (CAP-2). The key has what changes with each event, so they are read again once the list shows a change, and
 * need no polling of their own. Meanwhile the earlier steps stay.
 */
export const payoutQuery = (email: string, { _id: id, status, stage, version }: Listed) =>
  queryOptions({
    queryKey: [...privateKey(email), 'payout', id, version ?? null, stage ?? null, status ?? null],
    queryFn: async ({ signal }) => {
      const { withdrawal, events, ...rest } = await callCapability('payout', { query: { id }, signal })
      const now = serverNow() ?? Date.now()
      const shown = events
        // An event dated in the future hasn't happened.
        .filter(({ at }) => !(Date.parse(at ?? '') > now + timings.clocksDifferBy))
        .map((event) => ({
          ...event,
          text: event.text == null ? null : (presentable(event.text) ?? notShown),
        }))
      return { ...rest, events: shown, row: readRow(withdrawal, id) }
    },
    placeholderData: (before, query) => (query?.queryKey[3] === id ? before : undefined),
  })
