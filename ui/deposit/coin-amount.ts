import { toCents, type Decimal } from '#contract/money.ts'
import type { MarketSource } from '#contract/market-source.ts'
import type { DepositMethodId } from './deposit-method.ts'

/** The listed price of one coin in US dollars. `at`: the time of the price, in ISO 8601. `null`: the listing has no price for it. */
export type ListedPrice = { usd: Decimal; source: MarketSource; at: string } | null | 'loading'
export type Prices = Record<DepositMethodId, ListedPrice>

/** The symbol, and the number of decimals to which an amount of the coin is calculated. */
export const coins: Record<DepositMethodId, { symbol: string; decimals: number }> = {
  bitcoin: { symbol: 'BTC', decimals: 8 },
  ethereum: { symbol: 'ETH', decimals: 8 },
  usdt: { symbol: 'USDT', decimals: 6 },
}

export type CoinAmount = {
  amount: Decimal
  /** Digits after the last decimal were dropped. Never rounded up, so the customer isn't asked for more than they entered. */
  roundedDown: boolean
}

/**
 * Converts US dollars to an amount of a coin, exactly. Returns `null` if the price isn't above zero, or if the amount is less than
 * the smallest unit.
 */
export function coinAmount(usd: Decimal, price: Decimal, decimals: number): CoinAmount | null {
  if (price.startsWith('-')) return null
  const [whole = '0', fraction = ''] = price.split('.')
  const divisor = BigInt(whole + fraction) * 100n
  if (divisor === 0n) return null
  const scaled = toCents(usd) * 10n ** BigInt(decimals + fraction.length)
  const units = scaled / divisor
  if (units <= 0n) return null
  const digits = String(units).padStart(decimals + 1, '0')
  const rest = digits.slice(-decimals).replace(/0+$/, '')
  const amount = `${digits.slice(0, -decimals)}${rest && `.${rest}`}` as Decimal
  return { amount, roundedDown: scaled % divisor !== 0n }
}

/**
 * The amount to send, or `null` without a usable price. A sample price counts only on a test network, where no real money is
 * sent.
 */
export function usableAmount(
  id: DepositMethodId,
  usd: Decimal,
  price: ListedPrice,
  testNetwork: boolean,
): CoinAmount | null {
  if (price === null || price === 'loading' || (price.source === 'sample' && !testNetwork)) return null
  return coinAmount(usd, price.usd, coins[id].decimals)
}
