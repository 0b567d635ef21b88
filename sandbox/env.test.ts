import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { COINGECKO } from './market/listing.ts'

describe('the settings', () => {
  it('have defaults that need nothing set', () => {
    // Each of them, so that none changes unnoticed.
    expect(readEnv({})).toEqual({
      PORT: 4173,
      HOST: '127.0.0.1',
      CONNECT_ORIGINS: [],
      MARKET_URL: COINGECKO,
      TRUST_PROXY: 0,
      SESSION_HOURS: 12,
      SESSION_IDLE_MINUTES: 30,
      SANDBOX_SETTLE_SECONDS: 30,
      SANDBOX_RATE_LIMIT: true,
      SANDBOX_SEED: true,
      LOG_LEVEL: 'warn',
    })
    expect(COINGECKO).toMatch(/^https:\/\/api\.coingecko\.com\//)
  })
  it('tell everything that is wrong in one message', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', SANDBOX_RATE_LIMIT: 'maybe', SESSION_HOURS: '0' }
    expect(() => readEnv(wrong)).toThrow(
      /PORT must be a whole number[^]*DATABASE_URL must begin[^]*SESSION_HOURS must be at least 1[^]*SANDBOX_RATE_LIMIT must be on or off/,
    )
  })
  it.each([
    ['PORT', 0, 65_535],
    ['TRUST_PROXY', 0, 9],
    ['SESSION_HOURS', 1, 720],
    ['SESSION_IDLE_MINUTES', 1, 1440],
    ['SANDBOX_SETTLE_SECONDS', 0, 86_400],
  ] as const)('%s goes from %i to %i', (name, least, most) => {
    const read = (value: number) => readEnv({ [name]: String(value) })[name]
    expect([read(least), read(most)]).toEqual([least, most])
    expect(() => read(most + 1)).toThrow(`${name} must be at most ${most}`)
    expect(() => read(least - 1)).toThrow(name)
  })
  it('count an empty value as unset', () => expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4173))
  it('S11 trust no proxy unless told how many there are', () => {
    expect([readEnv({}).TRUST_PROXY, readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY]).toEqual([0, 1])
    expect(() => readEnv({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be a whole number')
  })
  it('turn the market off', () => expect(readEnv({ MARKET_URL: 'off' }).MARKET_URL).toBeNull())
})
