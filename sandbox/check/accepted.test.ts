import { describe, expect, it } from 'vitest'
import { json, body, type Rows, rows, lists, withdrawalRows } from './faulty-backend.ts'
import { check, lines } from './find-faults.ts'
import type { Quirk } from './independent-backend-routes.ts'
import { checkedIds } from '../testing/checked-ids.ts'

// Backends in which nothing may be reported as a fault.

/** Account numbers as a bank prints them. */
const printed = (row: Record<string, unknown>) => ({
  ...row,
  accountNumber: row.accountNumber && 'gb33 bukb 2020 1555 5555 55',
})

const reversed = (all: Rows) =>
  Object.fromEntries(Object.entries(all).map(([name, list]) => [name, list.toReversed()]))

describe('check:backend', () => {
  it('API-12 accepts a backend that keeps the contract', async () => {
    const results = await check({})
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([])
    expect(lines(results, 'not checked')).toEqual([expect.stringContaining('Retry-After')])
    expect(new Set(results.map(({ id }) => id))).toEqual(checkedIds)
  })

  /** A backend that does only what the original specification requires. Nothing of it may be reported as a fault. */
  const sparse: Quirk = {
    keepsSessions: true,
    wholeDollars: true,
    before: ({ route, body: sent }) => {
      if (['GET /', 'GET /market/coins', 'POST /auth/logout'].includes(route))
        return { status: 404, body: '<h1>Not found</h1>', type: 'text/html', headers: {} }
      const partial = route === 'PUT /auth/edit-user' && sent.zipCode === undefined
      return partial ? json({ message: 'Zip code is required' }, 422) : undefined
    },
    after: (response, { route }) => {
      const dropped = ['etag', 'x-request-id', 'idempotent-replayed', 'access-control-expose-headers']
      const kept = Object.entries(response.headers).filter(([name]) => !dropped.includes(name))
      const plain = { ...response, headers: Object.fromEntries(kept) }
      if (route === 'GET /transaction/all' && response.status === 200)
        return {
          ...plain,
          body: rows('allTransactions', (row) => ({ ...row, amount: String(row.amount) }))(
            response.body as Rows,
          ),
        }
      if (route === 'GET /withdrawal/all' && response.status === 200)
        return {
          ...plain,
          body: rows('allWithdrawals', ({ transactionFee: _fee, ...row }) => ({
            ...row,
            wallet: row.wallet ?? null,
            bankName: null,
          }))(response.body as Rows),
        }
      return route.startsWith('P') && response.status === 201 && !('seedPhrase' in (response.body as object))
        ? { ...plain, status: 204, body: undefined, type: null }
        : plain
    },
  }

  it('API-12 accepts what the original specification allows, and states the consequences for customers', async () => {
    const results = await check(sparse)
    expect(lines(results, 'FAILS')).toEqual([])
    const optional = results.filter(({ outcome }) => outcome === 'optional')
    expect(optional.map(({ id, what }) => `${id} ${what}`)).toEqual([
      'API-10 GET / answers the wake-up call with JSON',
      'API-11 GET /market/coins lists prices',
      'API-4 a field that is left out stays as it was',
      'ACC-2 a change on top of an older version is refused',
      'API-6 a deposit is recorded',
      'API-9 a withdrawal is recorded',
      'API-8 the fee is withdrawalCharges percent of the amount',
      'API-14 GET / declares that keys are honoured',
      'API-13 a repeated answer is marked Idempotent-Replayed',
      'API-3 a reset ends the sessions',
      'SES-1 sign-out ends the token',
      'API-17 answers carry X-Request-Id',
      'API-17 the app may read the headers that are sent',
    ])
    for (const { note } of optional)
      expect(note).toMatch(/^[^.]+\. (?:A|Customers|Others|Strangers|The|Two|While) .+\.$/)
  })

  it('API-8 accepts account numbers with other spaces and letter case, as the app does', async () => {
    expect(lines(await check(withdrawalRows(printed)), 'FAILS')).toEqual([])
  })

  it('HIS-1 accepts lists in another order, since the app sorts them itself', async () => {
    const results = await check(body(reversed, lists))
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([
      expect.stringMatching(/^API-7 the newest deposit comes first: it doesn’t\. The app sorts rows/),
      expect.stringMatching(/^API-8 the newest withdrawal comes first: it doesn’t\. The app sorts rows/),
    ])
  })
})
