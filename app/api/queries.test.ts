import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { connectSession } from './client.ts'
import { depositsQuery, withdrawalsQuery } from './history-queries.ts'
import { coinsQuery, userDetailsQuery, wakeUpQuery } from './queries.ts'

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

it.each([{}, { 'X-Market-Source': 'sampled' }])(
  'FAIR-1 API-12 a listing with the headers %j has no known source and no known age',
  async (headers) => {
    expect(await listed(headers as Record<string, string>)).toMatchObject({
      source: 'undeclared',
      asOf: null,
    })
  },
)

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

const row = { _id: 'a', amount: 1, date: '2026-01-01T00:00:00Z', reference: 'A', status: 'pending' }

it('HIS-1 keeps the lists with the number of unreadable rows', async () => {
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

/** Reads the withdrawals as often as there are responses. Returns the headers of each request, and what was read last. */
async function readAgain(responses: readonly Response[], capabilities = ['payout-steps']) {
  const asked: (string | null)[] = []
  const left = [...responses]
  connectSession({ token: () => 'sample', ended: () => {} })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_: unknown, { headers }: { headers: Headers }) => {
    asked.push(headers.get('if-none-match'))
    return Promise.resolve(left.shift())
  })
  const client = new QueryClient()
  client.setQueryData(wakeUpQuery.queryKey, { mode: undefined, capabilities })
  let last: unknown
  for (const _ of responses) last = await client.fetchQuery(withdrawalsQuery('new@sample.test'))
  return { asked, last }
}
const rows = (etag?: string) =>
  Response.json({ allWithdrawals: [row] }, { headers: etag === undefined ? {} : { etag } })
const unchanged = () => new Response(null, { status: 304 })

it('CAP-2 reads a list again with its ETag, and keeps the rows if the server answers 304', async () => {
  const { asked, last } = await readAgain([rows('W/"1"'), unchanged(), unchanged()])
  expect(asked).toEqual([null, 'W/"1"', 'W/"1"'])
  expect(last).toMatchObject({ rows: [{ _id: 'a' }], version: 'W/"1"' })
})

it('CAP-2 takes the new rows with their ETag, and sends none to a server that sent none', async () => {
  const { asked } = await readAgain([rows('"1"'), rows('"2"'), rows(), rows()])
  expect(asked).toEqual([null, '"1"', '"2"', null])
})

const at = (version: number, stage: string) => ({ ...row, version, stage })
const list = (...all: object[]) => Response.json({ allWithdrawals: all })
async function stagesOf(...responses: Response[]) {
  const { last } = await readAgain(responses)
  return (last as { rows: { stage: string }[] }).rows.map(({ stage }) => stage)
}

it('CAP-2 FAIR-1 a list that is older than a known row never replaces the row', async () => {
  expect(await stagesOf(list(at(3, 'sent')), list(at(2, 'checking')))).toEqual(['sent'])
  expect(await stagesOf(list(at(3, 'sent')), list(at(3, 'returned')))).toEqual(['returned'])
  expect(await stagesOf(list(at(3, 'sent')), list(at(4, 'arrived')))).toEqual(['arrived'])
  expect(await stagesOf(list(at(3, 'sent')), list(row))).toEqual([undefined])
  // Nothing distinguishes rows with the same id.
  const twins = [at(1, 'checking'), at(3, 'sent')]
  expect(await stagesOf(list(...twins), list(...twins))).toEqual(['checking', 'sent'])
})

it('CAP-0 without payout-steps sends no ETag, which a backend of another origin may not allow', async () => {
  const { asked } = await readAgain([rows('"1"'), rows('"1"')], [])
  expect(asked).toEqual([null, null])
})

it('CAP-2 a 304 that was not asked for is an error, not an empty list', async () => {
  await expect(readAgain([rows(), unchanged()])).rejects.toMatchObject({ status: 304 })
})
