import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { addQuotedWithdrawal } from '#contract/all-calls.ts'
import { calls } from '#contract/calls.ts'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { toCents } from '#contract/money.ts'
import { addWithdrawal } from '../db/add-transactions.ts'
import { withdrawalsJson } from '../db/lists.ts'
import { noEstimates } from '../db/payout-estimates.ts'
import { addQuote, takeQuote } from '../db/quotes.ts'
import { tradeProfit } from '../db/users.ts'
import { payoutPlan } from '../domain/payout-plan.ts'
import { quoteResponse, quoteOf } from '../domain/quote.ts'
import { reference } from '../domain/reference.ts'
import { agentIn } from '../http/account-change.ts'
import { unknownBefore } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { idempotentEndpoint } from '../http/idempotent-endpoint.ts'
import { requireStepUpToWithdraw } from '../http/step-up.ts'
import { newQuoteId, retryOnConflict } from './generated-ids.ts'
import { refuseUnlessFree, reportWithdrawal } from './withdrawal-gate.ts'

export const mayNotWithdraw = 'Withdrawals are not open for this account yet. Contact support.'
export const tooMuch = 'Withdrawal amount must not exceed total profits'

/** The calls for withdrawals. */
export function withdrawalRoutes(deps: Deps) {
  const app = new Hono()
  const steered = deps.capabilities.has('payout-steps')
  const cancel = deps.capabilities.has('payout-cancel')

  endpoint(app, deps, calls.withdrawals, async ({ visitor, query }) => {
    const at = deps.now()
    const estimates = steered ? await deps.estimates(at) : noEstimates
    const steps = steered || cancel ? { cancel, estimates } : null
    const rows = await withdrawalsJson(deps.db, visitor.userId, at, query, steps)
    if (rows === null) throw unknownBefore()
    return { text: `{"allWithdrawals":${rows}}`, unlessUnchanged: true }
  })

  const add = deps.capabilities.has('quote') ? addQuotedWithdrawal : calls.addWithdrawal
  idempotentEndpoint(app, deps, add, async ({ c, tx, visitor, userId, account, body, at }) => {
    if (!account.mayWithdraw) return { status: 403, body: { message: mayNotWithdraw } }
    const { amount: requested, quote: id, ...to } = { quote: undefined, ...body }
    await refuseUnlessFree(tx, { userId, at, wallet: 'wallet' in to ? to.wallet : undefined })
    const amount = toCents(requested)
    if (amount > (await tradeProfit(tx, userId, at))) {
      // A 409 without the code would also be the response to a repeat that came while the first request was still running (API-15).
      return { status: 409, body: { message: tooMuch, code: NOT_STARTED } }
    }
    const destination = 'wallet' in to ? 'crypto' : 'bank'
    // The fee is deducted from the amount, so that customers never pay in order to be paid (FAIR-4).
    const fresh = quoteOf({ id: newQuoteId(), amount, charges: account.charges, destination, at })
    const price = id === undefined ? fresh : await takeQuote(tx, userId, { id, amount, destination }, at)
    if (price === null) {
      await addQuote(tx, userId, fresh, at)
      const message =
        'This quote has ended, or is for another withdrawal. Nothing was withdrawn. Check the new quote.'
      return { status: 409, body: { message, code: 'quote_expired', quote: quoteResponse(fresh) } }
    }
    await requireStepUpToWithdraw(c, { tx, userId, tokenHash: visitor.tokenHash, at })
    const { charges, fee } = price
    const plan = payoutPlan({ amount, destination, at }, { settleSeconds: deps.settleSeconds, steered })
    let name = ''
    await retryOnConflict(() => {
      name = reference('WDR', randomBytes(8))
      return addWithdrawal(tx, userId, { amount, fee, charges, createdAt: at, reference: name }, to, plan)
    })
    await reportWithdrawal(tx, userId, { reference: name, amount, to, cancel }, { at, agent: agentIn(c) })
    return { status: 201, body: { message: 'Withdrawal requested. It is pending until it clears.' } }
  })

  return app
}
