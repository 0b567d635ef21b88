/** A failed call as a form sees it. An error of the app's client fits as it is. */
export type FormFailure = {
  /** What the customer reads. */
  message: string
  kind?: string
  /** `unknown`: no answer came, and it may have been done all the same. */
  effect?: 'no' | 'unknown'
  /** Sentences for the fields that were refused, by name. */
  fields?: Record<string, string>
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  /** By which support finds the failed request (API-17). */
  requestId?: string
  /** How many of them are left, as the form counts them. */
  left?: number
}

const passing = ['offline', 'timeout', 'server']

/** Whether sending the same again may work. */
export const canRetry = ({ kind }: FormFailure) => kind !== undefined && passing.includes(kind)
