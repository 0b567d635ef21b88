import { describe, expect, it } from 'vitest'
import { allCalls, callsWith } from '#contract/all-calls.ts'
import { calls } from '#contract/calls.ts'
import { failure } from '#contract/error-body.ts'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import { built } from '../domain/capabilities.ts'
import { HttpError } from './http-error.ts'

onBothEngines((db) => {
  const named = async (capabilities?: typeof built) =>
    (await createTestApp(db(), capabilities ? { capabilities } : {}).call('GET', '/')).json.capabilities
  const paths = async (capabilities: typeof built) => {
    const { json } = await createTestApp(db(), { capabilities }).call('GET', '/openapi.json')
    return json.paths as unknown as Record<string, Record<string, { 'x-capability'?: string[] }>>
  }

  describe('capabilities', () => {
    it('CAP-0 GET / names those that are offered', async () => {
      expect(await named()).toEqual(['idempotency', ...built])
      expect(await named([])).toEqual(['idempotency'])
    })

    it('CAP-0 a call that isn’t offered is an unknown address, with and without a token', async () => {
      const { call, customer } = createTestApp(db(), { capabilities: [] })
      const { token } = await customer()
      const unknown = await call('GET', '/no-such-address')
      expect(unknown.status).toBe(404)
      const missing = Object.values(allCalls).filter((one) => 'needs' in one)
      expect(missing.length).toBe(Object.keys(allCalls).length - Object.keys(calls).length)
      for (const each of missing)
        for (const bearer of [token, undefined])
          for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
            const response = await call(method, each.path, {
              token: bearer,
              body: method === 'GET' ? undefined : {},
            })
            expect([each.path, response.status, response.text]).toEqual([each.path, 404, unknown.text])
          }
    })

    it('CAP-0 each offered call answers, and refuses other methods with 405', async () => {
      const { call } = createTestApp(db())
      const offered = callsWith(new Set(built))
      expect(offered).toHaveLength(Object.keys(allCalls).length)
      for (const [, each] of offered) {
        expect((await call('DELETE', each.path)).status).toBe(405)
        const response = await call(each.method, each.path, { body: each.method === 'GET' ? undefined : {} })
        expect([each.path, [404, 405, 500].includes(response.status)]).toEqual([each.path, false])
      }
    })

    it('CAP-0 the document lists a call of a capability only if it is offered', async () => {
      expect(Object.keys(await paths([]))).toHaveLength(Object.keys(calls).length)
      const all = await paths(capabilityNames)
      expect(all['/withdrawal/quote']?.post?.['x-capability']).toEqual(['quote'])
      expect(JSON.stringify(all['/auth/withdrawal-lock'])).toContain('"Step-Up"')
      expect(Object.keys(await paths(['quote']))).toContain('/withdrawal/quote')
    })
  })

  describe('lists', () => {
    it('CAP-2 answer 304 to the ETag of an unchanged list, and the whole list once a row changes', async () => {
      const { call, money, customer, clock } = createTestApp(db(), { capabilities: [] })
      const { token } = await customer({ profit: 100_00n })
      const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'
      await money('/transaction/add', token, { amount: 5 })
      await money('/withdrawal/add', token, { amount: 5, wallet })
      for (const path of ['/transaction/all', '/withdrawal/all']) {
        const first = await call('GET', path, { token })
        const etag = first.headers.get('etag') ?? ''
        expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
        const same = () => call('GET', path, { token, headers: { 'if-none-match': etag } })
        const again = await same()
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
        expect(again.headers.get('cache-control')).toBe('no-store')
        clock.forward(30_000)
        expect([(await same()).status, (await same()).text]).toEqual([
          200,
          expect.stringContaining('approved'),
        ])
        clock.forward(-30_000)
        expect((await call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(401)
      }
    })
  })
})

it('CAP-0 a refusal carries what the client acts on, and no empty fields', () => {
  const { body } = new HttpError(403, 'Locked', {
    code: 'locked',
    until: '2026-06-01T12:00:00.000Z',
    retryAfter: 5,
  })
  expect(body).toEqual({ message: 'Locked', code: 'locked', until: '2026-06-01T12:00:00.000Z' })
  expect(failure.parse({ ...body, ticket: 't', methods: ['totp'], action: 'quote' })).toMatchObject({
    action: 'quote',
  })
  expect(new HttpError(404, 'Nothing').body).toEqual({ message: 'Nothing' })
})
