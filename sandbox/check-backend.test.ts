import { spawn } from 'node:child_process'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { notChecked } from './check/not-checked.ts'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openInMemory } from './db/open.ts'
import { listen } from './listen.ts'
import { template } from './testing/template.ts'

/** A backend that accepts everything: every sign-in succeeds, and each repeat of a deposit is recorded again. */
function yesSayer() {
  const deposits: object[] = []
  const user = { name: 'Anybody', email: 'anybody@sample.test', userCanWithdraw: true, tradeProfit: 'lots' }
  return new Hono()
    .get('/', (c) => c.text('<html>hello</html>'))
    .get('/market/coins', (c) => c.json([]))
    .post('/auth/register', (c) => c.json({ seedPhrase: 'one-two', status: 'ok' }))
    .post('/auth/login', (c) => c.json({ user, token: 'x', message: 'hello' }))
    .get('/transaction/token-user', (c) => c.json(user))
    .post('/transaction/add', async (c) => {
      const { amount } = await c.req.json<{ amount: number }>()
      const row = { _id: `${deposits.length}`, amount, date: '2026-01-01T00:00:00Z', reference: 'R' }
      deposits.push({ ...row, status: 'pending' })
      return c.json({ message: 'ok' })
    })
    .get('/transaction/all', (c) => c.json({ allTransactions: deposits }))
    .all('*', (c) => c.json({ message: 'ok' }))
}

function check(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/check-backend.ts', ...args])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise<{ code: number | null; lines: string[] }>((done) =>
    child.once('close', (code) => done({ code, lines: said.trimEnd().split('\n') })),
  )
}

it('API-13 docs/backend.md lists what the check can’t see', () => {
  const page = readFileSync('docs/backend.md', 'utf8').replaceAll(/\s+/g, ' ')
  expect(notChecked.length).toBeGreaterThan(0)
  for (const each of notChecked) expect(page).toContain(`- ${each}`)
})

describe('npm run check:backend', () => {
  let db: Database
  const servers: Awaited<ReturnType<typeof listen>>[] = []
  const serve = async (app: Hono) => {
    const server = await listen(app, { port: 0, host: '127.0.0.1' })
    servers.push(server)
    return `http://127.0.0.1:${server.port}`
  }
  beforeAll(async () => {
    db = await openInMemory(() => {}, await template())
    await migrate(db)
  }, 60_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await db.close()
  })

  it('API-1 to API-18 the sandbox passes, with a line for each check, and it exits with 0', async () => {
    const { code, lines } = await check('--url', `${await serve(createApp({ db }))}/api/`)
    expect(lines[0]).toMatch(
      /^This registers \S+, \S+ and perhaps \S+ at http.*, and records deposits there\.$/,
    )
    expect(lines.at(-1)).toMatch(/^\d\d hold, 0 fail, 1 optional, \d\d not checked, \d+ not offered\.$/)
    expect(lines).toContain('It can’t see these, so test them yourself:')
    for (const each of notChecked) expect(lines).toContain(`- ${each}`)
    const ids = new Set(lines.map((line) => /^(?:API|SES|ACC|TXT)-\d+/.exec(line)?.[0]).filter(Boolean))
    expect([code, ids.size]).toEqual([0, 21])
  }, 60_000)

  it('API-12 lists the faults of a backend that accepts everything, and exits with 1', async () => {
    const { code, lines } = await check('--url', await serve(yesSayer()))
    const failed = lines
      .filter((line) => line.includes('  FAILS: '))
      .map((line) => line.replace(/ {2,}/g, ' '))
    for (const expected of [
      /^API-2 registration .*expected at least six words/,
      /^API-2 the same email again .*expected status 409, received 200/,
      /^API-1 a wrong password/,
      /^API-5 the details are the customer’s own/,
      /^API-5 a call without a token/,
      /^API-5 the details have every field .*zipCode: expected text, received nothing/,
      /^API-12 amounts are numbers.*received "lots"/,
      /^API-6 invalid amounts.*expected 0 to be refused/,
      /^API-13 the same key twice makes one deposit.*received 2 deposits\. Browsers repeat/,
    ])
      expect(failed.filter((line) => expected.test(line))).toHaveLength(1)
    const optional = (id: string) =>
      lines.find((line) => line.startsWith(id) && line.includes('  optional: '))
    expect(optional('API-10')).toMatch(/treats the backend as a live one/)
    expect(optional('API-11')).toMatch(/the list is empty/)
    expect(code).toBe(1)
  }, 60_000)

  it.each([
    [[], '--url is missing.'],
    [['--ulr', 'http://127.0.0.1:9'], "Unknown option '--ulr'."],
    [['--url'], "Option '--url <value>' argument missing."],
    [['http://127.0.0.1:9'], "Unexpected argument 'http://127.0.0.1:9'."],
    [['--url', 'api.example.test'], '--url must be an address that begins with http:// or https://.'],
    [
      ['--url', 'http://127.0.0.1:9', '--email', 'a@example.com'],
      'An account needs both --email and a password.',
    ],
  ])(
    'answers %j with one sentence and the usage, and exits with 2',
    async (args, reason) => {
      const { code, lines } = await check(...args)
      expect([code, lines[0]]).toEqual([2, expect.stringContaining(reason)])
      expect(lines.join('\n')).not.toMatch(/\bat .*:\d+:\d+/)
      expect(lines.join()).toContain('npm run check:backend -- --url https://api.example.test')
    },
    60_000,
  )
})
