import type { Decimal } from '#contract/money.ts'

/** SES-1: the deposit that the customer is about to make. In memory only; `report` is its entry in the outbox. */
export type PendingDeposit = { amount: Decimal; report: string | null }

let pending: { email: string; deposit: PendingDeposit } | null = null

export const pendingDeposit = (email: string) => (pending?.email === email ? pending.deposit : null)

export function setPendingDeposit(email: string, deposit: PendingDeposit | null) {
  pending = deposit && { email, deposit }
}
