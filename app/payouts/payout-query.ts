import { stages } from '#contract/capabilities/payouts.ts'
import { readAllWithdrawals, type Withdrawal } from '#contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { ApiError, messages } from '../api/errors.ts'
import { withdrawalsQuery } from '../api/history-queries.ts'
import { privateKey } from '../api/queries.ts'
import { serverTimeNow } from '../api/server-clock.ts'
import { presentable } from '../api/server-message.ts'
import { timings } from '../timings.ts'

const notShown = 'The server sent an explanation that can’t be shown here. Contact support.'

/** The row in a response about the withdrawal `id`. `null` if it can't be read, or is another withdrawal's. */
export function readRow(value: unknown, id: string): Withdrawal | null {
  const read = readAllWithdrawals.safeParse({ allWithdrawals: [value] })
  const rows = read.success ? read.data.allWithdrawals : []
  return rows.find(({ _id: own }) => own === id) ?? null
}

/** Of two rows of a withdrawal, the one with the higher version: the list and the details are read at different times. */
export const newerOf = <R extends Partial<Pick<Withdrawal, 'version'>>>(
  row: R,
  other: R | null | undefined,
): R => (other != null && (other.version ?? -1) > (row.version ?? -1) ? other : row)

const final: readonly string[] = stages.filter(
  (stage) => stages.indexOf(stage) >= stages.indexOf('sent') && stage !== 'cancelling',
)

/** Whether cancelling is offered. Never at a final stage, whatever the server says in `cancellable`. */
export const mayBeCancelled = ({
  cancellable,
  stage,
  status,
}: Pick<Withdrawal, 'status'> & Partial<Pick<Withdrawal, 'stage' | 'cancellable'>>) =>
  cancellable === true && !final.includes(stage ?? '') && status !== 'failed' && status !== 'approved'

/** Whether a cancellation is certain to stop it. An approved payout may be on its way already, and of an unknown stage nothing is known. */
export const cancelsAtOnce = ({ stage }: Partial<Pick<Withdrawal, 'stage'>>) =>
  stages.slice(0, stages.indexOf('approved')).some((earlier) => earlier === stage)

/** Whether a response is about a withdrawal other than `id`. */
const isOther = (value: unknown, id: string) => {
  const { _id: own } = (value ?? {}) as { _id?: unknown }
  return own != null && readRow(value, id) === null
}

type Listed = Pick<Withdrawal, '_id'> & Partial<Pick<Withdrawal, 'status' | 'stage' | 'version'>>

/**
 * The steps of a withdrawal (CAP-2). The key has what changes with each event, so they are read again once the list shows a change, and
 * need no separate polling. Meanwhile the earlier steps stay. Fails with an `ApiError`, also if the response is about another withdrawal.
 */
export const payoutQuery = (email: string, { _id: id, status, stage, version }: Listed) =>
  queryOptions({
    queryKey: [...privateKey(email), 'payout', id, version ?? null, stage ?? null, status ?? null],
    queryFn: async ({ signal, client }) => {
      const { withdrawal, events, ...rest } = await callCapability('payout', { query: { id }, signal })
      if (isOther(withdrawal, id))
        throw new ApiError({ kind: 'unreadable', message: messages.unreadable, effect: 'no' })
      const row = readRow(withdrawal, id)
      // The list may lag behind.
      client.setQueryData(withdrawalsQuery(email).queryKey, (listed) =>
        listed?.rows.some((each) => each['_id'] === id && newerOf(each, row) !== each)
          ? { ...listed, rows: listed.rows.map((each) => (each['_id'] === id ? newerOf(each, row) : each)) }
          : listed,
      )
      const now = serverTimeNow()
      const shown = events
        // An event dated in the future hasn't happened.
        .filter(({ at }) => !(Date.parse(at ?? '') > now + timings.clocksDifferBy))
        .map((event) => ({
          ...event,
          text: event.text == null ? null : (presentable(event.text) ?? notShown),
        }))
      return { ...rest, events: shown, row }
    },
    placeholderData: (before, query) => (query?.queryKey[3] === id ? before : undefined),
  })
