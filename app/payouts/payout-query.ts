import { readAllWithdrawals, type Withdrawal } from '#contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { privateKey } from '../api/queries.ts'
import { presentable } from '../api/server-message.ts'

/** A row in an answer about one withdrawal, or `null` if it can't be read. */
export function readRow(value: unknown): Withdrawal | null {
  const read = readAllWithdrawals.safeParse({ allWithdrawals: [value] })
  return read.success ? (read.data.allWithdrawals[0] ?? null) : null
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
      const shown = events.map((event) => ({ ...event, text: presentable(event.text ?? undefined) }))
      return { ...rest, events: shown, row: readRow(withdrawal) }
    },
    placeholderData: (before, query) => (query?.queryKey[3] === id ? before : undefined),
  })
