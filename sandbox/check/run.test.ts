import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import { listen } from '../listen.ts'
import { onBothEngines } from '../testing/engines.ts'
import { runChecks } from './run.ts'
import { readEmail } from './throw-away.ts'

type Server = Awaited<ReturnType<typeof listen>>

onBothEngines((db) => {
  describe('the check of a backend', () => {
    let server: Server
    let careless: Server
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
    })
    afterAll(() => Promise.all([server.stop(), careless.stop()]).then(() => undefined))

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
  })
})

it('tells that nobody is there', async () => {
  const results = await runChecks('http://127.0.0.1:9', readEmail())
  expect(results.some(({ outcome }) => outcome === 'holds')).toBe(false)
})
