import { describe, expect, it } from 'vitest'
import { onBothEngines, onPostgres, postgres } from '../testing/engines.ts'
import { migrate, migrationsIn } from './migrate.ts'
import { openPostgres } from './open.ts'

const own = migrationsIn()
const extra = (name: string, sql: string) => ({ name, sql, checksum: `of ${name}` })

onBothEngines((db) => {
  describe('migrations', () => {
    it('store the checksum of each file', async () => {
      const { rows } = await db().query('select name, checksum from migrations order by name')
      expect(rows).toEqual(own.map(({ name, checksum }) => ({ name, checksum })))
      for (const { checksum } of own) expect(checksum).toMatch(/^[0-9a-f]{64}$/)
    })

    it('add the checksum where an older version stored none', async () => {
      await db().query('alter table migrations drop column checksum')
      expect(await migrate(db())).toEqual([])
      const { rows } = await db().query('select checksum from migrations order by name')
      expect(rows).toEqual(own.map(({ checksum }) => ({ checksum })))
    })

    it('refuse a file that was changed after it ran, and run nothing', async () => {
      const changed = own.map((each, n) => (n === 0 ? { ...each, checksum: 'another' } : each))
      const next = extra('9001_next.sql', 'create table next (n int)')
      await expect(migrate(db(), [...changed, next])).rejects.toThrow(
        `The migration ${own[0]?.name} was changed after this database ran it. Nothing was changed.`,
      )
      await expect(db().query('select * from next')).rejects.toThrow(/does not exist/)
    })

    it('refuse a database of a newer version', async () => {
      const newer = extra('9002_newer.sql', 'create table newer (n int)')
      expect(await migrate(db(), [...own, newer])).toEqual(['9002_newer.sql'])
      await expect(migrate(db())).rejects.toThrow(
        'brought up to date by a newer version (9002_newer.sql), which this one does not know. Nothing was changed.',
      )
      await db().query("delete from migrations where name = '9002_newer.sql'")
    })

    it('roll back together when one fails', async () => {
      const files = [...own, extra('9003_a.sql', 'create table a (n int)'), extra('9004_b.sql', 'select 1/0')]
      await expect(migrate(db(), files)).rejects.toThrow(/division by zero/)
      await expect(db().query('select * from a')).rejects.toThrow(/does not exist/)
    })
  })
})

onPostgres((db) => {
  it('migrations have no time limit, and run on one server while the others wait', async () => {
    const slow = extra('9005_slow.sql', 'select pg_sleep(0.6); create table slow (n int)')
    const servers = [1, 2, 3].map(() =>
      openPostgres(postgres?.url ?? '', () => {}, { statementTimeoutMs: 200 }),
    )
    const [impatient] = servers
    await expect(impatient?.query('select pg_sleep(0.6)')).rejects.toThrow(/statement timeout/)
    const ran = await Promise.all(servers.map((server) => migrate(server, [...own, slow])))
    expect(ran.flat()).toEqual(['9005_slow.sql'])
    expect((await impatient?.query('show statement_timeout'))?.rows).toEqual([{ statement_timeout: '200ms' }])
    await Promise.all(servers.map((server) => server.close()))
    expect((await db().query('select * from slow')).rows).toEqual([])
  })

  it('when servers start together on an empty database, one creates the tables and the others wait', async () => {
    await db().query('create database blank template template0')
    const url = new URL(postgres?.url ?? '')
    url.pathname = '/blank'
    const slow = extra('9005_slow.sql', 'select pg_sleep(0.3)')
    const servers = [1, 2, 3, 4].map(() => openPostgres(String(url), () => {}))
    const ran = await Promise.all(servers.map((server) => migrate(server, [...own, slow])))
    expect(ran.map((names) => names.length).toSorted()).toEqual([0, 0, 0, own.length + 1])
    await Promise.all(servers.map((server) => server.close()))
  })
})
