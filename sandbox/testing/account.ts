import { createHash, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../db/database.ts'
import { createHasher } from '../security/hashing.ts'
import { PASSWORD, createTestApp, weak } from './test-app.ts'

export const order = { amount: 20, wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }
/** The same to another address, for example the thief's. */
export const elsewhere = {
  ...order,
  wallet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
}

type Sent = { token: string; body?: unknown; key?: string; proof?: string }
type Shown = Record<string, string>

/** The app on one database, with what a customer does to protect an account. Several of them act as several servers. */
export function createAccountApp(db: Database, options: Parameters<typeof createTestApp>[1] = {}) {
  const testApp = createTestApp(db, { hasher: createHasher({ cost: weak }), ...options })
  const { call, clock } = testApp

  const signIn = (email: string, password = PASSWORD) =>
    call('POST', '/auth/login', { body: { email, password } })

  /** Sends a request, with a proof if there is one. A withdrawal gets a key. */
  const send = (method: string, path: string, { token, body = {}, key = randomUUID(), proof }: Sent) =>
    call(method, path, {
      token,
      body,
      headers: { 'idempotency-key': key, ...(proof === undefined ? {} : { 'step-up': proof }) },
    })

  /** Asks for a proof for `action` and exactly this body. */
  const stepUp = (
    token: string,
    action: string,
    body: unknown,
    shown: Shown = { method: 'password', password: PASSWORD },
  ) => {
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    return call('POST', '/auth/step-up', { token, body: { action, bodyHash, ...shown } })
  }
  const proofFor = async (token: string, action: string, body: unknown, shown?: Shown) =>
    String((await stepUp(token, action, body, shown)).json.proof)

  /** Sends a request as the client does: on `step_up` with a proof again. */
  const sendProven = async (method: string, path: string, sent: Sent, shown?: Shown) => {
    const key = sent.key ?? randomUUID()
    const first = await send(method, path, { ...sent, key })
    if (first.json.code !== ('step_up' as unknown)) return first
    const proof = await proofFor(sent.token, String(first.json.action), sent.body ?? {}, shown)
    return send(method, path, { ...sent, key, proof })
  }

  /** What the customer's authenticator shows now, or at another time. */
  const codeOf = (secret: string, offsetMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.at.getTime() + offsetMs })

  /** Switches the second step on, and moves the clock on to the next code. */
  const switchOn = async (token: string) => {
    const started = await sendProven('POST', '/auth/totp', { token })
    const secret = String(started.json.secret)
    const confirmed = await send('POST', '/auth/totp/confirm', { token, body: { code: codeOf(secret) } })
    clock.forward(30_000)
    return { secret, backupCodes: confirmed.json.backupCodes as unknown as string[] }
  }

  const second = (ticket: unknown, shown: Shown) =>
    call('POST', '/auth/login/second', { body: { ticket, ...shown } })
  const works = async (token: string) =>
    (await call('GET', '/transaction/token-user', { token })).status === 200
  /** The emails to a customer, the oldest first. */
  const mailsTo = async (id: string) => {
    const { rows } = await db.query<{ subject: string; body: string }>(
      'select subject, body from mails where user_id = $1 order by id',
      [id],
    )
    return rows
  }
  const subjects = async (id: string) => (await mailsTo(id)).map(({ subject }) => subject)

  /** Makes the second step older than what a reset by phrase removes. */
  const ageSecondStep = (id: string) =>
    db.query(`update totp_secrets set on_since = on_since - interval '8 days' where user_id = $1`, [id])

  return {
    ...testApp,
    ageSecondStep,
    signIn,
    send,
    stepUp,
    proofFor,
    sendProven,
    codeOf,
    switchOn,
    second,
    works,
    subjects,
    mailsTo,
  }
}

/** The app with a customer whose second step is on. */
export async function withSecondStep(db: Database) {
  const testApp = createAccountApp(db)
  const person = await testApp.customer({ profit: 100_00n })
  const made = await testApp.switchOn(person.token)
  const ticket = async () => (await testApp.signIn(person.email)).json.ticket
  const totp = (offsetMs = 0) => ({ method: 'totp', code: testApp.codeOf(made.secret, offsetMs) })
  return { ...testApp, ...person, ...made, ticket, totp }
}
