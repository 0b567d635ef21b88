import type { WithdrawalBody } from '#contract/transactions.ts'
import type { BankValues } from '#ui/wallet/BankWithdrawalForm.tsx'
import type { CryptoValues } from '#ui/wallet/CryptoWithdrawalForm.tsx'
import { wishFor, type Wish } from '../../outbox/money-call.ts'
import { anySent, forgetSent, rememberSent, sentBefore } from './sent-orders.ts'

export type WithdrawalKind = 'bank' | 'crypto'

/** What was typed, and the orders of it that have a key already. */
export type Draft = {
  kind: WithdrawalKind
  bank: BankValues
  crypto: CryptoValues
  wishes: ReadonlyMap<string, Wish>
}

const emptyBank: BankValues = { amount: '', accountNumber: '', swiftCode: '', bankName: '' }
const emptyCrypto: CryptoValues = { amount: '', wallet: '' }

/**
 * In memory, since SES-1 lets nothing else about the customer be stored. It outlives a failed call, another page, and a
 * session that ended: who signs in again finds it, and nobody else does.
 */
let kept: { email: string; draft: Draft } | null = null

export function draftOf(email: string): Draft {
  if (kept?.email !== email)
    kept = { email, draft: { kind: 'bank', bank: emptyBank, crypto: emptyCrypto, wishes: new Map() } }
  return kept.draft
}

export function keepDraft(email: string, change: Partial<Draft>) {
  kept = { email, draft: { ...draftOf(email), ...change } }
}

/** The wish for these details: the earlier one with its key, if there was a try of it. */
export function wishOf(email: string, body: WithdrawalBody): Wish {
  const text = JSON.stringify(body)
  const wish = wishFor(body, draftOf(email).wishes.get(text) ?? sentBefore(email, text))
  keepWish(email, wish.body, wish)
  return wish
}

export function keepWish(email: string, body: string, wish: Wish | null) {
  const wishes = new Map(draftOf(email).wishes)
  if (wish) wishes.set(body, wish)
  else wishes.delete(body)
  keepDraft(email, { wishes })
  if (wish?.mayHaveArrived) rememberSent(email, wish)
  else forgetSent(email, body)
}

/** The order went through: its form is empty again. */
export function clearForm(email: string, kind: WithdrawalKind) {
  keepDraft(email, kind === 'bank' ? { bank: emptyBank } : { crypto: emptyCrypto })
}

/** Whether an order was sent that nobody knows the end of, from this page or the one that it was reloaded from. */
export const hasUnknown = (email: string) =>
  [...draftOf(email).wishes.values()].some(({ mayHaveArrived }) => mayHaveArrived) || anySent(email)
