import {
  editPasswordBody,
  editUserBody,
  loginAnswer,
  loginBody,
  messageAnswer,
  readLoginAnswer,
  readMessageAnswer,
  readRegisterAnswer,
  registerAnswer,
  registerBody,
} from './auth.ts'
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

export const wakeUpAnswer = z.object({ mode: z.string(), message: z.string() })
export const readWakeUp = z.object({ mode: z.catch(z.optional(z.string()), undefined) })

type Call = {
  id: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  bearer: boolean
  /** Money moves: the call must carry an `Idempotency-Key`. */
  money?: true
  body?: z.ZodMiniType
  /** What the server promises; it stands in the OpenAPI document. */
  answer: z.ZodMiniType
  /** How the client reads it: extra fields ignored, a bad field `null` where the rest still makes sense. */
  read: z.ZodMiniType
}

/** Every call of the API, once: the client, the server, its OpenAPI document and the fuzzer read this table. */
export const calls = {
  wakeUp: { id: 'API-10', method: 'GET', path: '/', bearer: false, answer: wakeUpAnswer, read: readWakeUp },
  login: {
    id: 'API-1',
    method: 'POST',
    path: '/auth/login',
    bearer: false,
    body: loginBody,
    answer: loginAnswer,
    read: readLoginAnswer,
  },
  register: {
    id: 'API-2',
    method: 'POST',
    path: '/auth/register',
    bearer: false,
    body: registerBody,
    answer: registerAnswer,
    read: readRegisterAnswer,
  },
  editPassword: {
    id: 'API-3',
    method: 'PUT',
    path: '/auth/edit-password',
    bearer: false,
    body: editPasswordBody,
    answer: messageAnswer,
    read: readMessageAnswer,
  },
  editUser: {
    id: 'API-4',
    method: 'PUT',
    path: '/auth/edit-user',
    bearer: true,
    body: editUserBody,
    answer: messageAnswer,
    read: z.unknown(),
  },
  userDetails: {
    id: 'API-5',
    method: 'GET',
    path: '/transaction/token-user',
    bearer: true,
    answer: userDetails,
    read: readUserDetails,
  },
  addDeposit: {
    id: 'API-6',
    method: 'POST',
    path: '/transaction/add',
    bearer: true,
    money: true,
    body: depositBody,
    answer: messageAnswer,
    read: z.unknown(),
  },
  deposits: {
    id: 'API-7',
    method: 'GET',
    path: '/transaction/all',
    bearer: true,
    answer: allTransactionsAnswer,
    read: readAllTransactions,
  },
  withdrawals: {
    id: 'API-8',
    method: 'GET',
    path: '/withdrawal/all',
    bearer: true,
    answer: allWithdrawalsAnswer,
    read: readAllWithdrawals,
  },
  addWithdrawal: {
    id: 'API-9',
    method: 'POST',
    path: '/withdrawal/add',
    bearer: true,
    money: true,
    body: withdrawalBody,
    answer: messageAnswer,
    read: z.unknown(),
  },
  coins: {
    id: 'API-11',
    method: 'GET',
    path: '/market/coins',
    bearer: false,
    answer: z.array(coin),
    read: readCoins,
  },
  /** Ends the token at the server. An operator's backend may not know it; the client does not depend on its answer. */
  logout: {
    id: 'SES-1',
    method: 'POST',
    path: '/auth/logout',
    bearer: true,
    answer: messageAnswer,
    read: z.unknown(),
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
export type Answer<Name extends CallName> = z.output<(typeof calls)[Name]['read']>
