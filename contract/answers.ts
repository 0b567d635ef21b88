import { readEditPasswordAnswer, readLoginAnswer, readRegisterAnswer } from './auth-answers.ts'
import type { endpoints } from './endpoints.ts'
import { readCoins } from './market.ts'
import { readAllTransactions, readAllWithdrawals } from './transactions.ts'
import { readUserDetails } from './user.ts'
import { z } from './zod.ts'

/** How the client reads the answer to each call. Ignores extra fields, and reads an invalid field as `null` if the rest is still useful. */
export const answers = {
  wakeUp: z.unknown(),
  login: readLoginAnswer,
  register: readRegisterAnswer,
  editPassword: readEditPasswordAnswer,
  editUser: z.unknown(),
  userDetails: readUserDetails,
  addDeposit: z.unknown(),
  deposits: readAllTransactions,
  withdrawals: readAllWithdrawals,
  addWithdrawal: z.unknown(),
  coins: readCoins,
  logout: z.unknown(),
} as const satisfies Record<keyof typeof endpoints, z.ZodMiniType>

export type CallName = keyof typeof answers
export type Answer<Name extends CallName> = z.output<(typeof answers)[Name]>
