import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { PASSWORD, PHRASE, createTestApp, newcomer, weak } from '../testing/test-app.ts'
import { onBothEngines, onTwoServers } from '../testing/engines.ts'
import { type Hasher, createHasher } from './hashing.ts'

const NEW_PASSWORD = 'Tallow&Brick9'

/** Replaces `Promise.withResolvers`, which Node 20 doesn't have. */
function signal() {
  let settle: (() => void) | undefined
  const promise = new Promise<void>((done) => {
    settle = done
  })
  return { promise, resolve: () => settle?.() }
}

/** A hasher whose verifications resolve only after `open()`. `reached` resolves when the first one has started. */
function gated() {
  const real = createHasher({ cost: weak })
  const gate = signal()
  const reached = signal()
  const hasher: Hasher = {
    ...real,
    verify: async (stored, text) => {
      const right = await real.verify(stored, text)
      reached.resolve()
      await gate.promise
      return right
    },
  }
  return { hasher, open: gate.resolve, reached: reached.promise }
}

const signIn = (server: ReturnType<typeof createTestApp>, email: string, password = PASSWORD) =>
  server.call('POST', '/auth/login', { body: { email, password } })
const reset = (server: ReturnType<typeof createTestApp>, email: string, password = NEW_PASSWORD) =>
  server.call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
const works = async (server: ReturnType<typeof createTestApp>, token: string) =>
  (await server.call('GET', '/transaction/token-user', { token })).status === 200

/** Tests two apps on one database. On PostgreSQL each has its own connections, like two processes; the embedded engine has only one. */
function suite(first: () => Database, second: () => Database) {
  const quick = createHasher({ cost: weak })
  const servers = (hasher: Hasher = quick) =>
    [createTestApp(first(), { hasher }), createTestApp(second(), { hasher: quick })] as const

  it('S12 refuses a sign-in that was verified before a reset and finishes after it', async () => {
    const gate = gated()
    const [a, b] = servers(gate.hasher)
    const { email } = await a.customer()
    const late = signIn(a, email)
    await gate.reached
    expect((await reset(b, email)).status).toBe(200)
    gate.open()
    expect([(await late).status, (await late).json.token]).toEqual([401, undefined])
    expect((await signIn(b, email, NEW_PASSWORD)).status).toBe(200)
  })

  it('S12 a reset during forty sign-ins leaves no token of the old password valid', async () => {
    const [a, b] = servers()
    const tokens: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { email, token } = await a.customer()
      const signIns = Array.from({ length: 40 }, (_, n) => signIn(n % 2 ? a : b, email))
      const changed = reset(a, email)
      const later = Array.from({ length: 10 }, (_, n) => signIn(n % 2 ? a : b, email))
      expect((await changed).status).toBe(200)
      const responses = await Promise.all([...signIns, ...later])
      expect(responses.every(({ status }) => status === 200 || status === 401)).toBe(true)
      tokens.push(
        token,
        ...responses.filter(({ status }) => status === 200).map(({ json }) => String(json.token)),
      )
    }
    expect(tokens.length).toBeGreaterThan(3)
    const alive = await Promise.all(tokens.map((token, n) => works(n % 2 ? a : b, token)))
    expect(alive.filter(Boolean)).toEqual([])
  })

  it('S12 two concurrent resets leave one password, and only its sessions', async () => {
    const [a, b] = servers()
    const { email } = await a.customer()
    const passwords = [NEW_PASSWORD, 'Copper&Lamp7!'] as const
    const changed = await Promise.all([reset(a, email, passwords[0]), reset(b, email, passwords[1])])
    expect(changed.map(({ status }) => status)).toEqual([200, 200])
    const responses = await Promise.all(passwords.map((password) => signIn(a, email, password)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('REG-3 of ten concurrent registrations of one email one succeeds, and only its phrase works', async () => {
    const [a, b] = servers()
    const email = `${randomUUID()}@sample.test`
    const body = newcomer(email)
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? a : b).call('POST', '/auth/register', { body })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const phrase = String(responses.find(({ status }) => status === 201)?.json.seedPhrase)
    const changed = await a.call('PUT', '/auth/edit-password', {
      body: { email, password: NEW_PASSWORD, seedPhrase: phrase },
    })
    expect(changed.status).toBe(200)
  })

  it('S17 API-13 one key sent to both servers at once creates one row, and all other responses are replays', async () => {
    const [a, b] = servers()
    const { token } = await a.customer()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? a : b).money('/transaction/add', token, { amount: 7 }, 'one'),
      ),
    )
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(19)
    expect((await b.call('GET', '/transaction/all', { token })).json.allTransactions).toHaveLength(1)
  })
}

/** Resolves when the database reports that a statement waits for a lock. */
async function untilWaiting(db: Database) {
  for (;;) {
    const { rows } = await db.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
    if (rows.length > 0) return
  }
}

describe('one server', () => {
  onBothEngines((db) => suite(db, db))
})

onTwoServers((db, other) => {
  suite(db, other)

  it('S12 a withdrawal that was authorised before a reset is not carried out after it', async () => {
    const [a, b] = [createTestApp(db()), createTestApp(other())]
    const { id, email, token } = await a.customer({ profit: 100_00n })
    const order = { amount: 60, wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }
    // The withdrawal's session was valid when it was looked up. It now waits for the customer's row, which the reset has locked.
    const locked = signal()
    const release = signal()
    const holder = other().transaction(async (tx) => {
      await tx.query('select 1 from users where id = $1 for update', [id])
      await tx.query('delete from sessions where user_id = $1', [id])
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const waiting = a.money('/withdrawal/add', token, order)
    await untilWaiting(db())
    release.resolve()
    await holder
    expect((await waiting).status).toBe(401)
    const { token: fresh } = (await b.call('POST', '/auth/login', { body: { email, password: PASSWORD } }))
      .json
    expect((await b.call('GET', '/withdrawal/all', { token: String(fresh) })).json).toEqual({
      allWithdrawals: [],
    })
  })
})
