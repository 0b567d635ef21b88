import type { Transaction } from '#ui/history/entries.ts'
import type { CancelState } from '#ui/payout/cancel-outcome.tsx'
import { callCapability } from '../api/capability-client.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { ApiError, reasonOf } from '../api/errors.ts'
import { isAbsent } from '../api/capability-failure.ts'
import { readRow } from './payout-query.ts'

type Attempt = { key: string; body: { id: string; version: number } }

/** Attempts without a certain outcome, by customer and withdrawal. They are repeated as they were sent, with the same key (API-13). */
const open = new Map<string, Attempt>()

type Result = Exclude<CancelState, { is: 'asking' | 'sending' }>

/** Sends the cancellation of a withdrawal once. Never rejects. */
export async function cancelPayout(email: string, { _id: id, version }: Transaction): Promise<Result> {
  const name = `${email} ${id}`
  const repeated = open.has(name)
  const attempt = open.get(name) ?? { key: newIdempotencyKey(), body: { id, version: version ?? 0 } }
  open.set(name, attempt)
  try {
    const { withdrawal } = await callCapability('cancelPayout', {
      body: attempt.body,
      idempotencyKey: attempt.key,
      keepalive: true,
    })
    const result = accordingTo(withdrawal, id) ?? { is: 'unknown', why: notSaid }
    if (result.is !== 'unknown') open.delete(name)
    return result
  } catch (cause) {
    const result = afterFailure(cause, id, repeated)
    if (result.is !== 'unknown') open.delete(name)
    return result
  }
}

/** Whether an earlier cancellation of this withdrawal has no certain outcome. */
export const isCancelOpen = (email: string, { _id: id }: Transaction) => open.has(`${email} ${id}`)

const notSaid = 'The answer doesn’t say what became of it.'

/** What the row in a response proves. `null` if it is another row, can't be read, or has a stage that proves nothing. */
function accordingTo(withdrawal: unknown, id: string): Result | null {
  const row = readRow(withdrawal, id)
  return row === null ? null : provedBy(row)
}

/** What the stage of a withdrawal proves about its cancellation. `null` if it proves nothing. */
export function provedBy(row: Pick<Transaction, 'stage' | 'stageAt'>): Result | null {
  if (row.stage === 'cancelled' || row.stage === 'cancelling')
    return { is: 'done', stopping: row.stage === 'cancelling' }
  if (row.stage === 'sent' || row.stage === 'arrived')
    return {
      is: 'late',
      sent: true,
      sentAt: row.stage === 'sent' ? (row.stageAt ?? null) : null,
      why: alreadySent,
    }
  return null
}
const movedOn =
  'Something has changed since you opened it. Look at it again, and cancel it if you still want to.'
const alreadySent = 'It had already been sent.'

function afterFailure(cause: unknown, id: string, repeated: boolean): Result {
  if (!(cause instanceof ApiError)) return { is: 'unknown', why: 'Something unexpected happened.' }
  const { code, withdrawal } = (cause.body ?? {}) as { code?: unknown; withdrawal?: unknown }
  if (cause.status === 409 && code === 'too_late') {
    const proved = accordingTo(withdrawal, id)
    if (proved) return proved
    // It has advanced since the customer opened it, but can still be cancelled.
    if (readRow(withdrawal, id)?.cancellable === true) return { is: 'refused', why: movedOn }
    return { is: 'late', sent: false, sentAt: null, why: cause.message }
  }
  const { requestId } = cause
  if (isAbsent(cause) && cause.effect === 'no' && !repeated)
    return { is: 'refused', why: 'Cancelling is not available at the moment. Contact support.', requestId }
  // A refusal of a repeat doesn't say what happened to the first attempt.
  if (cause.effect === 'unknown' || repeated) return { is: 'unknown', why: reasonOf(cause), requestId }
  return { is: 'refused', why: cause.message, requestId }
}
