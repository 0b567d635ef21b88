import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv, settingNames } from './env.ts'
import { built, offeredBy } from './domain/capabilities.ts'
import { COINGECKO } from './market/listing.ts'

const offered = (setting: string) => readEnv({ SANDBOX_CAPABILITIES: setting }).SANDBOX_CAPABILITIES

describe('the settings', () => {
  it('all have defaults or are optional', () => {
    expect(readEnv({})).toEqual({
      PORT: 4173,
      HOST: '127.0.0.1',
      DATABASE_POOL_SIZE: 10,
      DATABASE_CONNECT_TIMEOUT_MS: 2000,
      DATABASE_STATEMENT_TIMEOUT_MS: 5000,
      DATABASE_POOLER: 'none',
      CONNECT_ORIGINS: [],
      MARKET_URL: COINGECKO,
      TRUST_PROXY: 0,
      DRAIN_SECONDS: 3,
      METRICS_HOST: '127.0.0.1',
      SESSION_HOURS: 12,
      SESSION_IDLE_MINUTES: 30,
      SANDBOX_CAPABILITIES: built,
      SANDBOX_SETTLE_SECONDS: 30,
      SANDBOX_RATE_LIMIT: true,
      SANDBOX_SEED: true,
      LOG_LEVEL: 'warn',
      MAX_PER_ADDRESS: 200,
    })
    expect(COINGECKO).toMatch(/^https:\/\/api\.coingecko\.com\//)
  })
  it.each([
    ['DATA_DIR', ' ', 'must not be blank'],
    ['HOST', ' ', 'must not be blank'],
    ['METRICS_HOST', '\t', 'must not be blank'],
    ['DIST_DIR', ' ', 'must not be blank'],
    ['DATABASE_POOL_SIZE', '0', 'must be at least 1'],
    ['DATABASE_CONNECT_TIMEOUT_MS', '2s', 'must be a whole number'],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '0', 'must be at least 100'],
    ['DATABASE_POOLER', 'session', 'must be none or transaction'],
    ['DRAIN_SECONDS', '301', 'must be at most 300'],
    ['METRICS_PORT', '70000', 'must be at most 65535'],
    ['BUILD_ID', 'a b', 'must be at most 100 letters'],
    ['SANDBOX_RESET_SAMPLES_HOURS', '0', 'must be at least 1'],
  ])('refuse %s=%s', (name, value, why) => {
    expect(() => readEnv({ [name]: value })).toThrow(`${name} ${why}`)
  })
  it('are documented in the README under the same names', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
    const section = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Sample sign-ins'))
    const named = [...section.matchAll(/`([A-Z][A-Z_]{2,})`/g)].map(([, name]) => name)
    expect(settingNames.filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !settingNames.includes(String(name)))).toEqual([])
  })
  it('report all errors in one message', () => {
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
  ] as const)('%s accepts %i to %i', (name, least, most) => {
    const read = (value: number) => readEnv({ [name]: String(value) })[name]
    expect([read(least), read(most)]).toEqual([least, most])
    expect(() => read(most + 1)).toThrow(`${name} must be at most ${most}`)
    expect(() => read(least - 1)).toThrow(name)
  })
  it('count an empty value as unset', () => expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4173))
  it('S11 trust no proxy unless TRUST_PROXY gives their number', () => {
    expect([readEnv({}).TRUST_PROXY, readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY]).toEqual([0, 1])
    expect(() => readEnv({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be a whole number')
  })
  it('CAP-0 turn capabilities off one by one', () => {
    expect([offered('all'), offered(' none ')]).toEqual([built, []])
    expect(offeredBy(built.toReversed().join(', ') || 'all')).toEqual(built)
    for (const wrong of ['qoute', 'all, none', 'idempotency', ','])
      expect(() => offered(wrong)).toThrow('SANDBOX_CAPABILITIES must be all, none, or names of: ')
  })
  it('turn the market off', () => expect(readEnv({ MARKET_URL: 'off' }).MARKET_URL).toBeNull())
})
