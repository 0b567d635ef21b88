import { assert, asyncProperty, integer, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyCall, type AnyCallName, callsWith } from '#contract/all-calls.ts'
import { failure } from '#contract/error-body.ts'
import { toCents } from '#contract/money.ts'
import { allTransactionsResponse, allWithdrawalsResponse } from '#contract/transactions.ts'
import { userDetails } from '#contract/user.ts'
import { built } from './domain/capabilities.ts'
import { bodiesFor, maybeKey, maybeToken, queriesFor } from './testing/arbitrary-bodies.ts'
import { createHasher } from './security/hashing.ts'
import { createTestApp, weak } from './testing/test-app.ts'
import { openProof, openingFor } from './testing/fuzz-openings.ts'
import { onBothEngines } from './testing/engines.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 500)
// `npm test` always tries the same inputs, so that a failure is caused by a change. `npm run fuzz` tries new ones.
const fresh = process.env.FUZZ_RUNS !== undefined
const seed = Number(process.env.FUZZ_SEED ?? (fresh ? Math.floor(Math.random() * 2 ** 31) : 20_260_101))
process.stderr.write(`Fuzzing with FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`)

/** Bodies that are tried first in each run: some that caused an error in the past, and a valid one. */
const kept: Partial<Record<AnyCallName, string[]>> = {
  quote: ['{"amount":"5.005","destination":"bank"}', '{"amount":5,"destination":"bank"}'],
  readMessages: ['{"ids":["WDR-99999999999999-1","-1","a-4294967296"]}'],
  addDeposit: ['{"amount":5e-324}', '{"amount":"NaN"}', '{"amount":1e400}', '{"amount":999999999999.999}'],
  addWithdrawal: ['{"amount":0.01,"wallet":"tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0"}'],
  editUser: ['{"__proto__":{"verified":true}}'],
  register: [
    '{"name":"Sample Person","email":"kept@sample.test","password":"Kestrel#48!","zipCode":"10115","address":"1 Sample Street","countryOfResidence":"","investmentGoal":"none"}',
  ],
  endSessions: ['{"others":true}', '{"id":"\\u0000"}'],
  setOnlySaved: ['{"on":true}'],
  stepUp: [
    `{"action":"set-lock","bodyHash":"${'0'.repeat(64)}","method":"password","password":"Kestrel#48!"}`,
    `{"action":"set-lock","bodyHash":"${'0'.repeat(64)}","method":"passkey","credential":{"id":"a","type":"public-key","response":null}}`,
  ],
  secondStep: ['{"ticket":"\\u0000","method":"totp","code":"000000"}'],
  addPasskey: [
    '{"name":"a","credential":{"id":"a\\u0000","type":"public-key"}}',
    '{"name":"a","credential":{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"","transports":1}}}',
  ],
  passkeyLogin: [
    '{"ticket":"a","credential":{"id":"a","type":"public-key","response":{"userHandle":"AAAA"}}}',
    '{"ticket":"a","credential":{"id":"a","type":"public-key","response":null}}',
  ],
  login: ['{"email":"a@sample.test","password":"\\u0000"}', 'null', '"\\ud800"'],
}

type TestApp = ReturnType<typeof createTestApp>
type Bodied = Extract<AnyCall, { body: unknown }>
type Queried = Extract<AnyCall, { query: unknown }>
const all = callsWith(new Set(built))
const bodied = all.filter((entry): entry is [AnyCallName, Bodied] => 'body' in entry[1])
const queried = all.filter((entry): entry is [AnyCallName, Queried] => 'query' in entry[1])

/** Checks that the server's balances are the sums of its lists, now and after everything has settled. */
async function sumsHold(testApp: TestApp, id: string, token: string) {
  const listed = { deposits: 0, withdrawals: 0 }
  for (const later of [0, 60_000]) {
    testApp.clock.forward(later)
    const read = async (path: string) => (await testApp.call('GET', path, { token })).json
    const details = userDetails.parse(await read('/transaction/token-user'))
    const { allTransactions } = allTransactionsResponse.parse(await read('/transaction/all'))
    const { allWithdrawals } = allWithdrawalsResponse.parse(await read('/withdrawal/all'))
    const sum = (rows: typeof allTransactions, ...statuses: string[]) =>
      rows
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, { amount }) => total + toCents(amount), 0n)
    const profit = 500_00n - sum(allWithdrawals, 'pending', 'approved')
    const deposited = sum(allTransactions, 'approved')
    expect([id, toCents(details.totalDeposit)]).toEqual([id, deposited])
    expect(toCents(details.pendBalance)).toBe(sum(allTransactions, 'pending'))
    expect(toCents(details.tradeProfit)).toBe(profit)
    expect(profit).toBeGreaterThanOrEqual(0n)
    expect(toCents(details.totalEquity)).toBe(deposited + profit)
    expect(
      [...allTransactions, ...allWithdrawals].every(({ status }) =>
        /^(pending|approved|failed)$/.test(status),
      ),
    ).toBe(true)
    listed.deposits = allTransactions.length
    listed.withdrawals = allWithdrawals.length
  }
  return listed
}

/** Requests payouts, and returns their ids and one that is unknown. */
async function payouts(testApp: TestApp, token: string): Promise<string[]> {
  for (const amount of [1, 2, 3.13, 4.17, 5.19, 6.23])
    await testApp.money('/withdrawal/add', token, {
      amount,
      wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
    })
  const { json } = await testApp.call('GET', '/withdrawal/all', { token })
  return [...allWithdrawalsResponse.parse(json).allWithdrawals.map(({ _id }) => _id), 'WDR-UNKNOWN']
}

/** The ids of what a customer has: payouts, deposits, messages and activity. */
async function rowIds(testApp: TestApp, token: string): Promise<string[]> {
  const ids = await payouts(testApp, token)
  for (let n = 0; n < 6; n += 1) await testApp.money('/transaction/add', token, { amount: 5 })
  testApp.clock.forward(60_000)
  const lists = { allTransactions: '/transaction/all', messages: '/messages', activity: '/auth/activity' }
  for (const [name, path] of Object.entries(lists)) {
    const { json } = await testApp.call('GET', path, { token })
    const rows = json[name] as unknown as { _id?: string; id?: string }[]
    expect(rows.length).toBeGreaterThan(0)
    ids.push(...rows.map(({ _id, id }) => _id ?? id ?? ''))
  }
  return ids
}

/** Checks that a response follows the contract, came soon and reveals nothing. */
function follows(call: AnyCall, response: Awaited<ReturnType<TestApp['call']>>, started: number) {
  expect(response.status).toBeLessThan(500)
  expect(performance.now() - started).toBeLessThan(10_000)
  const promised = response.status < 300 ? call.response : failure
  expect(promised.safeParse(response.json).success).toBe(true)
  expect(response.text).not.toMatch(/select .* from|insert into|\.ts:|node_modules|syntax error|violates/i)
}

/** Making a request acceptable takes several statements, so it is done for a part of them. */
const isOpened = integer({ min: 0, max: 7 }).map((n) => n === 0)

onBothEngines((db) => {
  describe('any input', () => {
    it.each(bodied)(
      '%s follows the contract, and never responds with 5xx',
      async (name, call) => {
        const testApp = createTestApp(db(), { hasher: createHasher({ cost: weak }) })
        const { id, token } = await testApp.customer({ profit: 500_00n })
        const fuzzed = await testApp.customer({ email: `${name.toLowerCase()}@sample.test` })
        const person = { id, token, at: testApp.clock.at }
        const opening = await openingFor(name, db(), person)
        const requested = name === 'cancelPayout' ? await payouts(testApp, token) : []
        const ids = opening.ids ?? (requested.length > 0 ? requested : ['sample'])
        const statuses = new Set<number>()
        let moved = 0
        const known = { email: fuzzed.email, ids, own: opening.likely ?? {} }
        const request = tuple(bodiesFor(call.body, known), maybeToken(token), maybeKey, isOpened)
        const examples = (kept[name] ?? []).map((body): [[string, string, string, boolean]] => [
          [body, token, `kept ${body}`.replaceAll(' ', ''), true],
        ])
        await assert(
          asyncProperty(request, async ([body, bearer, key, opened]) => {
            if (opened) await opening.open?.()
            const send = async (more: Record<string, string> = {}) => {
              const headers: Record<string, string> =
                key === undefined ? more : { 'idempotency-key': key, ...more }
              const started = performance.now()
              const response = await testApp.call(call.method, call.path, { body, token: bearer, headers })
              statuses.add(response.status)
              if ('money' in call && response.status < 300 && !response.headers.has('idempotent-replayed'))
                moved += 1
              follows(call, response, started)
              return response.json as { code?: unknown; action?: unknown }
            }
            const { code, action } = await send()
            if (opened && code === 'step_up')
              await send({ 'step-up': await openProof(db(), person, String(action), body) })
          }),
          { numRuns: runs, seed, examples },
        )
        // Some inputs must be accepted, or the fuzzer only tests the validation.
        expect([...statuses].some((status) => status < 300)).toBe(true)
        const { deposits, withdrawals } = await sumsHold(testApp, id, token)
        // Each row was acknowledged once, and each acknowledgement has a row.
        expect(deposits).toBe(name === 'addDeposit' ? moved : 0)
        expect(withdrawals).toBe(name === 'addWithdrawal' ? moved : Math.max(0, requested.length - 1))
        expect(moved > 0).toBe('money' in call)
      },
      120_000 + runs * 200,
    )

    it.each(queried)(
      '%s follows the contract for any query, and never responds with 5xx',
      async (_, call) => {
        const testApp = createTestApp(db())
        const { token } = await testApp.customer({ profit: 500_00n })
        const known = { email: 'unused@sample.test', ids: await rowIds(testApp, token) }
        const taken = { found: 0, refused: 0 }
        await assert(
          asyncProperty(queriesFor(call.query, known), maybeToken(token), async (query, bearer) => {
            const started = performance.now()
            const response = await testApp.call('GET', `${call.path}?${query}`, { token: bearer })
            follows(call, response, started)
            if (response.status === 422) taken.refused += 1
            if (response.status < 300 && /(?:id|before)=./.test(query)) taken.found += 1
          }),
          { numRuns: Math.ceil(runs / 2), seed },
        )
        // Some rows must be found and some queries refused, or the fuzzer tests only one of both.
        expect([taken.found > 0, taken.refused > 0]).toEqual([true, true])
      },
      120_000 + runs * 200,
    )

    it('S5 no input verifies a customer', async () => {
      const { rows } = await db().query('select count(*) from users where verified')
      expect(rows).toEqual([{ count: '0' }])
    })
  })
})
