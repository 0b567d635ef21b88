/** Where a withdrawal goes: a wallet address, or a bank account. */
export type Payee = { wallet: string } | { accountNumber: string; bankName: string }

/** A short name for it, by which the customer recognises it: both ends of an address, the last digits of an account. */
export function payeeLabel(payee: Payee): string {
  if ('wallet' in payee) return `${payee.wallet.slice(0, 6)}…${payee.wallet.slice(-6)}`
  return `${payee.bankName}, account ending ${payee.accountNumber.replace(/\s/g, '').slice(-4)}`
}
