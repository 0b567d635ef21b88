import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** The destination of a withdrawal: a wallet address or a bank account. */
export type Payee = { wallet: string } | { accountNumber: string; bankName: string }

/** Returns a short label for a destination: both ends of the address, or the bank and the last four digits of the account. */
export function payeeLabel(payee: Payee, t: Translate): string {
  if ('wallet' in payee) return `${payee.wallet.slice(0, 6)}…${payee.wallet.slice(-6)}`
  const digits = payee.accountNumber.replace(/\s/g, '').slice(-4)
  return t(m.accountEnding, { bankName: payee.bankName, digits })
}
