import { lenient } from './lenient.ts'
import { wireDecimal, wireFeePercent } from './wire-money.ts'
import { z } from './zod.ts'

export const investmentGoals = [
  'none',
  'Investing for Retirement',
  'Investing to buy house',
  'A Career Change',
  'Starting a business',
] as const

/**
 * The customer's details as the server sends them (API-5). Money is in US dollars. `withdrawalCharges` and `tradingProgress` are
 * percentages: 2.5 means 2.5 percent.
 */
export const userDetails = z.object({
  name: z.string(),
  email: z.string(),
  zipCode: z.string(),
  address: z.string(),
  gender: z.string(),
  phoneNumber: z.string(),
  investmentGoal: z.string(),
  verified: z.boolean(),
  plan: z.string(),
  notification: z.string(),
  pendBalance: wireDecimal,
  referralBonus: wireDecimal,
  tradingProgress: wireDecimal,
  totalDeposit: wireDecimal,
  totalEquity: wireDecimal,
  tradeProfit: wireDecimal,
  userCanWithdraw: z.boolean(),
  withdrawalCharges: wireDecimal,
  bitcoinAddress: z.string(),
  ethereumAddress: z.string(),
  usdtAddress: z.string(),
})

/** The details with money as JSON numbers. */
export type WireUserDetails = z.input<typeof userDetails>

// Some backends store zip codes and phone numbers as numbers. A whole number is read as its digits, which loses nothing.
const textOrDigits = z.union([
  z.string(),
  z.pipe(
    z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0)),
    z.transform(String),
  ),
])

/** The details as the client reads them. The email is required; any other invalid field becomes `null`. */
export const readUserDetails = lenient(
  z.extend(userDetails, {
    zipCode: textOrDigits,
    phoneNumber: textOrDigits,
    withdrawalCharges: wireFeePercent,
  }),
  ['email'],
)
export type UserDetails = z.output<typeof readUserDetails>
