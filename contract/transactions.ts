import { lenient } from './lenient.ts'
import { requestAmount, wireDecimal } from './wire-money.ts'
import { visible } from './invisible.ts'
import { z } from './zod.ts'

export const statuses = ['pending', 'approved', 'failed'] as const
export type Status = (typeof statuses)[number]

/** A deposit as the server sends it: amount in US dollars, date in ISO 8601 with zone. */
export const deposit = z.object({
  _id: z.string(),
  amount: wireDecimal,
  date: z.iso.datetime({ offset: true }),
  reference: z.string(),
  status: z.string(),
})

/** Where a withdrawal goes. `transactionFee` is what was, or will be, kept of the amount. */
export const withdrawal = z.extend(deposit, {
  transactionFee: z.optional(wireDecimal),
  wallet: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  swiftCode: z.optional(z.string()),
  bankName: z.optional(z.string()),
})

export const allTransactionsAnswer = z.object({ allTransactions: z.array(deposit) })
export const allWithdrawalsAnswer = z.object({ allWithdrawals: z.array(withdrawal) })

const id = z.union([z.string(), z.pipe(z.number(), z.transform(String))])
const readDeposit = lenient(z.extend(deposit, { _id: id }), ['_id'])
const readWithdrawal = lenient(z.extend(withdrawal, { _id: id }), ['_id'])
export const readAllTransactions = z.object({ allTransactions: z.array(readDeposit) })
export const readAllWithdrawals = z.object({ allWithdrawals: z.array(readWithdrawal) })

export type Deposit = z.output<typeof readDeposit>
export type Withdrawal = z.output<typeof readWithdrawal>
export type WireDeposit = z.input<typeof deposit>
export type WireWithdrawal = z.input<typeof withdrawal>

/** API-6. */
export const depositBody = z.strictObject({ amount: requestAmount })

export const swiftCode = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'Enter a SWIFT/BIC code of 8 or 11 characters'),
  )

const bankWithdrawalBody = z.strictObject({
  amount: requestAmount,
  accountNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(4, 'Enter the account number'),
      z.maxLength(34, 'This account number is too long'),
      z.regex(/^[A-Za-z0-9 -]+$/, 'Use letters and digits only'),
    ),
  swiftCode,
  bankName: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Enter the name of the bank'),
      z.maxLength(100, 'This name is too long'),
      visible,
    ),
})
const cryptoWithdrawalBody = z.strictObject({
  amount: requestAmount,
  wallet: z
    .string()
    .check(
      z.trim(),
      z.minLength(20, 'Enter the whole wallet address'),
      z.maxLength(120, 'This is no wallet address'),
    ),
})

/** API-9: a wallet address, or the three details of a bank account. */
export const withdrawalBody = z.union([cryptoWithdrawalBody, bankWithdrawalBody])

export type DepositBody = { amount: number }
export type WithdrawalBody =
  | { amount: number; wallet: string }
  | { amount: number; accountNumber: string; swiftCode: string; bankName: string }
