import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { connectSession } from './client.ts'
import { coinsQuery, depositsQuery, userDetailsQuery, withdrawalsQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

const listed = (headers: Record<string, string>) => {
  const body = JSON.stringify([...sampleCoins, ...sampleCoins])
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })))
  return new QueryClient().fetchQuery(coinsQuery)
}

it.each(['live', 'stale', 'sample'] as const)(
  'HOME-3 keeps the first five coins of a %s listing, with source and time',
  async (source) => {
    const asOf = '2026-03-02T12:00:00Z'
    const { coins, ...rest } = await listed({ 'X-Market-Source': source, 'X-Market-As-Of': asOf })
    expect(coins.map(({ symbol }) => symbol)).toEqual(sampleCoins.slice(0, 5).map(({ symbol }) => symbol))
    expect(rest).toEqual({ source, asOf })
  },
)

it('API-12 treats a listing without source and time as live, of unknown age', async () => {
  expect(await listed({})).toMatchObject({ source: 'live', asOf: null })
})

const answered = (body: unknown, headers: Record<string, string> = {}) => {
  connectSession({ token: () => 'sample', ended: () => {} })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { headers })))
  return new QueryClient()
}

it.each([
  ['"7"', '"7"'],
  ['W/"7"', 'W/"7"'],
  [undefined, null],
])('ACC-2 keeps the details with the version they came with: %j', async (etag, version) => {
  const client = answered(sampleUsers.newcomer, etag === undefined ? {} : { etag })
  const query = userDetailsQuery('new@sample.test')
  const kept = await client.fetchQuery(query)
  expect(kept.version).toBe(version)
  expect(query.select?.(kept)).toMatchObject({ name: 'Sample Newcomer' })
})

it('HIS-1 keeps the lists with the number of unreadable rows', async () => {
  const row = { _id: 'a', amount: 1, date: '2026-01-01T00:00:00Z', reference: 'A', status: 'pending' }
  const deposits = answered({ allTransactions: [row, null] })
  expect(await deposits.fetchQuery(depositsQuery('new@sample.test'))).toMatchObject({
    rows: [{ _id: 'a' }],
    unreadable: 1,
  })
  const withdrawals = answered({ allWithdrawals: ['x', row, {}] })
  const query = withdrawalsQuery('new@sample.test')
  const kept = await withdrawals.fetchQuery(query)
  expect(kept.unreadable).toBe(2)
  expect(query.select?.(kept)).toEqual(kept.rows)
})
