import type { Transaction } from '#ui/history/transaction-view.ts'
import type { CancelState } from '#ui/payout/cancel-outcome.tsx'
import { callCapability } from '../api/capability-client.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { ApiError, reasonOf } from '../api/errors.ts'
import { isAbsent } from './capability-failure.ts'
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
    open.delete(name)
    return { is: 'done', stopping: readRow(withdrawal)?.stage === 'cancelling' }
  } catch (cause) {
    const result = afterFailure(cause, repeated)
    if (result.is !== 'unknown') open.delete(name)
    return result
  }
}

function afterFailure(cause: unknown, repeated: boolean): Result {
  if (!(cause instanceof ApiError)) return { is: 'unknown', why: 'Something unexpected happened.' }
  const { code, withdrawal } = (cause.body ?? {}) as { code?: unknown; withdrawal?: unknown }
  if (cause.status === 409 && code === 'too_late') {
    const row = readRow(withdrawal)
    const sentAt = row?.stage === 'sent' ? (row.stageAt ?? null) : null
    return { is: 'late', sentAt, why: cause.message }
  }
  const { requestId } = cause
  if (isAbsent(cause) && !repeated)
    return { is: 'refused', why: 'Cancelling is not available at the moment. Contact support.', requestId }
  // A refusal of a repeat doesn't say what became of the first try.
  if (cause.effect === 'unknown' || repeated) return { is: 'unknown', why: reasonOf(cause), requestId }
  return { is: 'refused', why: cause.message, requestId }
}
