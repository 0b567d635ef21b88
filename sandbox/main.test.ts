import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEmbedded } from './db/open.ts'
import { PASSWORD, newcomer } from './testing/test-app.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const LONG = 180_000

const node = (flags: string[]) => [process.execPath, '--import', 'tsx', ...flags, 'sandbox/main.ts']

function start(env: Record<string, string>, flags: string[] = [], command = node(flags)) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', MARKET_URL: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const address = new Promise<string>((ready, fail) => {
    child.stdout.on('data', () => {
      const found = /Plainsail is at (http:\S+)/.exec(said)?.[1]
      if (found) ready(found)
    })
    child.once('exit', () => fail(new Error(said)))
  })
  address.catch(() => {})
  return { child, ended, address, said: () => said }
}

const send = (url: string, body: unknown, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the server as a process, on a folder', () => {
  let home = ''
  const running: ChildProcess[] = []
  const folder = () => join(home, 'db')
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'plainsail-main-'))
  })
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })

  it.each(['HOST', 'METRICS_HOST'])(
    'reports a wrong %s in one sentence and exits',
    async (name) => {
      const env = {
        DATA_DIR: join(home, 'host'),
        SANDBOX_SEED: 'off',
        METRICS_PORT: '0',
        [name]: '192.0.2.1',
      }
      const server = start(env)
      running.push(server.child)
      expect(await server.ended).toBe(1)
      expect(server.said()).toContain(
        `192.0.2.1 is not an address of this machine (EADDRNOTAVAIL). Set ${name} to one that is`,
      )
    },
    LONG,
  )

  it(
    'S24 S28 loses no acknowledged row after kill -9, and refuses a second process on any path to the folder',
    async () => {
      const server = start({ DATA_DIR: folder(), SANDBOX_SEED: 'off', SANDBOX_RATE_LIMIT: 'off' })
      running.push(server.child)
      const api = `${await server.address}/api`
      await expect(openEmbedded(folder(), () => {})).rejects.toThrow(
        `is in use by process ${server.child.pid}`,
      )
      // With a lock per path, two servers could open one folder by two names and lose acknowledged rows.
      symlinkSync(folder(), join(home, 'link'))
      for (const path of [`${folder()}/`, join(home, 'link')]) {
        const second = start({ DATA_DIR: path, SANDBOX_SEED: 'off' })
        running.push(second.child)
        expect(await second.ended).toBe(1)
        expect(second.said()).toContain(`is in use by process ${server.child.pid}. Stop it first`)
      }

      const who = { email: 'durable@sample.test', password: PASSWORD }
      await send(`${api}/auth/register`, newcomer(who.email))
      const { token } = (await (await send(`${api}/auth/login`, who)).json()) as { token: string }
      const acknowledged: number[] = []
      let next = 1
      const writer = async () => {
        for (;;) {
          const amount = next++
          const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `k${amount}` }
          const { status } = await send(`${api}/transaction/add`, { amount }, headers)
          if (status === 201) acknowledged.push(amount)
          if (acknowledged.length === 40) server.child.kill('SIGKILL')
        }
      }
      await Promise.allSettled(Array.from({ length: 4 }, writer))
      await server.ended

      const db = await openEmbedded(folder(), () => {})
      const { rows } = await db.query<{ amount: string }>('select amount from deposits order by amount')
      const stored = rows.map(({ amount }) => Number(amount) / 100)
      expect(acknowledged.length).toBeGreaterThanOrEqual(40)
      expect(acknowledged.filter((amount) => !stored.includes(amount))).toEqual([])
      expect(new Set(stored).size).toBe(stored.length)
      await db.close()
    },
    LONG,
  )

  it(
    'S25 syncs every commit to the disk before acknowledging it',
    async () => {
      const db = await openEmbedded(folder(), () => {})
      await db.query('create table commits (n int)')
      for (let commit = 0; commit < 20; commit += 1) {
        const before = db.syncs()
        await db.query('insert into commits values (1)')
        expect(db.syncs()).toBeGreaterThan(before)
      }
      // The engine's own settings. PGlite turns the first one off by default.
      expect((await db.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
      expect((await db.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
      await db.close()
    },
    LONG,
  )

  it(
    'closes cleanly on SIGTERM, and finds the sample customers after the next start',
    async () => {
      const server = start({ DATA_DIR: join(home, 'db') })
      running.push(server.child)
      await server.address
      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(server.said()).toContain('withdraw@sample.test')
      const db = await openEmbedded(folder(), () => {})
      await db.close()
    },
    LONG,
  )

  it(
    'npm passes the signal on to the server, which drains, and exits with its code',
    async () => {
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>
      }
      // A shell in between would not pass the signal on, so the scripts use `exec`. Windows has neither `exec` nor signals.
      for (const name of ['start', 'serve', 'dev']) {
        const [first, second] = (scripts[name] ?? '').split(' || ')
        expect(first).toBe(`exec ${second}`)
      }
      const env = { DATA_DIR: folder(), SANDBOX_SEED: 'off', DRAIN_SECONDS: '2', HOME: home }
      const server = start(env, [], ['npm', 'run', 'serve', '--silent'])
      running.push(server.child)
      const base = (await server.address).replace('localhost', '127.0.0.1')
      expect((await fetch(`${base}/api/readyz`)).status).toBe(200)
      server.child.kill('SIGTERM')
      await vi.waitFor(async () => expect((await fetch(`${base}/api/readyz`)).status).toBe(503), LONG)
      const last = await fetch(`${base}/api/healthz`)
      expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
      expect(await server.ended).toBe(0)
      await expect(fetch(`${base}/api/healthz`)).rejects.toThrow('fetch failed')
      await (await openEmbedded(folder(), () => {})).close()
    },
    LONG,
  )

  it(
    'S34 survives an unhandled rejection, stops cleanly after an uncaught exception, and logs both',
    async () => {
      const script = `
        process.on('SIGUSR2', () => void Promise.reject(new Error('sample rejection')))
        process.on('SIGCONT', () => { throw new Error('sample exception') })`
      const breaks = `data:text/javascript,${encodeURIComponent(script)}`
      const server = start({ DATA_DIR: folder(), SANDBOX_SEED: 'off' }, ['--import', breaks])
      running.push(server.child)
      const health = `${await server.address}/api/healthz`
      server.child.kill('SIGUSR2')
      await vi.waitFor(() => expect(server.said()).toMatch(/sample rejection.*"unhandled rejection"/), LONG)
      expect((await fetch(health)).status).toBe(200)

      server.child.kill('SIGCONT')
      expect(await server.ended).toBe(1)
      expect(server.said()).toMatch(/sample exception.*"uncaught exception; stopping"/)
      // The database was closed, so the folder opens again at once.
      await (await openEmbedded(folder(), () => {})).close()
    },
    LONG,
  )

  it(
    'reports every wrong setting and exits with 1',
    async () => {
      const server = start({ PORT: 'x', SESSION_HOURS: 'y' })
      expect(await server.ended).toBe(1)
      expect(server.said()).toMatch(/PORT must be a whole number[^]*SESSION_HOURS must be/)
    },
    LONG,
  )
})
