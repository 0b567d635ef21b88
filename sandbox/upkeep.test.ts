// oxlint-disable vitest/no-conditional-tests -- a skipped test would be reported for an engine that it does not apply to

import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrate } from './db/migrate.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import { sampleSignIns } from './db/sample-customers.ts'
import { addSamples, hashedSignIns } from './db/seed.ts'
import { createHasher } from './security/hashing.ts'
import { createTestApp, weak } from './testing/test-app.ts'
import { postgres } from './testing/engines.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const home = mkdtempSync(join(tmpdir(), 'plainsail-upkeep-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const quiet = () => {}
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

type Command = 'backup' | 'restore' | 'reset:samples' | 'check:ledger'
type Env = Record<string, string>

/** Runs the command of `npm run <name>` from package.json. Resolves with the exit code and the output. */
function run(name: Command, env: Env, args: string[] = []) {
  const [program, ...rest] = (scripts[name] ?? '').split(' ')
  expect(program).toBe('node')
  return new Promise<{ code: number; said: string }>((done) => {
    const all = { env: { PATH: process.env.PATH, ...env } }
    const child = execFile(process.execPath, [...rest, ...args], all, (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}

let count = 0
const file = () => join(home, `${(count += 1)}.jsonl`)

const engines = {
  embedded: {
    settings: async (): Promise<Env> => ({ DATA_DIR: join(home, `db-${(count += 1)}`) }),
    open: ({ DATA_DIR = '' }: Env) => openEmbedded(DATA_DIR, quiet),
    nothing: /^There is no database in \S+\. Nothing was done\. Check DATA_DIR\.\n$/,
  },
  PostgreSQL: {
    settings: async (): Promise<Env> => {
      const name = `upkeep_${(count += 1)}`
      const main = openPostgres(postgres?.url ?? '', quiet)
      await main.query(`create database ${name} template template0`)
      await main.close()
      const url = new URL(postgres?.url ?? '')
      url.pathname = `/${name}`
      return { DATABASE_URL: String(url) }
    },
    open: async ({ DATABASE_URL = '' }: Env) => openPostgres(DATABASE_URL, quiet),
    nothing: 'This database holds no data of Plainsail. Nothing was done. Check the settings.\n',
  },
}

for (const name of ['embedded', 'PostgreSQL'] as const) {
  describe.skipIf(name === 'PostgreSQL' && postgres === null)(`the commands on ${name}`, () => {
    const { settings, open, nothing } = engines[name]
    const saved = file()
    let env: Env = {}
    let other: Env = {}
    let customer = ''

    beforeAll(async () => {
      ;[env, other] = [await settings(), await settings()]
      const db = await open(env)
      await migrate(db)
      const signIns = await hashedSignIns(createHasher({ cost: weak }))
      await db.transaction((tx) => addSamples(tx, signIns, new Date()))
      // Saves time: db/backup.test.ts restores all ten thousand rows.
      await db.query(
        "delete from deposits where user_id = (select id from users where email = 'history@sample.test')",
      )
      customer = (await createTestApp(db).customer({ profit: 100_00n })).id
      await db.query("update users set name = 'Vandal' where email = 'empty@sample.test'")
      await db.close()
    })

    it.each(['backup', 'reset:samples', 'check:ledger'] as const)(
      '%s reports a missing database and creates nothing',
      async (command) => {
        const blank = await settings()
        const target = file()
        const { code, said } = await run(command, blank, command === 'backup' ? ['--out', target] : [])
        expect(said).toMatch(nothing)
        expect(code).toBe(command === 'check:ledger' ? 2 : 1)
        expect([existsSync(blank.DATA_DIR ?? 'none'), existsSync(target)]).toEqual([false, false])
      },
    )

    it('backup writes a new file, reports its rows, and refuses to overwrite it', async () => {
      const { code, said } = await run('backup', env, ['--out', saved])
      expect([code, said]).toEqual([0, expect.stringMatching(/^Wrote \d\d rows to \S+\.jsonl\.\n$/)])
      const before = readFileSync(saved, 'utf8')
      expect(await run('backup', env, ['--out', saved])).toEqual({
        code: 1,
        said: `${saved} already exists. Nothing was written. Choose another name.\n`,
      })
      expect(readFileSync(saved, 'utf8')).toBe(before)
    })

    it('restore refuses a file that is missing or damaged before it opens or creates a database', async () => {
      const broken = file()
      writeFileSync(broken, readFileSync(saved, 'utf8').replace('Vandal', 'Vandals'))
      const [missing, damaged] = [
        await run('restore', other, ['--from', `${saved}.gone`]),
        await run('restore', other, ['--from', broken]),
      ]
      expect(missing).toEqual({
        code: 1,
        said: `${saved}.gone cannot be used: there is no such file or folder. Nothing was done.\n`,
      })
      expect(damaged).toEqual({
        code: 1,
        said: `${broken} is damaged or incomplete. Nothing was restored. Use another backup.\n`,
      })
      expect(existsSync(other.DATA_DIR ?? 'none')).toBe(false)
    })

    it('restore refuses a backup of another version before it opens or creates a database', async () => {
      const text = readFileSync(saved, 'utf8')
      const changed = text
        .replace(/"checksum":"[0-9a-f]/, '"checksum":"x')
        .split('\n')
        .slice(0, -2)
        .join('\n')
      const sha256 = createHash('sha256').update(`${changed}\n`).digest('hex')
      const foreign = file()
      writeFileSync(foreign, `${changed}\n${JSON.stringify({ rows: 1, sha256 })}\n`)
      const { code, said } = await run('restore', other, ['--from', foreign])
      expect([code, said]).toEqual([1, expect.stringContaining('The backup was made by another version')])
      expect(existsSync(other.DATA_DIR ?? 'none')).toBe(false)
    })

    if (name === 'embedded')
      it('restore that fails on a row leaves no data folder behind', async () => {
        const text = readFileSync(saved, 'utf8')
        const changed = text
          .replace('"email": "', '"name": null, "email": "')
          .split('\n')
          .slice(0, -2)
          .join('\n')
        const sha256 = createHash('sha256').update(`${changed}\n`).digest('hex')
        const bad = file()
        writeFileSync(bad, `${changed}\n${JSON.stringify({ rows: 1, sha256 })}\n`)
        const { code, said } = await run('restore', other, ['--from', bad])
        expect([code, said]).toEqual([1, expect.stringContaining('null value in column "name"')])
        expect(existsSync(other.DATA_DIR ?? 'none')).toBe(false)
      })

    if (name === 'PostgreSQL')
      it.each([
        ['SIGINT', 130],
        ['SIGTERM', 143],
      ] as const)('a backup that %s interrupts leaves no file behind', async (signal, code) => {
        const folder = mkdtempSync(join(home, 'interrupted-'))
        const db = await open(env)
        const [program, ...rest] = (scripts.backup ?? '').split(' ')
        expect(program).toBe('node')
        // Another transaction locks a table, so that the backup is still waiting when the signal arrives.
        const held = await db.pool.connect()
        await held.query('begin; lock table users in access exclusive mode')
        const child = spawn(process.execPath, [...rest, '--out', join(folder, 'backup.jsonl')], {
          env: { PATH: process.env.PATH, ...env },
        })
        const ended = new Promise<number | null>((done) => child.once('exit', done))
        await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1), 60_000)
        child.kill(signal)
        expect([await ended, readdirSync(folder)]).toEqual([code, []])
        await held.query('rollback')
        held.release()
        await db.close()
      })

    it('restore fills an empty database once, with correct sums', async () => {
      const { code, said } = await run('restore', other, ['--from', saved])
      expect([code, said]).toEqual([0, expect.stringMatching(/^Restored \d\d rows\.\n$/)])
      expect(await run('restore', other, ['--from', saved])).toEqual({
        code: 1,
        said: 'The database is not empty. Nothing was restored. Choose an empty database or a new DATA_DIR.\n',
      })
      expect(await run('check:ledger', other)).toEqual({
        code: 0,
        said: `Checked ${sampleSignIns.length + 1} customers: 0 figures differ.\n`,
      })
    })

    it('check:ledger names a customer whose stored sum is one cent off, and exits with 1', async () => {
      const db = await open(other)
      await db.query('update balances set trade = trade - 1 where user_id = $1', [customer])
      await db.close()
      expect(await run('check:ledger', other)).toEqual({
        code: 1,
        said:
          `Customer ${customer}: total_equity is stored as 9999 cents, the rows add up to 10000.\n` +
          `Customer ${customer}: trade_profit is stored as 9999 cents, the rows add up to 10000.\n` +
          `Checked ${sampleSignIns.length + 1} customers: 2 figures differ.\n`,
      })
    })

    it('reset:samples restores the samples, and refuses if one is missing', async () => {
      expect(await run('reset:samples', env)).toEqual({
        code: 0,
        said: 'The sample customers are as they were at first.\n',
      })
      const db = await open(env)
      const { rows } = await db.query("select 1 from users where name = 'Vandal'")
      expect(rows).toEqual([])
      await db.query("update users set email = 'else@sample.test' where email = 'empty@sample.test'")
      await db.close()
      expect(await run('reset:samples', env)).toEqual({
        code: 1,
        said: 'This database does not have all of the sample customers. Nothing was changed.\n',
      })
    })

    it('a check doesn’t change a database of an older version', async () => {
      const db = await open(env)
      await db.query("delete from migrations where name = '0003_settled_sums.sql'")
      await db.close()
      for (const [command, code] of [['check:ledger', 2] as const, ['reset:samples', 1] as const])
        expect(await run(command, env)).toEqual({
          code,
          said: 'The database is not up to date (0003_settled_sums.sql). Nothing was done. Start the server once.\n',
        })
    })

    if (name === 'embedded')
      it('name the process that has the folder open, and change nothing', async () => {
        const db = await open(other)
        const target = file()
        const said = `The data folder ${other.DATA_DIR} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.\n`
        const all = [
          await run('backup', other, ['--out', target]),
          await run('restore', other, ['--from', saved]),
          await run('reset:samples', other),
          await run('check:ledger', other),
        ]
        expect(all).toEqual([1, 1, 1, 2].map((code) => ({ code, said })))
        expect(existsSync(target)).toBe(false)
        await db.close()
      })
  })
}

describe.concurrent('the commands with wrong arguments', () => {
  const nowhere = { DATA_DIR: join(home, 'nowhere') }
  it.each([
    ['backup', [], "backup needs '--out' with the name of a file."],
    ['backup', ['backup.jsonl'], "Unexpected argument 'backup.jsonl'."],
    ['backup', ['--out'], "Option '--out <value>' argument missing."],
    ['backup', ['--to', 'x'], "Unknown option '--to'."],
    ['restore', [], "restore needs '--from' with the name of a file."],
    ['restore', ['--out', 'x'], "restore takes no option '--out'."],
    ['check:ledger', ['--out', 'x'], "check-ledger takes no option '--out'."],
    ['reset:samples', ['now'], "Unexpected argument 'now'."],
  ] as const)(
    '%s %j answers with one sentence and the usage, and exits with 2',
    async (command, args, why) => {
      const { code, said } = await run(command, nowhere, [...args])
      expect([code, said.slice(0, said.indexOf('  npm run'))]).toEqual([
        2,
        `${why}\n\nWorks on the database that the server uses: DATABASE_URL, or else DATA_DIR. With DATA_DIR stop the server first.\n\n`,
      ])
      expect(existsSync(nowhere.DATA_DIR)).toBe(false)
    },
  )

  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
    [{ DATABASE_URL: 'postgres://localhost:1/x' }, 'PostgreSQL cannot be reached'],
  ])('reports what is wrong with %j', async (env, said) => {
    const { code, said: output } = await run('check:ledger', env)
    expect([code, output]).toEqual([2, expect.stringContaining(said)])
    expect(output).not.toMatch(/\bat .*\.[jt]s:/)
  })
})
