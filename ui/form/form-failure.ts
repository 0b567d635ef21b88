/** A failed call, as forms show it. Errors of the app's API client have this shape. */
export type FormFailure = {
  /** The message for the customer. */
  message: string
  kind?: string
  /** `unknown` if the server may have carried out the request, for example because there was no response. */
  effect?: 'no' | 'unknown'
  /** Messages for the rejected fields, by field name. */
  fields?: Record<string, string>
  /** How many seconds to wait before the next attempt. */
  retryAfter?: number
  /** The id with which support can find the failed request. */
  requestId?: string
  /** The remaining seconds of `retryAfter`. The form counts them down. */
  left?: number
}

const temporary = ['offline', 'timeout', 'server']

/** Whether the same request may succeed if it is sent again. */
export const canRetry = ({ kind }: FormFailure) => kind !== undefined && temporary.includes(kind)
