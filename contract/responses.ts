import { readEditPasswordResponse, readLoginResponse, readRegisterResponse } from './auth-responses.ts'
import type { endpoints } from './endpoints.ts'
import { readCoins } from './market.ts'
import { readAllTransactions, readAllWithdrawals } from './transactions.ts'
import { readUserDetails } from './user.ts'
import { z } from './zod.ts'

/** How the client reads the response to each call. Ignores extra fields, and reads an invalid field as `null` if the rest is still useful. */
export const responses = {
  wakeUp: z.unknown(),
  login: readLoginResponse,
  register: readRegisterResponse,
  editPassword: readEditPasswordResponse,
  editUser: z.unknown(),
  userDetails: readUserDetails,
  addDeposit: z.unknown(),
  deposits: readAllTransactions,
  withdrawals: readAllWithdrawals,
  addWithdrawal: z.unknown(),
  coins: readCoins,
  logout: z.unknown(),
} as const satisfies Record<keyof typeof endpoints, z.ZodMiniType>

export type CallName = keyof typeof responses
export type ResponseOf<Name extends CallName> = z.output<(typeof responses)[Name]>
