import { toDecimal, type Decimal } from '#contract/money.ts'
import type { ConfirmedOrder } from '#ui/security/StepUpDialog.tsx'
import type { OpenQuestion } from './step-up.ts'

/** The withdrawal that a question is about, from the very body that the proof is bound to. `undefined` for another question. */
export function orderAsked({
  action,
  body,
}: Pick<OpenQuestion, 'action' | 'body'>): ConfirmedOrder | undefined {
  if (action !== 'add-withdrawal') return undefined
  const { amount, wallet, bankName, accountNumber } = JSON.parse(body) as Record<string, unknown>
  const read: Decimal | null = toDecimal(amount)
  const to = { wallet: textOr(wallet), bankName: textOr(bankName), accountNumber: textOr(accountNumber) }
  return read === null || !(to.wallet ?? to.bankName ?? to.accountNumber)
    ? undefined
    : { amount: read, ...to }
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : null)
