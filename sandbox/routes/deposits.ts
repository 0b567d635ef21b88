import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { toCents } from '#contract/money.ts'
import { depositsJson } from '../db/lists.ts'
import { addDeposit } from '../db/add-transactions.ts'
import { userDetails } from '../db/users.ts'
import { reference } from '../domain/reference.ts'
import { settlement } from '../domain/settlement.ts'
import { unknownBefore } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { retryOnConflict } from './generated-ids.ts'
import { idempotentEndpoint } from '../http/idempotent-endpoint.ts'

/** The calls for a customer's details and for deposits. */
export function depositRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.userDetails, async ({ visitor }) => {
    const { details, version } = await userDetails(deps.db, visitor.userId, deps.now())
    return { body: details, headers: { etag: `"profile-${version}"` } }
  })

  endpoint(app, deps, calls.deposits, async ({ visitor, query }) => {
    const rows = await depositsJson(deps.db, visitor.userId, deps.now(), query)
    if (rows === null) throw unknownBefore()
    return { text: `{"allTransactions":${rows}}`, unlessUnchanged: true }
  })

  idempotentEndpoint(app, deps, calls.addDeposit, async ({ tx, userId, body, at }) => {
    const amount = toCents(body.amount)
    const transaction = { amount, createdAt: at, ...settlement(amount, at, deps.settleSeconds) }
    await retryOnConflict(() =>
      addDeposit(tx, userId, { ...transaction, reference: reference('DEP', randomBytes(8)) }),
    )
    return { status: 201, body: { message: 'Deposit recorded. It is pending until it clears.' } }
  })

  return app
}
