import { ApiError, messages } from './errors.ts'
import { hasDefaultMessage } from './has-default-message.ts'

const verdicts: string[] = [messages.invalid, messages.forbidden, messages.conflict, messages.notFound]

/**
 * The error of a write as its form shows it. If its effect is unknown, our own sentences must not say that it was refused, because the
 * form says that we cannot tell.
 */
export const withoutVerdict = (error: ApiError): ApiError =>
  error.effect === 'unknown' && verdicts.includes(error.message)
    ? new ApiError({ ...error, message: messages.unreadable })
    : error

/** The error of a password change as its form shows it. `wrong` replaces our default message of a 401, because it names the fields. */
export function passwordFailure(error: Error | null, wrong: string): Error | null {
  if (!(error instanceof ApiError)) return error
  if (error.effect === 'unknown' || !hasDefaultMessage(error)) return withoutVerdict(error)
  return new ApiError({ ...error, message: wrong })
}
