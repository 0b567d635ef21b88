import type { FormFailure } from '#ui/form/form-failure.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { ApiError, errorMessage } from '../api/errors.ts'
import { StepUpCancelled } from './step-up.ts'

/** Why a write failed, as a form shows it. `null` if the customer cancelled the proof: then the form stays as it is. */
export function writeFailure(error: unknown): FormFailure | null {
  if (error instanceof StepUpCancelled) return null
  if (isAbsent(error)) return { message: capabilityMessage(error), effect: 'no' }
  return error instanceof ApiError ? error : { message: errorMessage(error), effect: 'unknown' }
}
