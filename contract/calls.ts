import {
  editPasswordAnswer,
  editPasswordBody,
  editUserBody,
  loginAnswer,
  loginBody,
  messageAnswer,
  readEditPasswordAnswer,
  readLoginAnswer,
  readRegisterAnswer,
  registerAnswer,
  registerBody,
} from './auth.ts'
import { endpoints } from './endpoints.ts'
import { paging } from './paging.ts'
import { coin, readCoins } from './market.ts'
import {
  allTransactionsAnswer,
  allWithdrawalsAnswer,
  depositBody,
  readAllTransactions,
  readAllWithdrawals,
  withdrawalBody,
} from './transactions.ts'
import { readUserDetails, userDetails } from './user.ts'
import { z } from './zod.ts'

export const wakeUpAnswer = z.object({
  mode: z.string(),
  message: z.string(),
  capabilities: z.optional(z.array(z.string())),
})

type Schemas = {
  body?: z.ZodMiniType
  /** Query parameters that a server may support. */
  query?: z.ZodMiniType
  /** What the server sends. The OpenAPI document is generated from it. */
  answer: z.ZodMiniType
  /** How the client reads the answer. Ignores extra fields, and reads an invalid field as `null` if the rest is still useful. */
  read: z.ZodMiniType
}

/** Every call with its schemas. The client, the server, the OpenAPI document and the fuzz tests use this table. */
export const calls = {
  wakeUp: { ...endpoints.wakeUp, answer: wakeUpAnswer, read: z.unknown() },
  login: { ...endpoints.login, body: loginBody, answer: loginAnswer, read: readLoginAnswer },
  register: { ...endpoints.register, body: registerBody, answer: registerAnswer, read: readRegisterAnswer },
  editPassword: {
    ...endpoints.editPassword,
    body: editPasswordBody,
    answer: editPasswordAnswer,
    read: readEditPasswordAnswer,
  },
  editUser: { ...endpoints.editUser, body: editUserBody, answer: messageAnswer, read: z.unknown() },
  userDetails: { ...endpoints.userDetails, answer: userDetails, read: readUserDetails },
  addDeposit: { ...endpoints.addDeposit, body: depositBody, answer: messageAnswer, read: z.unknown() },
  deposits: {
    ...endpoints.deposits,
    query: paging,
    answer: allTransactionsAnswer,
    read: readAllTransactions,
  },
  withdrawals: {
    ...endpoints.withdrawals,
    query: paging,
    answer: allWithdrawalsAnswer,
    read: readAllWithdrawals,
  },
  addWithdrawal: {
    ...endpoints.addWithdrawal,
    body: withdrawalBody,
    answer: messageAnswer,
    read: z.unknown(),
  },
  coins: { ...endpoints.coins, answer: z.array(coin), read: readCoins },
  logout: { ...endpoints.logout, answer: messageAnswer, read: z.unknown() },
} as const satisfies Record<keyof typeof endpoints, Schemas>

export type CallName = keyof typeof calls
export type Answer<Name extends CallName> = z.output<(typeof calls)[Name]['read']>
