import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Extra = {
  fields?: Record<string, string>
  code?: string
  retryAfter?: number
  headers?: Record<string, string>
}

/** A refusal with a message for customers and a status of 4xx or 503. Handlers throw it, and app.ts sends it. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly fields: Record<string, string> | undefined
  readonly code: string | undefined
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { fields, code, retryAfter, headers }: Extra = {},
  ) {
    super(message)
    this.status = status
    this.fields = fields
    this.code = code
    this.headers = { ...headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) }
  }
}

/** Formats seconds for customers: `90` becomes `2 minutes`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
