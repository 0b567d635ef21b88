import { responses } from './responses.ts'
import { editPasswordResponse, loginResponse, messageResponse, registerResponse } from './auth-responses.ts'
import { editPasswordBody, editUserBody, loginBody, registerBody } from './auth.ts'
import { endpoints } from './endpoints.ts'
import { paging } from './paging.ts'
import { coin } from './market.ts'
import { depositBody, withdrawalBody } from './orders.ts'
import { allTransactionsResponse, allWithdrawalsResponse } from './transactions.ts'
import { userDetails } from './user.ts'
import { z } from './zod.ts'

export const wakeUpResponse = z.object({
  mode: z.string(),
  message: z.string(),
  capabilities: z.optional(z.array(z.string())),
})

type Schemas = {
  body?: z.ZodMiniType
  /** Query parameters that a server may support. */
  query?: z.ZodMiniType
  /** What the server sends. The OpenAPI document is generated from it. */
  response: z.ZodMiniType
  /** How the client reads the response: one of `responses`. */
  read: z.ZodMiniType
}

/** Every call with its schemas. The server, the OpenAPI document and the fuzz tests use this table; the client needs only `responses`. */
export const calls = {
  wakeUp: { ...endpoints.wakeUp, response: wakeUpResponse, read: responses.wakeUp },
  login: { ...endpoints.login, body: loginBody, response: loginResponse, read: responses.login },
  register: {
    ...endpoints.register,
    body: registerBody,
    response: registerResponse,
    read: responses.register,
  },
  editPassword: {
    ...endpoints.editPassword,
    body: editPasswordBody,
    response: editPasswordResponse,
    read: responses.editPassword,
  },
  editUser: {
    ...endpoints.editUser,
    body: editUserBody,
    response: messageResponse,
    read: responses.editUser,
  },
  userDetails: { ...endpoints.userDetails, response: userDetails, read: responses.userDetails },
  addDeposit: {
    ...endpoints.addDeposit,
    body: depositBody,
    response: messageResponse,
    read: responses.addDeposit,
  },
  deposits: {
    ...endpoints.deposits,
    query: paging,
    response: allTransactionsResponse,
    read: responses.deposits,
  },
  withdrawals: {
    ...endpoints.withdrawals,
    query: paging,
    response: allWithdrawalsResponse,
    read: responses.withdrawals,
  },
  addWithdrawal: {
    ...endpoints.addWithdrawal,
    body: withdrawalBody,
    response: messageResponse,
    read: responses.addWithdrawal,
  },
  coins: { ...endpoints.coins, response: z.array(coin), read: responses.coins },
  logout: { ...endpoints.logout, response: messageResponse, read: responses.logout },
} as const satisfies Record<keyof typeof endpoints, Schemas>
