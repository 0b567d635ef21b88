import { readAmount } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import type { BankValues } from '#ui/withdrawal/BankWithdrawalForm.tsx'
import type { CryptoValues } from '#ui/withdrawal/CryptoWithdrawalForm.tsx'

export type WithdrawalKind = 'bank' | 'crypto'

/** What was typed into the two forms, and which one was open. */
export type Draft = { kind: WithdrawalKind; bank: BankValues; crypto: CryptoValues }

const emptyBank: BankValues = { amount: '', accountNumber: '', swiftCode: '', bankName: '' }
const emptyCrypto: CryptoValues = { amount: '', wallet: '' }

/**
 * In memory. Survives a failed call, leaving the page, and the end of the session: the same customer finds it after signing in
 * again. Dropped when another customer opens the page.
 */
let kept: { email: string; draft: Draft } | null = null

export function draftOf(email: string): Draft {
  if (kept?.email !== email) kept = { email, draft: { kind: 'bank', bank: emptyBank, crypto: emptyCrypto } }
  return kept.draft
}

export function keepDraft(email: string, change: Partial<Draft>) {
  kept = { email, draft: { ...draftOf(email), ...change } }
}

/** Clears a form after its order was carried out. */
export function clearForm(email: string, kind: WithdrawalKind) {
  keepDraft(email, kind === 'bank' ? { bank: emptyBank } : { crypto: emptyCrypto })
}

const compact = (text: string) => text.replace(/\s/g, '').toLowerCase()

/** Whether the form still holds the details of this order. */
export function holdsOrder(email: string, kind: WithdrawalKind, body: WithdrawalBody): boolean {
  const { amount, ...payee } = draftOf(email)[kind]
  const { value } = readAmount(amount)
  const sent: Record<string, unknown> = body
  return (
    value !== undefined &&
    Number(value) === body.amount &&
    Object.entries(payee).every(([name, typed]) => compact(typed) === compact(String(sent[name])))
  )
}
