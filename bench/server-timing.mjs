import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { tsImport } from 'tsx/esm/api'
import { median } from './harness/lib/args.mjs'
import { call, newCustomer, newPassword, startSandbox } from './server-process.mjs'

const stranger = () => ({ email: `${randomUUID()}@sample.test` })
const signIn = ({ email }, password = 'Wrong#2026') => ['POST', '/auth/login', { email, password }]
const reset = ({ email }) => {
  const seedPhrase = 'apple-apple-apple-apple-apple-apple'
  return ['PUT', '/auth/edit-password', { email, seedPhrase, password: newPassword() }]
}

/** The passkey of a customer, or one that nobody has, for a challenge that the server didn't give. */
const passkeyFrom = (origin) => (device) => {
  const challenge = randomBytes(32).toString('base64url')
  const credential = device.get({ challenge, rpId: 'localhost' }, { origin })
  return ['POST', '/auth/login/passkey', { ticket: randomUUID(), credential }]
}

/** A second step that is wrong, with a ticket of the server or an invented one. */
const secondStep = (api) => async (customer) => {
  const ticket = customer
    ? (await call(api, 'POST', '/auth/login', { body: customer })).json.ticket
    : randomUUID()
  return ['POST', '/auth/login/second', { ticket, method: 'totp', code: '000000' }]
}

/** Repeats a call with the proof that the server asks for. */
async function proven(api, token, path, body, password) {
  const { json } = await call(api, 'POST', path, { token, body })
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const shown = { action: json.action, bodyHash, method: 'password', password }
  const { proof } = (await call(api, 'POST', '/auth/step-up', { token, body: shown })).json
  return (await call(api, 'POST', path, { token, body, proof })).json
}

/** A customer with a passkey and an authenticator. */
async function protectedCustomer(api, device, origin) {
  const { token, ...account } = await newCustomer(api)
  const { options } = await proven(api, token, '/auth/passkeys/options', {}, account.password)
  const passkey = { name: 'Mine', credential: device.create(options, { origin }) }
  const added = await call(api, 'POST', '/auth/passkeys', { token, body: passkey })
  if (added.status !== 201) throw new Error(`passkey: ${JSON.stringify(added)}`)
  const { secret } = await proven(api, token, '/auth/totp', {}, account.password)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const on = await call(api, 'POST', '/auth/totp/confirm', { token, body: { code } })
  if (on.status !== 200) throw new Error(`second step: ${JSON.stringify(on)}`)
  return account
}

async function timed(api, [method, path, body], expected) {
  const started = performance.now()
  const { status } = await call(api, method, path, { body })
  if (status !== expected) throw new Error(`${path} answered ${status}`)
  return performance.now() - started
}

/** Measures a known and an unknown one in turn, with the order swapped in each pair, so that conditions are the same for both. */
async function compare(api, { known, unknown, requestOf = signIn, expected = [401, 401] }, pairs) {
  const times = [[], []]
  for (let pair = -2; pair < pairs; pair += 1) {
    for (const who of pair % 2 === 0 ? [0, 1] : [1, 0]) {
      const request = await requestOf(who === 0 ? known() : unknown())
      const ms = await timed(api, request, expected[who])
      // The first two pairs warm up the server.
      if (pair >= 0) times[who].push(ms)
    }
  }
  const [knownMs, unknownMs] = times.map(median)
  return { pairs, knownMs, unknownMs, apart: Math.abs(knownMs - unknownMs) / Math.max(knownMs, unknownMs) }
}

/** What is compared. `differ`: what the responses differ in anyway, so that their times may too. */
async function casesOn(server, createAuthenticator) {
  const { api, address } = server
  const plain = await newCustomer(api)
  const device = createAuthenticator()
  const guarded = await protectedCustomer(api, device, address)
  return {
    'sign-in, wrong password': { known: () => plain, unknown: stranger },
    'sign-in, wrong password, of a customer with second step and passkey': {
      known: () => guarded,
      unknown: stranger,
    },
    'reset, wrong phrase': { known: () => plain, unknown: stranger, requestOf: reset },
    'reset, wrong phrase, of a customer with second step and passkey': {
      known: () => guarded,
      unknown: stranger,
      requestOf: reset,
    },
    'sign-in, right password, of a customer with second step and passkey': {
      known: () => guarded,
      unknown: stranger,
      requestOf: (who) => signIn(who, who.password),
      expected: [403, 401],
      differ: 'status',
    },
    'passkey of a customer or of nobody': {
      known: () => device,
      unknown: createAuthenticator,
      requestOf: passkeyFrom(address),
      expected: [403, 403],
      differ: 'code',
    },
    'wrong code, ticket of a customer or of nobody': {
      known: () => guarded,
      unknown: () => null,
      requestOf: secondStep(api),
      expected: [422, 403],
      differ: 'status',
    },
  }
}

async function measure(engine, env, pairs, say) {
  const { createAuthenticator } = await tsImport('../sandbox/testing/authenticator.ts', import.meta.url)
  const server = await startSandbox(env)
  try {
    const results = []
    for (const [name, each] of Object.entries(await casesOn(server, createAuthenticator))) {
      const { differ = null } = each
      results.push({ engine, name, differ, ...(await compare(server.api, each, pairs)) })
      say(results.at(-1))
    }
    return results
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
}

/** Measures whether response times reveal who is a customer (S9). */
export async function timing({ pairs, say = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-timing-'))
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  try {
    return [
      ...(await measure('embedded', { DATA_DIR: join(folder, 'db') }, pairs, say)),
      ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }, pairs, say)),
    ]
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
