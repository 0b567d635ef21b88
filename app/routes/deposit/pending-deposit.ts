import type { Decimal } from '#contract/money.ts'

/** SES-1: the deposit that the customer is about to make. In memory only. */
export type PendingDeposit = {
  amount: Decimal
  /** Its entry in the outbox. */
  report: string | null
  /** An address to send it to has been on the page (DEP-5). */
  addressShown: boolean
}

let pending: { email: string; deposit: PendingDeposit } | null = null

// What stands in the amount's field: a session that ends takes the page away, and the customer comes back to it.
let typed: { email: string; text: string } | null = null

export const typedAmount = (email: string) => (typed?.email === email ? typed.text : null)

export function setTypedAmount(email: string, text: string | null) {
  typed = text === null ? null : { email, text }
}

export const pendingDeposit = (email: string) => (pending?.email === email ? pending.deposit : null)

export function setPendingDeposit(email: string, deposit: PendingDeposit | null) {
  pending = deposit && { email, deposit }
}
