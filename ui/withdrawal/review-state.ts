import type { Decimal } from '#contract/money.ts'

/** The same order was sent before, and its outcome is unknown. */
export type EarlierOrder = {
  /** Milliseconds since 1970. */
  sentAt: number
  /** `counts-once` if the server declares that it carries out the same order only once. */
  repeat: 'counts-once' | 'may-count-twice'
}

/** Orders with the same amount and destination were sent before, and this one would be an additional withdrawal. */
export type SameOrder = {
  /** When the latest was sent, in milliseconds since 1970. */
  sentAt: number
  /** The outcome of at least one of them is unknown. */
  unclear: boolean
  /** The number of earlier orders. */
  times: number
}

/** The fee of a withdrawal in the currency of the `LocaleProvider`, if the history states a different one from the fee that the customer confirmed. */
export type FeeDifference = { confirmed: Decimal; charged: Decimal }

/** The history's row of a withdrawal that got no response. */
export type ListedRow = {
  /** Its date, in ISO 8601. */
  listedAt?: string | undefined
  fees?: FeeDifference | undefined
}

/**
 * - `asking`: the customer hasn't confirmed yet.
 * - `checking`: confirmed. The app reads the earlier withdrawals first, and hasn't sent anything.
 * - `sending`: the call is running.
 * - `confirming`: the customer is asked to prove who they are, and nothing is carried out before. `repeat`: it was sent before, with an unknown outcome.
 * - `refused`: the order was certainly not carried out.
 * - `unknown`: the order may have been carried out. With `refused`, the last attempt was not, but an earlier one may have been.
 * - `elsewhere`: another tab has sent this order, and its outcome is certain. `row`: the matching row of the history, if there is one.
 * - `arrived`: the history shows a new matching row.
 */
export type ReviewState =
  | { is: 'asking'; earlier?: EarlierOrder | null; same?: SameOrder | null }
  | { is: 'checking' }
  | { is: 'sending'; repeat?: boolean }
  | { is: 'confirming'; repeat?: boolean | undefined }
  | ({ is: 'arrived' } & ListedRow)
  | { is: 'elsewhere'; row: { reference: string | null; status: string | null } | null }
  | ({ is: 'refused' } & Failure)
  | ({ is: 'unknown'; refused?: boolean; earlier: EarlierOrder } & Failure)

/** Why an attempt failed. `offline` means that nothing left the device, `retryAfter` is in seconds. `until`: when the refusal ends, in ISO 8601. `code`: the reason, as the server names it. */
export type Failure = {
  why: string
  offline?: boolean
  retryAfter?: number
  requestId?: string
  until?: string
  code?: unknown
}
