import { answers } from './answers.ts'
import { editPasswordAnswer, loginAnswer, messageAnswer, registerAnswer } from './auth-answers.ts'
import { editPasswordBody, editUserBody, loginBody, registerBody } from './auth.ts'
import { endpoints } from './endpoints.ts'
import { paging } from './paging.ts'
import { coin } from './market.ts'
import { depositBody, withdrawalBody } from './orders.ts'
import { allTransactionsAnswer, allWithdrawalsAnswer } from './transactions.ts'
import { userDetails } from './user.ts'
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
  /** How the client reads the answer: one of `answers`. */
  read: z.ZodMiniType
}

/** Every call with its schemas. The server, the OpenAPI document and the fuzz tests use this table; the client needs only `answers`. */
export const calls = {
  wakeUp: { ...endpoints.wakeUp, answer: wakeUpAnswer, read: answers.wakeUp },
  login: { ...endpoints.login, body: loginBody, answer: loginAnswer, read: answers.login },
  register: { ...endpoints.register, body: registerBody, answer: registerAnswer, read: answers.register },
  editPassword: {
    ...endpoints.editPassword,
    body: editPasswordBody,
    answer: editPasswordAnswer,
    read: answers.editPassword,
  },
  editUser: { ...endpoints.editUser, body: editUserBody, answer: messageAnswer, read: answers.editUser },
  userDetails: { ...endpoints.userDetails, answer: userDetails, read: answers.userDetails },
  addDeposit: { ...endpoints.addDeposit, body: depositBody, answer: messageAnswer, read: answers.addDeposit },
  deposits: {
    ...endpoints.deposits,
    query: paging,
    answer: allTransactionsAnswer,
    read: answers.deposits,
  },
  withdrawals: {
    ...endpoints.withdrawals,
    query: paging,
    answer: allWithdrawalsAnswer,
    read: answers.withdrawals,
  },
  addWithdrawal: {
    ...endpoints.addWithdrawal,
    body: withdrawalBody,
    answer: messageAnswer,
    read: answers.addWithdrawal,
  },
  coins: { ...endpoints.coins, answer: z.array(coin), read: answers.coins },
  logout: { ...endpoints.logout, answer: messageAnswer, read: answers.logout },
} as const satisfies Record<keyof typeof endpoints, Schemas>
