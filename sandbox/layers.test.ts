import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'

it('S1 no SQL statement contains text from outside', () => {
  const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing'))
  // Constants, whose names are in capitals, may be part of a statement.
  const pasted = sources.filter((file) =>
    /query(<[^(]*>)?\(\s*(`[^`]*\$\{(?![A-Z_]+\})|['"`][^)]*['"`]\s*\+)/.test(
      readFileSync(`sandbox/${file}`, 'utf8'),
    ),
  )
  expect([sources.length > 30, pasted]).toEqual([true, []])
})

/** A database without customers. */
const empty = { engine: 'embedded', query: () => Promise.resolve({ rows: [] }) } as unknown as Database
const breaks = () => {
  throw new Error('at /srv/secret.ts')
}

it.each([
  ['the database', { db: { ...empty, query: breaks } }],
  ['the hasher', { hasher: { hash: breaks, verify: breaks } }],
  ['the market', { market: { listing: breaks } }],
  ['the disk guard', { hasDiskSpace: breaks }],
  ['the clock', { now: breaks }],
])('S34 answers an exception in %s with 500 without internals, and keeps running', async (_, layer) => {
  const app = createApp({ db: empty, limits: 'off', ...(layer as object) })
  const responses = [
    await app.request('/api/market/coins'),
    await app.request('/api/transaction/token-user', {
      headers: { authorization: `Bearer ${'A'.repeat(43)}` },
    }),
    await app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@sample.test","password":"x"}',
    }),
  ]
  const failed = responses.filter(({ status }) => status === 500)
  expect(failed.length).toBeGreaterThan(0)
  const message = 'Something went wrong on our side. Try again in a moment.'
  for (const response of failed) expect(await response.json()).toEqual({ message })
  expect((await app.request('/api/')).status).toBe(200)
})
