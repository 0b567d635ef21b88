import { expect, it } from 'vitest'
import { readCoins, type Coin } from '#contract/market.ts'
import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { listedCoin } from './listed-coin.ts'

const coins = readCoins.parse(sampleCoins)
const bitcoin = coins[0] as Coin
const other: Coin = { ...bitcoin, id: 'bitcoin-fake', name: 'Bitcoin Cash', current_price: '400' }

it('DEP-4 FAIR-1 of several coins with one symbol, only the well-known one counts', () => {
  expect(listedCoin([other, ...coins], 'BTC')).toBe(bitcoin)
  expect(listedCoin([...coins, other], 'btc')).toBe(bitcoin)
  expect(listedCoin([other, { ...other, id: null }], 'btc')).toBeUndefined()
})

it('DEP-4 a symbol that only one coin has needs no id', () => {
  expect(listedCoin([{ ...bitcoin, id: null }], 'btc')?.name).toBe(bitcoin.name)
  expect(listedCoin(coins, 'xyz')).toBeUndefined()
})
