import type { FormFailure } from '#ui/form/form-failure.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { ApiError, messages, reasonOf } from '../api/errors.ts'
import { PasskeyFailed, unreadableOptions } from './webauthn.ts'

/**
 * What a form shows of a failure of the browser, or of a call that changes nothing when it fails. `sent`: the passkey itself was sent, so
 * the call may have taken effect.
 */
export function failureOf(cause: unknown, { sent = false } = {}): FormFailure {
  if (cause instanceof PasskeyFailed) return { message: cause.message }
  // A message isn't copied by a spread.
  if (cause instanceof ApiError && !isAbsent(cause))
    return {
      ...cause,
      message: cause.message === messages.unreadable ? unreadableOptions : cause.message,
      effect: sent ? cause.effect : 'no',
    }
  return { message: capabilityMessage(cause) }
}

/** What a form shows after a response that leaves it open whether the change was made. `then` says what is known since. */
export const unknownFailure = (cause: unknown, then: string): FormFailure => ({
  message: `${cause instanceof ApiError ? reasonOf(cause) : 'Something unexpected happened.'} ${then}`,
  effect: 'unknown',
  requestId: cause instanceof ApiError ? cause.requestId : undefined,
})
