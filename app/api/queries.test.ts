import { sampleCoins } from '#contract/fixtures/coins.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { coinsQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

const listed = (headers: Record<string, string>) => {
  const body = JSON.stringify([...sampleCoins, ...sampleCoins])
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })))
  return new QueryClient().fetchQuery(coinsQuery)
}

it.each(['live', 'stale', 'sample'] as const)(
  'HOME-3 the first five of a %s listing, with their source and the time they are of',
  async (source) => {
    const asOf = '2026-03-02T12:00:00Z'
    const { coins, ...rest } = await listed({ 'X-Market-Source': source, 'X-Market-As-Of': asOf })
    expect(coins.map(({ symbol }) => symbol)).toEqual(sampleCoins.slice(0, 5).map(({ symbol }) => symbol))
    expect(rest).toEqual({ source, asOf })
  },
)

it('API-12 a backend that says nothing about its listing gives live figures of unknown age', async () => {
  expect(await listed({})).toMatchObject({ source: 'live', asOf: null })
})
