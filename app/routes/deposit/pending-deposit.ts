import type { Decimal } from '#contract/money.ts'

/** The deposit that the customer is about to make (SES-1). In memory only. */
export type PendingDeposit = {
  amount: Decimal
  /** The id of its entry in the outbox, once it was reported. */
  report: string | null
  /** The customer has seen an address to send it to (DEP-5). */
  addressShown: boolean
}

let pending: { email: string; deposit: PendingDeposit } | null = null

// The text in the amount field. The end of a session closes the page, and the customer finds the text after signing in again.
let typed: { email: string; text: string } | null = null

export const typedAmount = (email: string) => (typed?.email === email ? typed.text : null)

export function setTypedAmount(email: string, text: string | null) {
  typed = text === null ? null : { email, text }
}

export const pendingDeposit = (email: string) => (pending?.email === email ? pending.deposit : null)

export function setPendingDeposit(email: string, deposit: PendingDeposit | null) {
  pending = deposit && { email, deposit }
}
