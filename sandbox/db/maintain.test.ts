import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import { only } from './database.ts'
import { maintain } from './maintain.ts'

const DAY_MS = 86_400_000
const life = { hours: 12, idleMinutes: 30 }

onBothEngines((db) => {
  const kept = async () =>
    only(
      (
        await db().query<{ sessions: number; keys: number; deposits: number }>(
          `select (select count(*) from sessions)::int as sessions, (select count(*) from idempotency_keys)::int as keys,
             (select count(*) from deposits)::int as deposits`,
        )
      ).rows,
    )

  it('maintenance deletes only ended sessions, and keys older than seven days', async () => {
    const { money, customer, clock } = createTestApp(db())
    const { token } = await customer()
    await money('/transaction/add', token, { amount: 7 })
    await maintain(db(), clock.at, life)
    expect(await kept()).toEqual({ sessions: 1, keys: 1, deposits: 1 })
    clock.forward(31 * 60_000)
    await customer()
    await maintain(db(), clock.at, life)
    expect(await kept()).toEqual({ sessions: 1, keys: 1, deposits: 1 })
    clock.forward(7 * DAY_MS)
    await maintain(db(), clock.at, life)
    expect(await kept()).toEqual({ sessions: 0, keys: 0, deposits: 1 })
  })

  it('API-13 upkeep keeps a key for seven days, to the minute', async () => {
    const { money, customer, clock } = createTestApp(db())
    const { token } = await customer()
    await money('/transaction/add', token, { amount: 8 })
    clock.forward(7 * DAY_MS - 60_000)
    await maintain(db(), clock.at, life)
    expect((await kept()).keys).toBe(1)
    clock.forward(120_000)
    await maintain(db(), clock.at, life)
    expect((await kept()).keys).toBe(0)
  })

  it('maintenance writes a checkpoint on the embedded engine, so that its log stays small', async () => {
    const last = async () =>
      only(
        (await db().query<{ at: string }>('select checkpoint_lsn as at from pg_control_checkpoint()')).rows,
      ).at
    await db().query('create table grown as select generate_series(1, 1000) as n')
    const before = await last()
    await maintain(db(), new Date(), life)
    expect((await last()) !== before).toBe(db().engine === 'embedded')
  })
})
