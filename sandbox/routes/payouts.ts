import { Hono } from 'hono'
import { allCalls } from '#contract/all-calls.ts'
import type { MoneyLocation, Stage } from '#contract/capabilities/payouts.ts'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { toCents } from '#contract/money.ts'
import type { WireWithdrawal } from '#contract/transactions.ts'
import { record } from '../db/activity.ts'
import type { Queryable } from '../db/database.ts'
import { type Steps, payoutJson } from '../db/lists.ts'
import { noEstimates } from '../db/payout-estimates.ts'
import { type Event, payoutEvents, writePayoutEvents } from '../db/payout-events.ts'
import { addQuote } from '../db/quotes.ts'
import { tradeProfit, withdrawalTerms } from '../db/users.ts'
import { cancelEvents } from '../domain/payout-plan.ts'
import { quoteResponse, quoteOf } from '../domain/quote.ts'
import { utcTime } from '../domain/utc-time.ts'
import { agentIn } from '../http/account-change.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { idempotentEndpoint } from '../http/idempotent-endpoint.ts'
import { newQuoteId } from './generated-ids.ts'
import { mayNotWithdraw, tooMuch } from './withdrawals.ts'

const noSuchPayout = () => new HttpError(404, 'There is no such withdrawal.')

/** The life of a payout: its stages, cancelling it, and a binding quote. */
export function payoutRoutes(deps: Deps) {
  const app = new Hono()
  const cancel = deps.capabilities.has('payout-cancel')

  endpoint(app, deps, allCalls.payout, async ({ visitor, query }) => {
    const at = deps.now()
    const steps: Steps = { cancel, estimates: await deps.estimates(at) }
    const row = await payoutJson(deps.db, visitor.userId, at, query.id, steps)
    if (row === null) throw noSuchPayout()
    const events = await payoutEvents(deps.db, visitor.userId, query.id, at)
    const withdrawal = JSON.parse(row) as WireWithdrawal
    const isSent = events.some(({ stage }) => stage === 'sent')
    const trace = isSent ? { trace: { label: 'Sandbox payment number', value: `SANDBOX-${query.id}` } } : {}
    const money = places[withdrawal.status] ?? 'reserved'
    return { body: { withdrawal, events: events.map(wireEvent), money, ...trace }, unlessUnchanged: true }
  })

  idempotentEndpoint(app, deps, allCalls.cancelPayout, async ({ c, tx, userId, body, at }) => {
    const outcome = await writePayoutEvents(tx, { reference: body.id, userId, at }, ({ stage, version }) =>
      // The customer saw the higher version on a server whose clock is ahead, so that version counts.
      body.version > version ? null : cancelEvents(stage, at, deps.settleSeconds),
    )
    if (outcome === null) throw noSuchPayout()
    if (outcome === 'written') {
      const happened = { kind: 'withdrawal-cancelled', at, agent: agentIn(c), reference: body.id } as const
      await record(tx, { userId, ...happened })
    }
    const withdrawal = await rowIn(tx, userId, at, body.id)
    if (outcome === 'written') return { status: 200, body: { withdrawal } }
    const message = await tooLate(tx, { userId, at, reference: body.id, stage: outcome.stage })
    return { status: 409, body: { message, code: 'too_late', withdrawal } }
  })

  endpoint(app, deps, allCalls.quote, async ({ visitor, body }) => {
    const at = deps.now()
    const amount = toCents(body.amount)
    const { mayWithdraw, charges } = await withdrawalTerms(deps.db, visitor.userId)
    if (!mayWithdraw) throw new HttpError(403, mayNotWithdraw)
    if (amount > (await tradeProfit(deps.db, visitor.userId, at)))
      throw new HttpError(409, tooMuch, { code: NOT_STARTED })
    const { destination } = body
    const quote = quoteOf({ id: newQuoteId(), amount, charges, destination, at })
    await deps.db.transaction((tx) => addQuote(tx, visitor.userId, quote, at))
    return { body: quoteResponse(quote) }
  })

  const rowIn = async (tx: Queryable, userId: string, at: Date, reference: string) => {
    const text = await payoutJson(tx, userId, at, reference, { cancel, estimates: noEstimates })
    return JSON.parse(text ?? '{}') as WireWithdrawal
  }

  return app
}

const places: Record<string, MoneyLocation> = {
  pending: 'reserved',
  approved: 'paid out',
  failed: 'back in your profit',
}

const wireEvent = ({ at, stage, actor, reason, text, until }: Event) => ({
  at: at.toISOString(),
  stage,
  actor,
  ...(reason === null ? {} : { reason }),
  ...(text === null ? {} : { text }),
  ...(until === null ? {} : { until: until.toISOString() }),
})

type Late = { userId: string; at: Date; reference: string; stage: Stage | null }

/** Why a payout can no longer be stopped. */
async function tooLate(tx: Queryable, { userId, at, reference, stage }: Late): Promise<string> {
  if (stage === 'cancelled') return 'It has already been stopped. The whole amount is back in your profit.'
  if (stage === 'cancelling') return 'It is already being stopped.'
  if (stage === 'refused') return 'It was already refused. The whole amount is back in your profit.'
  if (stage === 'returned') return 'It has already come back. The whole amount is back in your profit.'
  const events = await payoutEvents(tx, userId, reference, at)
  const sent = events.find((event) => event.stage === 'sent')
  if (sent) return `It was sent on ${utcTime(sent.at)}. It can no longer be stopped.`
  return 'It has changed since you last saw it. Reload it before you stop it.'
}
