import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { only } from './db/database.ts'
import { openPostgres } from './db/open.ts'
import { startBalancer } from './testing/balancer.ts'
import { PASSWORD, newcomer } from './testing/test-app.ts'
import { postgres } from './testing/engines.ts'
import { type RunningServer, ask, killServers, startServer } from './testing/processes.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

async function newCustomer(base: string) {
  const account = { email: `${randomUUID()}@sample.test`, password: PASSWORD }
  await ask(base, '/auth/register', { method: 'POST', body: newcomer(account.email) })
  const { json } = await ask(base, '/auth/login', { method: 'POST', body: account })
  return { email: account.email, token: String(json.token) }
}

const add = (base: string, path: string, token: string, body: unknown, key: string = randomUUID()) =>
  ask(base, path, { method: 'POST', token, key, body })

const rows = async (base: string, token: string) => {
  const { json } = await ask(base, '/transaction/all', { token })
  return json.allTransactions as unknown as { amount: number }[]
}

describe.skipIf(postgres === null)('two servers on one PostgreSQL', () => {
  const url = postgres?.url ?? ''
  const env = { DATABASE_URL: url, SANDBOX_SEED: 'on' }
  let servers: RunningServer[] = []
  let bases: string[] = []
  const at = (n: number) => bases[n % bases.length] ?? ''

  beforeAll(async () => {
    servers = [startServer(env), startServer(env)]
    bases = await Promise.all(servers.map(({ address }) => address))
  })
  afterAll(killServers)

  it('when both start on an empty database, one migrates and adds the samples while the other waits', async () => {
    const said = servers.map((server) => server.said())
    expect(said.filter((text) => text.includes('Brought the tables up to date'))).toHaveLength(1)
    expect(said.filter((text) => text.includes('Added the sample customers'))).toHaveLength(1)
    const body = { email: 'withdraw@sample.test', password: 'Sample#2026' }
    for (const base of bases) {
      expect((await ask(base, '/auth/login', { method: 'POST', body })).status).toBe(200)
    }
  })

  it('S17 one key sent to both at once creates one row, and both return the first response', async () => {
    const { token } = await newCustomer(at(0))
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID()
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, n) => add(at(n), '/transaction/add', token, { amount: 5 }, key)),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
      expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(7)
      expect(await rows(at(round), token)).toHaveLength(round + 1)
    }
  })

  it('S16 withdrawals sent to both never exceed the profit', async () => {
    const { email, token } = await newCustomer(at(0))
    const db = openPostgres(url, () => {})
    const { id } = only(
      (await db.query<{ id: string }>('select id from users where email = $1', [email])).rows,
    )
    await db.query('update users set may_withdraw = true where id = $1', [id])
    await db.query(
      "insert into earnings (user_id, kind, amount, created_at) values ($1, 'trade', 10000, now() - interval '1 day')",
      [id],
    )
    const body = { amount: 30, wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(at(n), '/withdrawal/add', token, body)),
    )
    const count = (status: number) => responses.filter((response) => response.status === status).length
    expect([count(201), count(409)]).toEqual([3, 17])
    const { rows: sums } = await db.query(
      'select sum(amount)::int as cents from withdrawals where user_id = $1',
      [id],
    )
    expect(sums).toEqual([{ cents: 9000 }])
    await db.close()
  })

  it('S24 after one is killed during writes, no acknowledged row is lost, and a repeat sent to the other counts once', async () => {
    const victim = startServer({ DATABASE_URL: url })
    const base = await victim.address
    const { token } = await newCustomer(at(0))
    const acknowledged: number[] = []
    const unknown: number[] = []
    let next = 1
    const writer = async () => {
      while (unknown.length === 0) {
        const amount = next++
        try {
          const { status } = await add(base, '/transaction/add', token, { amount }, `key-${amount}`)
          if (status === 201) acknowledged.push(amount)
        } catch {
          unknown.push(amount)
        }
        if (acknowledged.length === 30) victim.child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 6 }, writer))
    await victim.ended
    // If the killed server still held a lock, this would run into the test's time limit.
    for (const amount of unknown) {
      const { status } = await add(at(1), '/transaction/add', token, { amount }, `key-${amount}`)
      expect(status).toBe(201)
    }
    const stored = (await rows(at(1), token)).map(({ amount }) => amount)
    expect(acknowledged.length).toBeGreaterThanOrEqual(30)
    expect([...acknowledged, ...unknown].filter((amount) => !stored.includes(amount))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
  })

  it('a rolling restart under load behind a proxy causes no error and no lost or duplicate deposit', async () => {
    const { token } = await newCustomer(at(0))
    const settings = { DATABASE_URL: url, DRAIN_SECONDS: '3' }
    const fleet = [startServer(settings), startServer(settings)]
    const balancer = await startBalancer(await Promise.all(fleet.map(({ address }) => address)))
    const load = { on: true }
    const wrong: string[] = []
    const seen = new Set<string>()
    const acknowledged: number[] = []
    let next = 1
    const visitor = async () => {
      while (load.on) {
        const amount = next++
        const response = await add(balancer.base, '/transaction/add', token, { amount }).catch(String)
        if (typeof response === 'string' || response.status !== 201) {
          wrong.push(typeof response === 'string' ? response : `${response.status}`)
          continue
        }
        acknowledged.push(amount)
        seen.add(response.headers.get('x-upstream') ?? '')
      }
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visitor))
    for (const index of [0, 1]) {
      const before = acknowledged.length
      fleet[index]?.child.kill('SIGTERM')
      expect(await fleet[index]?.ended).toBe(0)
      const successor = startServer(settings)
      balancer.replace(index, await successor.address)
      fleet[index] = successor
      expect(acknowledged.length).toBeGreaterThan(before)
    }
    const goal = acknowledged.length + 20
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(goal), { timeout: 60_000 })
    load.on = false
    await visitors
    balancer.stop()
    expect(wrong).toEqual([])
    expect(seen.size).toBe(4)
    const stored = (await rows(at(0), token)).map(({ amount }) => amount)
    expect(stored.toSorted((a, b) => a - b)).toEqual(acknowledged.toSorted((a, b) => a - b))
  })
})
