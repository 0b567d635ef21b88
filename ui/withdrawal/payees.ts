import { addressKey } from '#contract/address-key.ts'
import { compactAccount } from '#contract/iban.ts'
import { bankName } from '#contract/orders.ts'
import type { Withdrawal } from '#contract/transactions.ts'
import { walletAddress } from '../address/wallet-field.ts'
import { inEnglish } from '../lib/locale-context.ts'
import { checkedAccountNumber, checkedSwiftCode } from './bank-fields.ts'

/** A destination of an earlier withdrawal. */
export type UsedDestination = {
  /** Identifies it among the others. */
  id: string
  /** The date of the newest withdrawal to it, in ISO 8601. `null`: unreadable. */
  lastUsed: string | null
  /** That withdrawal failed. */
  failed: boolean
  /** It failed because the customer cancelled it. */
  cancelled?: boolean
}
export type BankAccount = { accountNumber: string; swiftCode: string; bankName: string }
export type UsedBank = UsedDestination & BankAccount
export type UsedWallet = UsedDestination & {
  wallet: string
  /** The name of a saved address. */
  label?: string
  /** Its network in words, as it was saved. */
  note?: string
  /** A sentence about its use, shown instead of the date of its last use. */
  uses?: string | undefined
  /** Why it can't be chosen now. */
  disabledReason?: string | undefined
}

type Row = Pick<Withdrawal, 'date' | 'status'> &
  Partial<Pick<Withdrawal, 'stage' | 'wallet' | keyof BankAccount>>

/** The most that one list offers. Pasting an address is faster than reading a longer list. */
const MOST_PAYEES = 30

/** Newest first. Rows without a readable date come last, in the order of the server. */
function newestFirst<R extends Row>(rows: readonly R[]): R[] {
  const at = ({ date }: R) => {
    const time = Date.parse(date ?? '')
    return Number.isNaN(time) ? -Infinity : time
  }
  return rows.toSorted((a, b) => (at(a) === at(b) ? 0 : at(b) - at(a)))
}

const lastUse = ({ date, status, stage }: Row) => ({
  lastUsed: date,
  failed: status === 'failed',
  cancelled: status === 'failed' && stage === 'cancelled',
})

/**
 * The bank accounts of earlier withdrawals, newest first (WDR-7). An account that a row names incompletely or masks is
 * left out, because it couldn't be paid again.
 */
export function usedBanks(rows: readonly Row[]): UsedBank[] {
  const accountNumber = checkedAccountNumber(inEnglish)
  const swiftCode = checkedSwiftCode(inEnglish)
  const found = new Map<string, UsedBank>()
  for (const row of newestFirst(rows)) {
    if (found.size === MOST_PAYEES) break
    const account = accountNumber.safeParse(row.accountNumber)
    const swift = swiftCode.safeParse(row.swiftCode)
    const name = bankName.safeParse(row.bankName)
    if (!account.success || !swift.success || !name.success) continue
    const id = `${compactAccount(account.data)} ${swift.data}`
    if (found.has(id)) continue
    const details = { accountNumber: account.data, swiftCode: swift.data, bankName: name.data }
    found.set(id, { id, ...details, ...lastUse(row) })
  }
  return [...found.values()]
}

/** The kind of destination of the newest withdrawal. `null` if there is none, or if its row doesn't say. */
export function lastKind(rows: readonly Row[]): 'bank' | 'crypto' | null {
  const [newest] = newestFirst(rows)
  return newest?.wallet ? 'crypto' : newest?.accountNumber ? 'bank' : null
}

/**
 * The wallet addresses of earlier withdrawals, newest first (WDR-7). Includes only those that the form accepts, so none of the
 * customer's `own` deposit addresses.
 */
export function usedWallets(
  rows: readonly Row[],
  sandbox: boolean,
  own: readonly string[] = [],
): UsedWallet[] {
  const valid = walletAddress(sandbox, own, inEnglish)
  const found = new Map<string, UsedWallet>()
  for (const row of newestFirst(rows)) {
    if (found.size === MOST_PAYEES) break
    const { wallet } = row
    if (!wallet) continue
    const id = addressKey(wallet)
    if (!found.has(id) && valid.safeParse(wallet).success) found.set(id, { id, wallet, ...lastUse(row) })
  }
  return [...found.values()]
}
