import { type AddressInfo, type Socket, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import { listen } from '../listen.ts'
import { PASSWORD, createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import type { Result } from './report.ts'
import { runChecks } from './run.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { newPassword, newEmail } from './throw-away.ts'
import { unreachable } from './unreachable.ts'
import { checkedIds } from '../testing/checked-ids.ts'

const check = (port: number | string, existing?: { email: string; password: string }) =>
  runChecks({ base: `http://127.0.0.1:${port}/api`, email: newEmail(), existing, apartMs: 0 })
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
      const response = await app.fetch(c.req.raw)
      if (response.ok) seen.set(token, (await response.json()) as object)
      const details = seen.get(token)
      return details ? c.json({ ...details, verified }) : response
    })
    .all('*', (c) => app.fetch(c.req.raw))
}

onBothEngines((db) => {
  describe('check:backend', () => {
    let server: Server
    let careless: Server
    let liar: Server
    beforeEach(async () => {
      // One run fits into the sandbox's limits, two within a minute don't.
      await db().query('delete from rate_limits')
      const app = createApp({ db: db(), publicUrl: 'http://localhost:4173' })
      server = await listen(app, { port: 0, host: '127.0.0.1' })
      // A proxy that replaces keys and invents a figure.
      const proxy = new Hono().all('*', async (c) => {
        const request = new Request(c.req.raw)
        request.headers.set('idempotency-key', crypto.randomUUID())
        const response = await app.fetch(request)
        if (!c.req.path.endsWith('/token-user') || !response.ok) return response
        return c.json({ ...((await response.json()) as object), tradeProfit: 'lots' })
      })
      careless = await listen(proxy, { port: 0, host: '127.0.0.1' })
      liar = await listen(lying(app), { port: 0, host: '127.0.0.1' })
    })
    afterEach(() => Promise.all([server.stop(), careless.stop(), liar.stop()]).then(() => undefined))

    it('API-1 to API-18 the sandbox keeps the contract', async () => {
      const results = await check(server.port)
      expect(failures(results)).toEqual([])
      const others = results.filter(({ outcome }) => outcome === 'optional').map(({ what }) => what)
      // The sandbox serves the app itself.
      expect(others).toEqual(['answers may be read by the app at https://app.example.test'])
      expect(new Set(results.map(({ id }) => id))).toEqual(checkedIds)
    })

    it('API-9 API-13 the sandbox keeps the rules for withdrawals, checked with an account that may withdraw', async () => {
      const { email } = await createTestApp(db()).customer({ profit: 20_000n })
      const results = await check(server.port, { email, password: PASSWORD })
      expect(failures(results)).toEqual([])
      const unchecked = results.filter(({ outcome }) => outcome === 'not checked').map(({ what }) => what)
      expect(unchecked).toEqual([
        // A new customer of the sandbox may not withdraw.
        'only saved addresses refuses a bank withdrawal',
        'a locked account’s withdrawal is refused',
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

    it('API-4 API-7 API-8 API-9 CAP-3 SES-1 finds false edits, money and sessions', async () => {
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
        expect.stringMatching(/^CAP-3 only saved addresses refuses a bank withdrawal: .* received 201/),
        expect.stringMatching(/^CAP-3 a locked account’s withdrawal is refused: .* received 201/),
        expect.stringMatching(
          /^API-12 a body that is not an object .* expected status 400 or 422, received 500/,
        ),
        expect.stringMatching(/^SES-1 sign-out .* expected status 401, received 200/),
      ])
    })
  })
})

/** Runs the check against an address that answers no call. Returns its only fault. */
async function unanswered(base: string) {
  const results = await runChecks({ base, email: newEmail(), apartMs: 0 })
  expect(results.some(({ outcome }) => outcome === 'holds')).toBe(false)
  expect(failures(results)).toEqual([
    expect.stringMatching(/^API-14 every call is answered within 15 s: [A-Z0-9]/),
  ])
  return failures(results)[0]?.replace('API-14 every call is answered within 15 s: ', '')
}

/** A server that does this with each connection. */
async function raw(connected: (socket: Socket) => void, work: (host: string) => Promise<unknown>) {
  const server = createServer((socket) => connected(socket.on('error', () => {})))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    await work(`127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    await new Promise((done) => server.close(done))
  }
}

describe('API-14 a backend that no call reaches is one line, which says what to do', () => {
  it('the server is not started', async () => {
    // A port that was just free again.
    const { port, stop } = await listen(new Hono(), { port: 0, host: '127.0.0.1' })
    await stop()
    expect(await unanswered(`http://127.0.0.1:${port}/api`)).toBe(
      `Nothing answers at http://127.0.0.1:${port}/api. Start the server, or correct the address and the port in --url.`,
    )
  })
  it('the name has no address', async () => {
    expect(await unanswered('http://api.plainsail.invalid:8080/api')).toBe(
      'There is no server with the name api.plainsail.invalid. Check the spelling in --url, and whether this computer is online.',
    )
  })
  it('the server closes the connection', () =>
    raw(
      (socket) => socket.destroy(),
      async (host) =>
        expect(await unanswered(`http://${host}/api`)).toBe(
          `${host} closes the connection without an answer. If it expects HTTPS, begin --url with https://.`,
        ),
    ))
  it('the server does not speak HTTPS', () =>
    raw(
      (socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
      async (host) =>
        expect(await unanswered(`https://${host}/api`)).toBe(
          `${host} does not speak HTTPS there. Check the port in --url, or begin it with http://.`,
        ),
    ))
  it('the server does not speak HTTP', () =>
    raw(
      (socket) => socket.once('data', () => socket.end('220 mail.example.test ready\r\n')),
      async (host) =>
        expect(await unanswered(`http://${host}/api`)).toBe(
          `${host} answers, but not in HTTP. Check the port in --url.`,
        ),
    ))
  it('browsers don’t allow the port', async () => {
    expect(await unanswered('http://127.0.0.1:6000/api')).toBe(
      'Browsers don’t allow port 6000, so the app can’t use it. Choose another one.',
    )
  })
  it.each([
    ['ETIMEDOUT', /^This computer can’t reach api\.example\.test:8443\. Check the network/],
    ['EAI_AGAIN', /^There is no server with the name api\.example\.test\./],
    ['CERT_HAS_EXPIRED', /^The certificate of api\.example\.test:8443 is expired, /],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /^The certificate .*NODE_EXTRA_CA_CERTS\.$/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /^The certificate /],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /^The certificate /],
  ])('%s', (code, advice) => {
    const cause = Object.assign(new Error(`raw ${code}`), { code })
    const several = new AggregateError([cause])
    for (const each of [cause, several]) {
      const found = unreachable(
        new TypeError('fetch failed', { cause: each }),
        'https://api.example.test:8443',
      )
      expect(found.advice).toMatch(advice)
      expect(found.reason).not.toContain(code)
    }
  })
  it.each([{ code: 'HPE_INVALID_CONSTANT' }, {}])('a response that isn’t HTTP, %j', (code) => {
    const cause = Object.assign(new Error('Response does not match'), { name: 'HTTPParserError' }, code)
    const error = new TypeError('fetch failed', { cause })
    expect(unreachable(error, 'http://api.example.test').reason).toBe('the response is not HTTP')
  })
  it('an unknown reason is given as it is', () => {
    const error = new TypeError('fetch failed', { cause: new Error('something new') })
    expect(unreachable(error, 'http://127.0.0.1')).toEqual({ reason: 'something new', advice: '' })
    expect(unreachable(new Error('odd'), 'http://127.0.0.1')).toEqual({ reason: 'Error: odd', advice: '' })
  })
})

it('never generates a common password', () => {
  const made = Array.from({ length: 40_000 }, newPassword)
  expect(made.filter((password) => isCommonPassword(password))).toEqual([])
})
