import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { feeOf, fromCents, toCents } from '#contract/money.ts'
import { withdrawalsJson } from '../db/lists.ts'
import { addWithdrawal } from '../db/add-transactions.ts'
import { tradeProfit } from '../db/users.ts'
import { reference } from '../domain/reference.ts'
import { settlement } from '../domain/settlement.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { noSuchRow, retryOnConflict } from './own-rows.ts'
import { moneyEndpoint } from '../http/money-endpoint.ts'

export function withdrawalRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.withdrawals, async ({ visitor, query }) => {
    const rows = await withdrawalsJson(deps.db, visitor.userId, deps.now(), query)
    if (rows === null) throw noSuchRow()
    return { text: `{"allWithdrawals":${rows}}` }
  })

  moneyEndpoint(app, deps, calls.addWithdrawal, async ({ tx, userId, account, body, at }) => {
    if (!account.mayWithdraw) {
      return {
        status: 403,
        body: { message: 'Withdrawals are not open for this account yet. Contact support.' },
      }
    }
    const { amount: requested, ...destination } = body
    const amount = toCents(requested)
    if (amount > (await tradeProfit(tx, userId, at))) {
      // A 409 without the code would also be the answer to a repeat that came while the first request was still running (API-15).
      const message = 'Withdrawal amount must not exceed total profits'
      return { status: 409, body: { message, code: NOT_STARTED } }
    }
    // The fee is deducted from the amount, so that customers never pay in order to be paid (FAIR-4).
    const fee = feeOf(amount, fromCents(BigInt(account.charges)))
    const transaction = {
      amount,
      fee,
      charges: account.charges,
      createdAt: at,
      ...settlement(amount, at, deps.settleSeconds),
    }
    await retryOnConflict(() =>
      addWithdrawal(tx, userId, { ...transaction, reference: reference('WDR', randomBytes(8)) }, destination),
    )
    return { status: 201, body: { message: 'Withdrawal requested. It is pending until it clears.' } }
  })

  return app
}
