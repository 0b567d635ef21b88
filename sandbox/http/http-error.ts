import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure } from '#contract/error-body.ts'

type Extra = Omit<Failure, 'message'> & {
  retryAfter?: number
  headers?: Record<string, string>
}

/** A refusal with a message for customers and a status of 4xx or 503. Handlers throw it, and app.ts sends it. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: Failure
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { retryAfter, headers, fields, code, ...more }: Extra = {},
  ) {
    super(message)
    this.status = status
    this.body = { message, ...(fields ? { fields } : {}), ...(code === undefined ? {} : { code }), ...more }
    this.headers = { ...headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) }
  }
}

/** The response to an address that doesn't exist, or whose capability isn't offered (CAP-0). */
export const nothingHere = () => new HttpError(404, 'There is nothing at this address.')

/** Formats seconds for customers: `90` becomes `2 minutes`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
