import { hash } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { createApp } from '../app.ts'
import { type Database, only } from '../db/database.ts'
import { startSession } from '../db/sessions.ts'
import { addUser } from '../db/users.ts'
import { testNetworkAddresses } from '../domain/test-addresses.ts'
import { newToken, tokenHash } from '../security/tokens.ts'

export const PASSWORD = 'Kestrel#48!'
export const PHRASE = 'anchor-harbor-calm-tide-north-coast'

/** A low cost, to save time in tests. The hash contains its cost, so verifying it is fast too. */
export const weak = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const passwordHash = hash(PASSWORD, weak)
const phraseHash = hash(PHRASE, weak)

const profile = {
  name: 'Sample Person',
  zipCode: '10115',
  address: '1 Sample Street',
  countryOfResidence: '',
  investmentGoal: 'none',
} as const
/** The body of a registration with this email and {@link PASSWORD}. */
export const newcomer = (email: string) => ({ ...profile, email, password: PASSWORD })

const newEmail = () => `${randomUUID()}@sample.test`

export type Clock = { at: Date; forward(ms: number): void; now(): Date }

/** A clock that stands still until `forward` moves it on by a number of milliseconds. */
export function createClock(start = '2026-06-01T12:00:00Z'): Clock {
  return {
    at: new Date(start),
    forward(ms) {
      this.at = new Date(this.at.getTime() + ms)
    },
    now() {
      return this.at
    },
  }
}

type Options = Partial<Omit<Parameters<typeof createApp>[0], 'db' | 'now'>>

/** Creates the app on a database, with a fake clock and customers that are added without registering. */
export function createTestApp(db: Database, options: Options = {}) {
  const clock = createClock()
  const app = createApp({ db, now: () => clock.now(), limits: 'off', ...options })

  async function call(
    method: string,
    path: string,
    {
      body,
      token,
      headers = {},
      env,
    }: { body?: unknown; token?: string; headers?: Record<string, string>; env?: object } = {},
  ) {
    const response = await app.request(
      `/api${path}`,
      {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      },
      env,
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsed(text) }
  }

  const money = (path: string, token: string, body: unknown, key: string = randomUUID()) =>
    call('POST', path, { body, token, headers: { 'idempotency-key': key } })

  async function customer({ profit = 0n, mayWithdraw = true, charges = 250, email = newEmail() } = {}) {
    await addUser(
      db,
      {
        ...profile,
        email,
        passwordHash: await passwordHash,
        phraseHash: await phraseHash,
      },
      testNetworkAddresses,
      clock.at,
    )
    const { rows } = await db.query<{ id: string }>(
      'update users set may_withdraw = $2, withdrawal_charges = $3 where email = $1 returning id',
      [email, mayWithdraw, charges],
    )
    const { id } = only(rows)
    if (profit > 0n) {
      await db.query(
        "insert into earnings (user_id, kind, amount, created_at) values ($1, 'trade', $2, $3)",
        [id, profit.toString(), clock.at],
      )
    }
    const token = newToken()
    await startSession(db, { id, passwordHash: await passwordHash }, tokenHash(token), clock.at)
    return { id, email, token }
  }

  const details = async (token: string) => (await call('GET', '/transaction/token-user', { token })).json

  return { app, clock, call, money, customer, details }
}

/** The JSON of a response, loosely typed: each test checks the fields that it needs. */
interface Json {
  [key: string]: Json
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return {}
  }
}
