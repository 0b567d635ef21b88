import { describe, expect, it } from 'vitest'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/open.ts'
import { createTestApp } from './testing/test-app.ts'
import { postgres } from './testing/engines.ts'

const until = async (met: () => boolean) => {
  while (!met()) await new Promise((next) => setTimeout(next, 10))
}

describe.skipIf(postgres === null)('a PostgreSQL outage', () => {
  it('S26 leads to 503 with Retry-After, and ends without a restart of the server', async () => {
    if (!postgres) return
    const db = openPostgres(postgres.url, () => {})
    await migrate(db)
    const { call, money, customer } = createTestApp(db)
    const { token } = await customer()
    let acknowledged = 0
    const load = { on: true }
    const refused: { status: number; retryAfter: string | null; ms: number }[] = []
    const writer = async () => {
      while (load.on) {
        const started = performance.now()
        const { status, headers } = await money('/transaction/add', token, { amount: 1 })
        if (status === 201) acknowledged += 1
        else refused.push({ status, retryAfter: headers.get('retry-after'), ms: performance.now() - started })
      }
    }
    const writers = Promise.all(Array.from({ length: 4 }, writer))
    await until(() => acknowledged > 20)
    await postgres.kill()
    await until(() => refused.length > 20)
    await postgres.start()
    const before = acknowledged
    const back = performance.now()
    await until(() => acknowledged > before + 5)
    expect(performance.now() - back).toBeLessThan(5000)
    load.on = false
    await writers
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    )
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(5000)
    const { json } = await call('GET', '/transaction/all', { token })
    expect(Number(json.allTransactions?.length)).toBeGreaterThanOrEqual(acknowledged)
    // Requests in flight at the kill may be stored without an acknowledgement, at most one per writer.
    expect(Number(json.allTransactions?.length)).toBeLessThanOrEqual(acknowledged + 4)
    await db.close()
  }, 60_000)
})
