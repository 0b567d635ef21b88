import type { FormFailure } from '#ui/form/form-failure.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { ApiError, reasonOf } from '../api/errors.ts'

/** How a failed write to the address book is shown (FAIR-7). `unknown`: it may have been carried out. */
export function failureOf(error: unknown): FormFailure & { effect: 'no' | 'unknown' } {
  if (!(error instanceof ApiError)) return { message: 'Something unexpected happened.', effect: 'unknown' }
  const { kind, effect, fields, retryAfter, requestId } = error
  if (effect === 'unknown') return { message: reasonOf(error), kind: 'unknown', effect, requestId }
  const message = capabilityMessage(error)
  return isAbsent(error)
    ? { message, effect, requestId }
    : { message, kind, effect, fields, retryAfter, requestId }
}
