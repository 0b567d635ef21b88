import { ApiError, messages } from './errors.ts'

const verdicts: string[] = [messages.invalid, messages.forbidden, messages.conflict, messages.notFound]

/**
 * The error of a write as its form shows it. If its effect is unknown, our own sentences must not say that it was refused, because the
 * form says that we cannot tell.
 */
export const withoutVerdict = (error: ApiError): ApiError =>
  error.effect === 'unknown' && verdicts.includes(error.message)
    ? new ApiError({ ...error, message: messages.unreadable })
    : error
