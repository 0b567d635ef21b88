import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import { listen } from '../listen.ts'
import { PASSWORD, createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import type { Result } from './report.ts'
import { runChecks } from './run.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { newPassword, readEmail } from './throw-away.ts'

const check = (port: number | string, existing?: { email: string; password: string }) =>
  runChecks({ base: `http://127.0.0.1:${port}/api`, email: readEmail(), existing, apartMs: 0 })
const failures = (results: Result[]) =>
  results.filter(({ outcome }) => outcome === 'FAILS').map(({ id, what, note }) => `${id} ${what}: ${note}`)

type Server = Awaited<ReturnType<typeof listen>>

/** A proxy that breaks a correct backend: edits are lost or go too far, withdrawals always succeed, deposits aren't listed, sessions never end. */
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
      withdrawn.push({
        _id: `${withdrawn.length}`,
        amount: 5,
        date: '2026-06-01T12:00:00Z',
        reference: 'W',
        status: 'pending',
      })
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
  describe('check:backend', () => {
    let server: Server
    let careless: Server
    let liar: Server
    beforeAll(async () => {
      const app = createApp({ db: db() })
      server = await listen(app, { port: 0, host: '127.0.0.1' })
      // A proxy that replaces keys and invents a figure.
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

    it('API-1 to API-18 the sandbox keeps the contract', async () => {
      const results = await check(server.port)
      expect(failures(results)).toEqual([])
      const others = results.filter(({ outcome }) => outcome === 'optional').map(({ what }) => what)
      // The sandbox serves the app itself.
      expect(others).toEqual(['answers may be read by the app at https://app.example.test'])
      expect(new Set(results.map(({ id }) => id))).toEqual(
        new Set([...Array.from({ length: 18 }, (_, n) => `API-${n + 1}`), 'ACC-2', 'SES-1', 'TXT-2']),
      )
    })

    it('API-9 API-13 the sandbox keeps the rules for withdrawals, checked with an account that may withdraw', async () => {
      const { email } = await createTestApp(db()).customer({ profit: 20_000n })
      const results = await check(server.port, { email, password: PASSWORD })
      expect(failures(results)).toEqual([])
      const unchecked = results.filter(({ outcome }) => outcome === 'not checked').map(({ what }) => what)
      expect(unchecked).toEqual([
        'Retry-After is readable',
        'preflights allow the app’s methods and headers',
        'the app may read the headers that are sent',
      ])
    })

    it('API-12 API-13 finds ignored keys and an invented figure', async () => {
      expect(failures(await check(careless.port))).toEqual([
        expect.stringMatching(/^API-13 the same key twice makes one deposit: .* received 2 deposits\./),
        expect.stringMatching(/^API-12 amounts are numbers: .* received "lots" \(tradeProfit of GET/),
      ])
    })

    it('API-4 API-7 API-8 API-9 SES-1 finds false edits, money and sessions', async () => {
      expect(failures(await check(liar.port))).toEqual([
        expect.stringMatching(
          /^API-4 a saved profile .* expected name "Checked Account", received "Check Account"$/,
        ),
        expect.stringMatching(
          /^API-4 customers can’t verify .* expected verified false as before, received true$/,
        ),
        expect.stringMatching(/^API-7 its row .* expected one new row, received 0$/),
        expect.stringMatching(
          /^API-9 a new customer .* expected status 400 or 403 or 409 or 422, received 201/,
        ),
        expect.stringMatching(
          /^API-12 a body that is not an object .* expected status 400 or 422, received 500/,
        ),
        expect.stringMatching(/^SES-1 sign-out .* expected status 401, received 200/),
      ])
    })
  })
})

it('reports an unreachable backend in one line', async () => {
  // A port that was just free again.
  const { port, stop } = await listen(new Hono(), { port: 0, host: '127.0.0.1' })
  await stop()
  const results = await check(port)
  expect(failures(results)).toEqual([
    'API-14 every call is answered within 15 s: ' +
      `Nothing answers at http://127.0.0.1:${port}/api. Is the server started?`,
  ])
  expect(results.some(({ outcome }) => outcome === 'holds')).toBe(false)
})

it('never generates a common password', () => {
  const made = Array.from({ length: 40_000 }, newPassword)
  expect(made.filter((password) => isCommonPassword(password))).toEqual([])
})
