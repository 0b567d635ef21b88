import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { readCoins } from '#contract/market.ts'
import { expect, it } from 'vitest'
import type { Listing } from '../../api/queries.ts'
import { pricesIn } from './use-prices.ts'

const at = '2026-03-04T14:05:00.000Z'
const listing: Listing = { coins: readCoins.parse(sampleCoins), source: 'live', asOf: at }

it('DEP-4 finds the price of each coin by its symbol, with its source and time', () => {
  expect(pricesIn(listing, Date.parse(at), false)).toEqual({
    bitcoin: { usd: '100000', source: 'live', at },
    ethereum: { usd: '4000.5', source: 'live', at },
    usdt: { usd: '1', source: 'live', at },
  })
})

it('DEP-4 has no price while the listing loads, after a failure, and for a coin that it doesn’t list', () => {
  expect(pricesIn(undefined, 0, true).bitcoin).toBe('loading')
  expect(pricesIn(undefined, 0, false).bitcoin).toBeNull()
  const [bitcoin, ...others] = listing.coins
  expect(pricesIn({ ...listing, coins: others }, 0, false).bitcoin).toBeNull()
  const empty = bitcoin && [{ ...bitcoin, current_price: null }]
  expect(pricesIn({ ...listing, coins: empty ?? [] }, 0, false).bitcoin).toBeNull()
})

it('DEP-4 names the time of the request if the listing has no readable time, or one after the request', () => {
  for (const asOf of [null, 'soon', '2026-03-04T14:05:01.000Z'])
    expect(pricesIn({ ...listing, asOf }, Date.parse(at), false).bitcoin).toMatchObject({ at })
})
