import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openInMemory } from '../db/open.ts'
import { listen } from '../listen.ts'
import { createHasher } from '../security/hashing.ts'
import { template } from '../testing/template.ts'
import { weak } from '../testing/test-app.ts'
import { checkAccount } from './account.ts'
import { createClient } from './client.ts'
import type { Known } from './context.ts'
import { lines } from './find-faults.ts'
import { createReport } from './report.ts'
import { newEmail, newPassword } from './throw-away.ts'

// The sandbox with one wrong answer each. Its new customers may withdraw, so that each refusal has its own code.

let db: Database
let app: Hono
beforeAll(async () => {
  db = await openInMemory(() => {}, await template())
  await migrate(db)
  const hasher = createHasher({ cost: weak })
  app = createApp({ db, hasher, limits: 'off', publicUrl: 'http://localhost:4173' })
}, 60_000)
afterAll(() => db.close())

type Body = Record<string, unknown>
type Seen = { route: string; sent: Body; status: number; answer: Body; proof: string | undefined }
/** Returns another answer, with its status, or nothing. */
type Spoil = (seen: Seen) => [object, number?] | undefined

async function checked(spoil: Spoil = () => undefined) {
  const proxy = new Hono().all('*', async (c) => {
    const route = `${c.req.method} ${c.req.path.replace('/api', '')}`
    const text = await c.req.raw.clone().text()
    const response = await app.fetch(c.req.raw)
    if (route === 'POST /auth/register') await db.query('update users set may_withdraw = true')
    const answer = (await response.clone().json()) as Body
    const sent = (text === '' ? {} : JSON.parse(text)) as Body
    const other = spoil({ route, sent, status: response.status, answer, proof: c.req.header('step-up') })
    return other ? Response.json(other[0], { status: other[1] ?? 200 }) : response
  })
  const server = await listen(proxy, { port: 0, host: '127.0.0.1' })
  const report = createReport()
  const { send } = createClient(`http://127.0.0.1:${server.port}/api`, {
    origin: 'http://localhost:4173',
    limitMs: 15_000,
    redacted: report.redacted,
  })
  const known = { capabilities: [...capabilityNames] as string[], open: false, payer: '' } as Known
  const account = { email: newEmail(), password: newPassword() }
  await checkAccount({ ...report, send, known, account, pause: async () => {}, token: () => '' })
  await server.stop()
  return report.results
}

const at =
  (wanted: string, change: (seen: Seen) => [object, number?] | undefined): Spoil =>
  (seen) =>
    seen.route === wanted ? change(seen) : undefined
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const refusedFor =
  (code: string): Spoil =>
  ({ route, answer }) =>
    route === 'POST /withdrawal/add' && answer.code === code ? [{ message: 'Requested' }, 201] : undefined
const changed = (route: string, change: (answer: Body) => object) =>
  at(route, ({ status, answer }) => (status < 300 ? [change(answer), status] : undefined))
const options = (answer: Body, change: object) => ({
  ...answer,
  options: { ...(answer.options as Body), ...change },
})

/** Accepts a proof for another body, or one that has been used. */
function lax(accepts: 'another body' | 'used'): Spoil {
  const used = new Set<string>()
  return ({ route, proof, status }) => {
    if (route !== 'PUT /auth/word' || proof === undefined) return undefined
    const isUsed = used.has(proof)
    if (status === 200) used.add(proof)
    return status === 403 && isUsed === (accepts === 'used') ? [{ message: 'Saved' }] : undefined
  }
}

const signedOut: Spoil = at('GET /transaction/token-user', ({ status }) =>
  status === 401 ? [{}] : undefined,
)

const faults: [string, Spoil, ...RegExp[]][] = [
  [
    'no current session',
    changed('GET /auth/sessions', ({ sessions }) => ({
      sessions: (sessions as Body[]).map((each) => ({ ...each, current: false })),
    })),
    /the list has this session.*expected one session as current, received 0 of \d/,
  ],
  [
    'ended sessions that go on',
    signedOut,
    /the list has this session.*expected status 401, received 200/,
    /“This was not me”.*expected status 401, received 200/,
  ],
  [
    'a proof for any body',
    lax('another body'),
    /a proof is for one body.*step_up for a proof of another body, received 200/,
  ],
  [
    'a proof that works twice',
    lax('used'),
    /a proof is for one body.*step_up for a proof that has been used, received 200/,
  ],
  [
    'a word that is not kept',
    changed('GET /auth/security', (answer) => ({ ...answer, wordSet: false })),
    /the word is kept.*expected wordSet true, received false/,
  ],
  [
    'a word in a response',
    changed('GET /auth/security', (answer) => ({ ...answer, word: 'Quillhaven' })),
    /the word is kept.*expected no response with the word/,
  ],
  [
    'a secret that is none',
    changed('POST /auth/totp', (answer) => ({ ...answer, secret: '123' })),
    /the second step .*expected a secret in Base32/,
  ],
  [
    'a wrong code that is taken',
    at('POST /auth/totp/confirm', () => [{ backupCodes: ['one'] }]),
    /the second step .*expected status 422, received 200/,
  ],
  [
    'a challenge that stays',
    changed('POST /auth/passkeys/options', (answer) => options(answer, { challenge: 'same' })),
    /a new passkey .*expected a new challenge each time, received the same/,
  ],
  [
    'a passkey for an IP address',
    changed('POST /auth/login/passkey/options', (answer) => options(answer, { rpId: '127.0.0.1' })),
    /each sign-in by passkey .*expected a website name as the RP ID, received "127\.0\.0\.1"/,
  ],
  [
    'only saved addresses that is off at once',
    at('PUT /withdrawal/addresses/only', ({ sent }) => (sent.on ? undefined : [{ only: false }])),
    /only saved addresses is on at once.*expected only true until it ends, received false/,
  ],
  [
    'a bank withdrawal in spite of only saved addresses',
    refusedFor('not_saved'),
    /only saved addresses refuses a bank withdrawal.*received 201/,
  ],
  [
    'a lock that is made shorter',
    at('PUT /auth/withdrawal-lock', ({ status }) =>
      status === 409 ? [{ lockedUntil: inHours(24) }] : undefined,
    ),
    /a lock lasts .*expected lockedUntil 72 hours from now/,
  ],
  [
    'a withdrawal in spite of a lock',
    refusedFor('locked'),
    /a locked account’s withdrawal is refused.*received 201/,
  ],
  [
    '“This was not me” without its lock',
    changed('POST /auth/not-me', (answer) => ({ ...answer, lockedUntil: inHours(1) })),
    /“This was not me”.*expected lockedUntil 48 hours from now/,
  ],
  [
    '“This was not me” that asks for a proof',
    at('POST /auth/not-me', () => [{ message: 'Confirm', code: 'step_up', methods: [], action: 'x' }, 403]),
    /“This was not me”.*expected no step_up, received step_up\. It only protects\./,
  ],
  [
    'a message that stays unread',
    at('GET /messages', () => [{ messages: [{ id: 'm1' }], unread: 1 }]),
    /a message that is read .*expected readAt as a time, received nothing/,
  ],
]

describe('check:backend tries the capabilities of an account', () => {
  it('CAP-3 finds nothing wrong with the sandbox', async () => {
    const results = await checked()
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'not checked')).toEqual([expect.stringContaining('no unread message')])
    expect(lines(results, 'holds')).toHaveLength(11)
  })

  it.each(faults)('CAP-3 finds %s', async (_, spoil, ...expected) => {
    expect(lines(await checked(spoil), 'FAILS')).toEqual(expected.map((line) => expect.stringMatching(line)))
  })
})
