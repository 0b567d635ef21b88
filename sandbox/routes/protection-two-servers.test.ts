import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAccountApp, elsewhere, order } from '../testing/account.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { onTwoServers } from '../testing/engines.ts'

const HOUR_MS = 3_600_000
const saved = { label: 'My wallet', network: 'bitcoin', address: order.wallet }
type Server = ReturnType<typeof createAccountApp>

const options = async (server: Server) =>
  (await server.call('POST', '/auth/login/passkey/options', { body: {} })).json
const signInWith = (server: Server, ticket: unknown, credential: unknown) =>
  server.call('POST', '/auth/login/passkey', { body: { ticket, credential } })
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted()

onTwoServers((db, other) => {
  /** Two servers whose clocks show the same time, and a customer. */
  const world = async () => {
    const [a, b] = [createAccountApp(db()), createAccountApp(other())]
    const person = await a.customer({ profit: 100_00n })
    const forward = (ms: number) => {
      for (const { clock } of [a, b]) clock.forward(ms)
    }
    const freshToken = async () => String((await b.signIn(person.email)).json.token)
    return { a, b, ...person, forward, freshToken }
  }

  /** A passkey whose options came from one server and which was added on the other. */
  const withPasskey = async () => {
    const { a, b, token } = await world()
    const { json } = await a.sendProven('POST', '/auth/passkeys/options', { token })
    const device = createAuthenticator({ synced: false })
    const body = { name: 'My phone', credential: device.create(json.options) }
    expect((await b.send('POST', '/auth/passkeys', { token, body })).status).toBe(201)
    return { a, b, token, device }
  }

  it('CAP-3 an address saved on one can be used on the other after 24 hours, not a second before', async () => {
    const { a, b, token, forward, freshToken } = await world()
    expect((await a.sendProven('POST', '/withdrawal/addresses', { token, body: saved })).status).toBe(201)
    const until = '2026-06-02T12:00:00.000Z'
    expect((await b.call('GET', '/withdrawal/addresses', { token })).json.addresses).toMatchObject([
      { ...saved, usableFrom: until },
    ])
    forward(24 * HOUR_MS - 1000)
    const later = await freshToken()
    const early = await b.money('/withdrawal/add', later, order, 'order')
    expect([early.status, early.json]).toMatchObject([403, { code: 'held', until }])
    forward(1000)
    expect((await b.money('/withdrawal/add', later, order, 'order')).status).toBe(201)
  })

  it('CAP-3 an address saved on both at once is saved once', async () => {
    const { a, b, token } = await world()
    const proofs = [
      await a.proofFor(token, 'add-address', saved),
      await a.proofFor(token, 'add-address', saved),
    ]
    const responses = await Promise.all(
      [a, b].map((server, n) =>
        server.send('POST', '/withdrawal/addresses', { token, body: saved, proof: proofs[n] ?? '' }),
      ),
    )
    expect(statuses(responses)).toEqual([201, 409])
    expect((await b.call('GET', '/withdrawal/addresses', { token })).json.addresses).toHaveLength(1)
  })

  it('CAP-3 “only saved” switched on on one refuses on the other, also while switching it off waits', async () => {
    const { a, b, token, forward, freshToken } = await world()
    const only = (server: Server, on: boolean, bearer = token) =>
      server.sendProven('PUT', '/withdrawal/addresses/only', { token: bearer, body: { on } })
    await only(a, true)
    expect((await b.money('/withdrawal/add', token, elsewhere, 'order')).json.code).toBe('not_saved')
    const onlyOffFrom = '2026-06-03T12:00:00.000Z'
    expect((await only(b, false)).json).toEqual({ only: true, onlyOffFrom })
    expect((await only(a, false)).json).toEqual({ only: true, onlyOffFrom })
    forward(48 * HOUR_MS - 1000)
    const later = await freshToken()
    expect((await a.money('/withdrawal/add', later, elsewhere, 'order')).json.code).toBe('not_saved')
    forward(1000)
    expect((await a.money('/withdrawal/add', later, elsewhere, 'order')).status).toBe(201)
  })

  it('CAP-3 a lock set on one refuses on the other, and isn’t made shorter there', async () => {
    const { a, b, token, forward, freshToken } = await world()
    const lock = (server: Server, days: number) =>
      server.sendProven('PUT', '/auth/withdrawal-lock', { token, body: { days } })
    expect((await lock(a, 2)).status).toBe(200)
    const until = '2026-06-03T12:00:00.000Z'
    expect((await b.money('/withdrawal/add', token, order)).json).toMatchObject({ code: 'locked', until })
    expect([(await lock(b, 1)).status, (await lock(b, 1)).json.until]).toEqual([409, until])
    forward(48 * HOUR_MS - 1000)
    const later = await freshToken()
    expect((await b.money('/withdrawal/add', later, order, 'order')).json.code).toBe('locked')
    forward(1000)
    expect((await b.money('/withdrawal/add', later, order, 'order')).status).toBe(201)
  })

  it('CAP-3 a passkey answers on one server what the other asked, and of two at once one signs in', async () => {
    const { a, b, device } = await withPasskey()
    for (let round = 1; round <= 10; round += 1) {
      const { ticket, options: asked } = await options(a)
      // This device doesn't count, so that the second answer can only fail because of the challenge.
      const answer = device.get(asked)
      const responses = await Promise.all([a, b].map((server) => signInWith(server, ticket, answer)))
      expect(statuses(responses)).toEqual([200, 403])
    }
    const { ticket, options: asked } = await options(a)
    expect((await signInWith(b, ticket, device.get(asked))).status).toBe(200)
  })

  it('CAP-3 two answers with the same counter sent to both at once sign in once', async () => {
    const { a, b, device } = await withPasskey()
    for (let counter = 1; counter <= 10; counter += 1) {
      const [one, two] = [await options(a), await options(b)]
      const responses = await Promise.all([
        signInWith(b, one.ticket, device.get(one.options, { counter })),
        signInWith(a, two.ticket, device.get(two.options, { counter })),
      ])
      expect(statuses(responses)).toEqual([200, 403])
    }
    const behind = await options(a)
    expect((await signInWith(b, behind.ticket, device.get(behind.options, { counter: 9 }))).status).toBe(403)
  })

  it('CAP-3 a passkey confirms on one server what the other asked, once', async () => {
    const { a, b, token, device } = await withPasskey()
    const bodyHash = createHash('sha256').update(JSON.stringify(order)).digest('hex')
    const action = { action: 'add-withdrawal', bodyHash }
    const { json } = await a.call('POST', '/auth/step-up/options', { token, body: action })
    const body = { ...action, method: 'passkey', credential: device.get(json.options) }
    const responses = await Promise.all(
      [a, b].map((server) => server.call('POST', '/auth/step-up', { token, body })),
    )
    expect(statuses(responses)).toEqual([200, 422])
    const proof = String(responses.find(({ status }) => status === 200)?.json.proof)
    const sent = { token, body: order, proof }
    const orders = await Promise.all([a, b].map((server) => server.send('POST', '/withdrawal/add', sent)))
    expect(statuses(orders)).toEqual([201, 403])
  })
})
