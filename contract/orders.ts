import { visible } from './invisible.ts'
import { requestAmount } from './wire-money.ts'
import { z } from './zod.ts'

/** The body of `POST /transaction/add` (API-6). */
export const depositBody = z.strictObject({ amount: requestAmount })

/** What is wrong with a SWIFT code. `length`: how many characters it has, if not 8 or 11. */
export type SwiftProblem = 'empty' | 'characters' | 'start' | { length: number }

/**
 * Which part of the rule of {@link swiftCode} a code in capitals and without spaces breaks, or `null` (ISO 9362, WDR-6). The rule itself is
 * a pattern, so that the OpenAPI document has it.
 */
export function swiftProblem(code: string): SwiftProblem | null {
  if (code === '') return 'empty'
  if (/[^A-Z0-9]/.test(code)) return 'characters'
  if (code.length !== 8 && code.length !== 11) return { length: code.length }
  return /^[A-Z]{6}/.test(code) ? null : 'start'
}

export const swiftCode = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'Enter a SWIFT/BIC code of 8 or 11 characters'),
  )

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** An account number or IBAN, 4 to 34 characters long. Spaces, as in a printed IBAN, are allowed and not counted. */
export const accountNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.replace(/\s/g, ' ').trim()),
  ),
  z.string().check(
    z.minLength(1, 'Enter the account number'),
    z.refine((text) => text === '' || withoutSpaces(text).length >= 4, {
      error: 'An account number has at least 4 characters',
    }),
    z.maxLength(70, { error: 'This account number is too long', abort: true }),
    z.refine((text) => withoutSpaces(text).length <= 34, { error: 'This account number is too long' }),
    z.regex(/^[A-Za-z0-9 -]+$/, 'Use letters and digits only'),
  ),
)

export const bankName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'Enter the name of the bank'),
    z.maxLength(100, 'This name is too long'),
    visible,
  )

export const bankWithdrawalBody = z.strictObject({
  amount: requestAmount,
  accountNumber,
  swiftCode,
  bankName,
})

/** The length of a wallet address, in characters. */
export const WALLET_LENGTH = { least: 20, most: 120 } as const

/** A wallet address. A server can only check its length: the app knows the checksums of the networks that it pays to. */
export const wallet = z
  .string()
  .check(
    z.trim(),
    z.minLength(WALLET_LENGTH.least, 'Enter the whole wallet address'),
    z.maxLength(WALLET_LENGTH.most, 'This isn’t a wallet address'),
  )

export const cryptoWithdrawalBody = z.strictObject({ amount: requestAmount, wallet })

/** The body of `POST /withdrawal/add` (API-9), with a wallet address or the details of a bank account. */
export const withdrawalBody = z.union([cryptoWithdrawalBody, bankWithdrawalBody])

/** `quote`: the id of the binding quote, only for a backend with that capability (CAP-2). */
export type WithdrawalBody = { amount: number; quote?: string } & (
  { wallet: string } | { accountNumber: string; swiftCode: string; bankName: string }
)
