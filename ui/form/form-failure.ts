/** A failed call, as forms show it. Errors of the app's API client have this shape. */
export type FormFailure = {
  /** The message for the customer. */
  message: string
  kind?: string
  /** `unknown` if there was no answer, so the server may still have carried out the request. */
  effect?: 'no' | 'unknown'
  /** Messages for the rejected fields, by field name. */
  fields?: Record<string, string>
  /** How many seconds to wait before the next try. */
  retryAfter?: number
  /** The id by which support finds the failed request (API-17). */
  requestId?: string
  /** How many seconds of `retryAfter` are left. The form counts them down. */
  left?: number
}

const temporary = ['offline', 'timeout', 'server']

/** Whether the same request may succeed if it is sent again. */
export const canRetry = ({ kind }: FormFailure) => kind !== undefined && temporary.includes(kind)
