import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHasher } from '../security/hashing.ts'
import { createTestApp, weak } from '../testing/test-app.ts'
import { onBothEngines, onPostgres, postgres } from '../testing/engines.ts'
import { template } from '../testing/template.ts'
import { backup } from './backup.ts'
import type { Database } from './database.ts'
import { ledgerDifferences } from './ledger.ts'
import { openInMemory, openPostgres } from './open.ts'
import { SAMPLE_PASSWORD } from './sample-customers.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'

const hasher = createHasher({ cost: weak })
const home = mkdtempSync(join(tmpdir(), 'plainsail-backup-'))
let blank: Promise<Database> | undefined
afterAll(async () => (await blank)?.close())
afterAll(() => rmSync(home, { recursive: true, force: true }))
let count = 0
const file = () => join(home, `${(count += 1)}.jsonl`)

const quiet = () => {}

/** An empty database on either engine. */
const empty: Record<string, () => Promise<Database>> = {
  embedded: async () => openInMemory(quiet, await template()),
  postgres: async () => {
    const main = openPostgres(postgres?.url ?? '', quiet)
    const name = `restored_${(count += 1)}`
    await main.query(`create database ${name} template template0`)
    await main.close()
    const url = new URL(postgres?.url ?? '')
    url.pathname = `/${name}`
    return openPostgres(String(url), quiet, { statementTimeoutMs: null })
  },
}

/** Every value of every table in a backup, as text formatted by PostgreSQL. */
async function everything(db: Database) {
  const text: Record<string, unknown> = {}
  for (const table of ['users', 'deposits', 'withdrawals', 'earnings', 'idempotency_keys']) {
    const query = `select to_jsonb(t)::text as row from ${table} t order by 1`
    text[table] = (await db.query(query)).rows
  }
  return text
}

onBothEngines((db) => {
  describe('backup and restore', () => {
    const path = join(home, `first-${Math.floor(performance.now())}.jsonl`)
    beforeAll(async () => {
      await seed(db(), hasher, new Date('2026-06-01T12:00:00Z'))
      const { money, customer } = createTestApp(db())
      const { token } = await customer({ profit: 5_000_000_000_001n })
      await money('/transaction/add', token, { amount: '999999999999.99' })
      await db()
        .query(`update users set name = E'It''s “quoted” \\\\ \\n 李 👩‍👧', notification = '{"table":"users"}'
        where email = 'empty@sample.test'`)
      await backup(db(), path)
    }, 120_000)

    it.each(Object.keys(empty))('restores every value exactly into %s', async (engine) => {
      const other = await (empty[engine] as () => Promise<Database>)()
      const rows = await restore(other, path)
      expect(rows).toBeGreaterThan(10_000)
      expect(await everything(other)).toEqual(await everything(db()))
      expect((await other.query('select 1 from sessions')).rows).toEqual([])
      const { call, customer } = createTestApp(other)
      const body = { email: 'history@sample.test', password: SAMPLE_PASSWORD }
      expect((await call('POST', '/auth/login', { body })).status).toBe(200)
      // New ids start after the highest restored one.
      await customer({ profit: 100n })
      // The triggers that a restore turns off are on again, so the new row is part of the sums.
      expect((await ledgerDifferences(other, new Date())).differences).toEqual([])
      await other.close()
    })

    it('refuses a database that is not empty and a file that exists, and changes neither', async () => {
      const before = await everything(db())
      await expect(restore(db(), path)).rejects.toThrow('The database is not empty. Nothing was restored.')
      expect(await everything(db())).toEqual(before)
      await expect(backup(db(), path)).rejects.toThrow('already exists. Nothing was written.')
    })

    it('writes a file that only its owner can read', () => expect(statSync(path).mode & 0o777).toBe(0o600))

    it.each([
      [
        'with one changed figure',
        (text: string) => text.replace(/"amount": 5\d+/, '"amount": 1'),
        'is damaged',
      ],
      ['cut short', (text: string) => text.slice(0, text.length / 2), 'is damaged'],
      ['without its last line', (text: string) => text.replace(/\n[^\n]*\n$/, '\n'), 'is damaged'],
      ['that is not a backup', () => 'hello\n', 'is not a backup'],
      ['that is empty', () => '', 'is damaged'],
    ])('refuses a file %s before restoring anything', async (_, change, why) => {
      const text = readFileSync(path, 'utf8')
      const broken = file()
      expect(change(text)).not.toBe(text)
      writeFileSync(broken, change(text))
      blank ??= (empty.embedded as () => Promise<Database>)()
      const other = await blank
      await expect(restore(other, broken)).rejects.toThrow(why)
      expect((await other.query("select 1 from pg_tables where schemaname = 'public'")).rows).toEqual([])
    })
  })
})

onPostgres((db) => {
  it('backs up one snapshot, without rows written in the meantime', async () => {
    await createTestApp(db()).customer()
    const path = file()
    const writer = openPostgres(postgres?.url ?? '', quiet)
    const beside = createTestApp(writer)
    let pages = 0
    // Adds a customer and a deposit after the first table has been read.
    const slow: Database = {
      ...db(),
      transaction: (work) =>
        db().transaction((tx) =>
          work({
            query: async (text, values) => {
              const response = await tx.query<never>(text, values)
              if (text === 'close page' && (pages += 1) === 1) {
                const { token } = await beside.customer()
                await beside.money('/transaction/add', token, { amount: 5 })
              }
              return response
            },
          }),
        ),
    }
    const before = await everything(db())
    await backup(slow, path)
    expect(pages).toBeGreaterThan(3)
    const other = await (empty.embedded as () => Promise<Database>)()
    await restore(other, path)
    expect(await everything(other)).toEqual(before)
    expect(await everything(db())).not.toEqual(before)
    await Promise.all([other.close(), writer.close()])
  })
})
