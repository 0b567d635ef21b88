import type { FormFailure } from '#ui/form/form-failure.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { ApiError, reasonOf } from '../api/errors.ts'
import { StepUpCancelled } from './step-up.ts'

/**
 * Why a write failed, as a form shows it (FAIR-7). `unknown`: it may have been carried out. `null` if the customer cancelled the
 * proof: then the form stays as it is.
 */
export function writeFailure(error: unknown): (FormFailure & { effect: 'no' | 'unknown' }) | null {
  if (error instanceof StepUpCancelled) return null
  if (!(error instanceof ApiError)) return { message: 'Something unexpected happened.', effect: 'unknown' }
  const { kind, effect, fields, retryAfter, requestId } = error
  if (effect === 'unknown') return { message: reasonOf(error), kind: 'unknown', effect, requestId }
  const message = capabilityMessage(error)
  return isAbsent(error)
    ? { message, effect, requestId }
    : { message, kind, effect, fields, retryAfter, requestId }
}
