/** The same order was sent before, and its outcome is unknown. */
export type EarlierOrder = {
  /** Milliseconds since 1970. */
  sentAt: number
  /** Whether the server carries the same order out only once, however often it is sent. */
  repeat: 'counts-once' | 'may-count-twice'
}

/** Others like it were sent before, and this one would be a further withdrawal. */
export type SameOrder = {
  /** When the latest of them was sent, in milliseconds since 1970. */
  sentAt: number
  /** Whether it was never learned if one of them was carried out. */
  unclear: boolean
  times: number
}

/**
 * `refused`: it is certain that the order was not carried out. `unknown`: it may have been; with `refused`, this last try was
 * not, but an earlier one may have been. `offline`: nothing left the device in this try. `arrived`: the history shows a row like
 * it that is new. `listedAt`: the date of that row, in ISO 8601.
 */
export type ReviewState =
  | { is: 'asking'; earlier?: EarlierOrder | null; same?: SameOrder | null }
  | { is: 'sending' }
  | { is: 'arrived'; listedAt?: string }
  | ({ is: 'refused' } & Failure)
  | ({ is: 'unknown'; refused?: boolean; earlier: EarlierOrder } & Failure)

export type Failure = { why: string; offline?: boolean; retryAfter?: number; requestId?: string }
