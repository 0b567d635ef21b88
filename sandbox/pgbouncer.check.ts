import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup } from './db/backup.ts'
import { type Database, isUnavailable } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/open.ts'
import { resetSamples } from './db/reset-samples.ts'
import { restore } from './db/restore.ts'
import { seed } from './db/seed.ts'
import { defaultLimits } from './http/rate-limits.ts'
import { createHasher } from './security/hashing.ts'
import { createTestApp, weak } from './testing/test-app.ts'
import { startPgBouncer } from './testing/pgbouncer.ts'
import { killServers, startServer } from './testing/processes.ts'
import { startPostgres } from './testing/postgres.ts'

const hasher = createHasher({ cost: weak })

// Run by `npm run test:pgbouncer`. Not part of `npm test`, because npm can't install PgBouncer.
describe('PgBouncer in transaction mode', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>> | undefined
  let db: Database
  const url = () => bouncer?.url ?? ''
  const open = (settings = {}) => openPostgres(url(), () => {}, { pooler: 'transaction', ...settings })

  beforeAll(async () => {
    postgres = await startPostgres()
    bouncer = await startPgBouncer(postgres.url)
    db = open()
  }, 60_000)
  afterAll(async () => {
    killServers()
    await db?.close()
    bouncer?.stop()
    await postgres?.remove()
  })

  it('several servers can migrate and seed at the same time', async () => {
    const servers = [open({ statementTimeoutMs: null }), open({ statementTimeoutMs: null })]
    const ran = await Promise.all(servers.map((server) => migrate(server)))
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    const seeded = await Promise.all(servers.map((server) => seed(server, hasher, new Date())))
    expect(seeded.toSorted()).toEqual([false, true])
    await Promise.all(servers.map((server) => server.close()))
  }, 60_000)

  it('sign-ins, limits and deposits work with more clients than the pooler has connections', async () => {
    const { call, money, customer } = createTestApp(db, { limits: defaultLimits })
    const customers = await Promise.all(Array.from({ length: 8 }, () => customer()))
    for (let round = 0; round < 10; round += 1) {
      const responses = await Promise.all(
        customers.flatMap(({ token }) => [
          money('/transaction/add', token, { amount: 5 }, `round-${round}`),
          money('/transaction/add', token, { amount: 5 }, `round-${round}`),
          call('GET', '/transaction/token-user', { token }),
        ]),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 200]))
    }
    for (const { token } of customers) {
      const { json } = await call('GET', '/transaction/all', { token })
      expect(json.allTransactions).toHaveLength(10)
    }
    const body = { email: `${randomUUID()}@sample.test`, password: 'Wrong#4848' }
    const statuses = []
    for (let n = 0; n < 11; n += 1) statuses.push((await call('POST', '/auth/login', { body })).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    const { rows } = await db.query('select count(*)::int as counters from rate_limits')
    expect(rows[0]?.counters).toBeGreaterThan(0)
  }, 60_000)

  it('S16 concurrent withdrawals never exceed the profit', async () => {
    const { money, customer } = createTestApp(db)
    const { token } = await customer({ profit: 10_000n })
    const body = { amount: 30, wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => money('/withdrawal/add', token, body, randomUUID())),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
  })

  it('S30 limits the time of statements, alone and in transactions, but not for the connection’s next client', async () => {
    const quick = open({ statementTimeoutMs: 100 })
    await expect(quick.query('select pg_sleep(5)').catch(isUnavailable)).resolves.toBe(true)
    await expect(
      quick.transaction((tx) => tx.query('select pg_sleep(5)')).catch(isUnavailable),
    ).resolves.toBe(true)
    const plain = open({ statementTimeoutMs: null })
    for (let n = 0; n < 6; n += 1)
      expect((await plain.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
    await Promise.all([quick.close(), plain.close()])
  })

  it('backup and the reset of the samples work', async () => {
    const file = join(tmpdir(), `plainsail-${randomUUID()}.jsonl`)
    expect((await backup(db, file)).rows).toBeGreaterThan(10_000)
    await expect(restore(db, file)).rejects.toThrow('is not empty')
    rmSync(file)
    expect(await resetSamples(db, hasher, new Date())).toBe(true)
  }, 60_000)

  it('the server starts, serves and stops', async () => {
    const server = startServer({ DATABASE_URL: url(), DATABASE_POOLER: 'transaction', DRAIN_SECONDS: '0' })
    expect((await fetch(`${await server.address}/api/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }, 60_000)

  it('the server names the missing setting if PgBouncer refuses its connection', async () => {
    const server = startServer({ DATABASE_URL: url() })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain('Set DATABASE_POOLER=transaction.')
  }, 60_000)
})
