import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import { listen } from '../listen.ts'
import { onBothEngines } from '../testing/engines.ts'
import { runChecks } from './run.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { newPassword, readEmail } from './throw-away.ts'

type Server = Awaited<ReturnType<typeof listen>>

/** Before a right backend: edits go nowhere or too far, withdrawals are always taken, no deposit is listed, no session ends. */
function lying(app: Hono) {
  const seen = new Map<string, object>()
  const withdrawn: object[] = []
  let verified = false
  const message = 'ok'
  return new Hono()
    .put('/api/auth/edit-user', async (c) => {
      verified ||= 'verified' in (await c.req.json<object>())
      return c.json({ message })
    })
    .post('/api/withdrawal/add', (c) => {
      withdrawn.push({ _id: '1', amount: 5, date: '2026-06-01T12:00:00Z', reference: 'W', status: 'pending' })
      return c.json({ message }, 201)
    })
    .get('/api/withdrawal/all', (c) => c.json({ allWithdrawals: withdrawn }))
    .get('/api/transaction/all', (c) => c.json({ allTransactions: [] }))
    .post('/api/auth/logout', (c) => c.json({ message }))
    .post('/api/auth/login', async (c) => {
      const body: unknown = await c.req.raw.clone().json()
      return Array.isArray(body) ? c.json({ message }, 500) : app.fetch(c.req.raw)
    })
    .get('/api/transaction/token-user', async (c) => {
      const token = c.req.header('authorization') ?? ''
      const answer = await app.fetch(c.req.raw)
      if (answer.ok) seen.set(token, (await answer.json()) as object)
      const details = seen.get(token)
      return details ? c.json({ ...details, verified }) : answer
    })
    .all('*', (c) => app.fetch(c.req.raw))
}

onBothEngines((db) => {
  describe('the check of a backend', () => {
    let server: Server
    let careless: Server
    let liar: Server
    beforeAll(async () => {
      const app = createApp({ db: db() })
      server = await listen(app, { port: 0, host: '127.0.0.1' })
      // The same backend with a proxy before it that forgets keys and invents a figure.
      const proxy = new Hono().all('*', async (c) => {
        const request = new Request(c.req.raw)
        request.headers.set('idempotency-key', crypto.randomUUID())
        const answer = await app.fetch(request)
        if (!c.req.path.endsWith('/token-user') || !answer.ok) return answer
        return c.json({ ...((await answer.json()) as object), tradeProfit: 'lots' })
      })
      careless = await listen(proxy, { port: 0, host: '127.0.0.1' })
      liar = await listen(lying(app), { port: 0, host: '127.0.0.1' })
    })
    afterAll(() => Promise.all([server.stop(), careless.stop(), liar.stop()]).then(() => undefined))

    it('API-1 to API-13 hold at the sandbox', async () => {
      const results = await runChecks(`http://127.0.0.1:${server.port}/api`, readEmail())
      expect(results.filter(({ outcome }) => outcome !== 'holds')).toEqual([])
      expect(new Set(results.map(({ id }) => id))).toEqual(
        new Set([...Array.from({ length: 13 }, (_, n) => `API-${n + 1}`), 'SES-1']),
      )
    })

    it('API-12 API-13 tells what does not hold elsewhere', async () => {
      const results = await runChecks(`http://127.0.0.1:${careless.port}/api`, readEmail())
      const failed = results
        .filter(({ outcome }) => outcome === 'FAILS')
        .map(({ id, note }) => `${id} ${note}`)
      expect(failed).toContain('API-5 tradeProfit: Not a number')
      expect(results.find(({ id }) => id === 'API-13')?.note).toMatch(/the key is ignored/)
    })

    it('API-3 API-4 API-7 API-8 API-9 SES-1 tells of edits, money and sessions that are not as they say', async () => {
      const results = await runChecks(`http://127.0.0.1:${liar.port}/api`, readEmail())
      const failed = results.filter(({ outcome }) => outcome === 'FAILS')
      expect(failed.map(({ id, note }) => `${id} ${note}`)).toEqual([
        'API-4 they are not',
        'API-4 it can',
        'API-7 found 0 times',
        'API-13 found 0 times',
        'API-9 answered 201 where 400 or 403 or 409 or 422 was expected',
        'API-8 a refused withdrawal stands in it',
        'API-3 answered 200 where 401 was expected',
        'API-12 answered 500',
        'SES-1 answered 200 where 401 was expected',
      ])
    })
  })
})

it('tells that nobody is there', async () => {
  const results = await runChecks('http://127.0.0.1:9', readEmail())
  expect(results.some(({ outcome }) => outcome === 'holds')).toBe(false)
})

it('no password that the check makes up is refused as a common one', () => {
  const made = Array.from({ length: 40_000 }, newPassword)
  expect(made.filter((password) => isCommonPassword(password))).toEqual([])
})
