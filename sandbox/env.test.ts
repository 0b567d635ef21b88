import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('the settings', () => {
  it('have defaults that need nothing set', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4173,
      HOST: '127.0.0.1',
      SANDBOX_SETTLE_SECONDS: 30,
      SANDBOX_RATE_LIMIT: true,
    })
  })
  it('tell everything that is wrong in one message', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', SANDBOX_RATE_LIMIT: 'maybe', SESSION_HOURS: '0' }
    expect(() => readEnv(wrong)).toThrow(
      /PORT must be a whole number[^]*DATABASE_URL must begin[^]*SESSION_HOURS must be at least 1[^]*SANDBOX_RATE_LIMIT must be on or off/,
    )
  })
  it('count an empty value as unset', () => expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4173))
  it('S11 trust no proxy unless told how many there are', () => {
    expect([readEnv({}).TRUST_PROXY, readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY]).toEqual([0, 1])
    expect(() => readEnv({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be a whole number')
  })
  it('turn the market off', () => expect(readEnv({ MARKET_URL: 'off' }).MARKET_URL).toBeNull())
})
