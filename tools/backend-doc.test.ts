import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AnyCallName, allCalls, callsWith } from '#contract/all-calls.ts'
import { capabilityExamples } from '#contract/fixtures/capability-examples.ts'
import { examples as baseExamples } from '#contract/fixtures/examples.ts'
import { MARKET_AS_OF_HEADER, MARKET_SOURCE_HEADER } from '#contract/market-source.ts'
import { consequences } from '#sandbox/check/cors.ts'
import { built } from '#sandbox/domain/capabilities.ts'
import { FILE, withGeneratedParts } from './backend-doc.ts'

const text = readFileSync(FILE, 'utf8')
const examples: Partial<
  Record<AnyCallName, { query?: unknown; body?: unknown; response: unknown; status: number }>
> = { ...baseExamples, ...capabilityExamples }
const names = callsWith(new Set(built)).map(([name]) => name)

it('docs/backend.md is up to date with the schemas: npm run docs:backend', async () => {
  expect(await withGeneratedParts(text)).toBe(text)
})

it('docs/backend.md and the check name exactly the headers that the app reads', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<![.]test)[.]tsx?$/.test(file) && !file.includes('/test-'))
    .map((file) => readFileSync(`app/${file}`, 'utf8'))
  const named = sources.flatMap((source) => [...source.matchAll(/headers\.get\('([\w-]+)'\)/g)])
  const read = new Set([...named.map(([, name]) => name), MARKET_SOURCE_HEADER, MARKET_AS_OF_HEADER])
  const listed = /^Access-Control-Expose-Headers: (.+)$/m.exec(text)?.[1]?.toLowerCase().split(', ')
  expect(listed?.toSorted()).toEqual([...read].toSorted())
  expect(Object.keys(consequences).toSorted()).toEqual([...read].toSorted())
})

const namesIn = (list: string) => [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
const listed = (header: string) => new RegExp(`^${header}: (.+)$`, 'm').exec(text)?.[1]?.split(', ')

it('the README names the same headers as docs/backend.md, for an app on another origin', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
  const [, allowed = '', exposed = ''] =
    /If the API is on another origin, allow (.+?), and expose (.+?)\. \[docs/.exec(readme) ?? []
  expect(namesIn(exposed)).toEqual(listed('Access-Control-Expose-Headers'))
  // Two more are for capabilities only.
  expect([...namesIn(allowed), 'If-None-Match', 'Step-Up']).toEqual(listed('Access-Control-Allow-Headers'))
})

it('API-14 the README and docs/backend.md say that the app retries deposits by itself, and no withdrawals', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
  expect(readme).toContain('Only then does the app retry a deposit by itself. It never retries a withdrawal')
  expect(readme).toMatch(/retries a deposit by itself only if .* and a withdrawal never/)
  expect(readme).not.toMatch(/(?:retry|retries|repeat|repeats) an order by itself/)
})

it('refuses a document without a place for a generated part', async () => {
  await expect(withGeneratedParts('# Empty')).rejects.toThrow('no place for the generated part')
})

it.each(names)('the example of %s fits what the contract sends, returns and reads', (name) => {
  const example = examples[name]
  if (example === undefined) throw new Error(`There is no example of ${name}.`)
  const { body, query, response, status } = example
  const call = allCalls[name]
  expect(text).toContain(`### ${call.method} ${call.path}`)
  const isAsked = 'query' in call ? call.query.safeParse(query ?? {}).success : query === undefined
  expect(isAsked).toBe(true)
  const fits = 'body' in call ? call.body.safeParse(body).success : body === undefined
  expect(fits).toBe(true)
  expect(call.response.parse(response)).toBeDefined()
  expect(call.read.safeParse(response).success).toBe(true)
  expect([200, 201]).toContain(status)
})

/** The part of the document about one call. */
const partOf = (call: string) => text.split(`\n### ${call}\n`)[1]?.split('\n### ')[0] ?? ''
const responseOf = (call: string) => partOf(call).split('\nResponse:\n')[1] ?? ''

it.each(['POST /transaction/add', 'POST /withdrawal/add', 'POST /withdrawal/quote'])(
  'API-12 docs/backend.md says that the amount in the body of %s is a number',
  (call) => {
    const body = partOf(call).split('\nResponse:\n')[0]
    expect(body).toMatch(/^\| `amount` +\| number +\|/m)
  },
)

it.each(['GET /transaction/all', 'GET /withdrawal/all'])(
  'API-12 docs/backend.md says that the amount in the response of %s may be text',
  (call) => {
    expect(responseOf(call)).toMatch(/^\| `amount` +\| number or text +\|/m)
  },
)

it('API-9 docs/backend.md says that a withdrawal names either a wallet or all three fields of an account', () => {
  const part = partOf('POST /withdrawal/add')
  expect(part).toContain('either a wallet or all three fields of a bank account')
  expect(part).toContain('1. `amount`, `wallet`\n2. `amount`, `accountNumber`, `swiftCode`, `bankName`\n')
  expect(part).toMatch(/^\| `wallet` .*, only in form 1 /m)
  for (const field of ['accountNumber', 'swiftCode', 'bankName'])
    expect(part).toMatch(new RegExp(`^\\| \`${field}\` .*, only in form 2 `, 'm'))
  expect(part).toMatch(/^\| `swiftCode` .*8 or 11 capital letters and digits/m)
  expect(responseOf('GET /withdrawal/all')).toMatch(/^\| `swiftCode` .*8 or 11 characters/m)
})

it.each([
  ['how the fee is rounded', /The fee is `withdrawalCharges` percent .* half a cent rounded up/],
  ['which fee the row has to show', /`transactionFee` in the row has to equal it/],
  ['where the app calls without an address', /Without it the app calls `\/api` on its own origin/],
  ['how one origin is served', /proxy_pass http:\/\/127\.0\.0\.1:3000\/;/],
  ['which clock dates a row', /`date` is the time at which your server recorded the row/],
  ['how an unknown order is found', /It takes a row for the order if/],
  ['how a wallet is compared', /its `wallet` is exactly what was sent/],
  [
    'how an account is compared',
    /its `accountNumber` and the first eight letters and digits of its `swiftCode`/,
  ],
  ['what a row without a SWIFT code proves', /no `swiftCode`, the account number decides/],
  ['that the bank’s name is not compared', /`bankName` is never compared/],
  ['that a refusal of an order has words', /With an empty `message` .* counts as \*\*unknown\*\*/],
  ['what happens to test-network addresses', /blocks test-network addresses/],
  ['how a wrong phrase is refused', /A wrong phrase and an unknown email .* with 401/],
  ['whether the money calls share a key', /never uses one key for both money calls/],
  ['whether a refusal is repeated', /a repeat gets the same refusal/],
  ['when a key is looked up', /Look the key up before you check the order itself/],
  ['whether a key outlives a 401', /After a 401 .* the same order under the same key/],
  ['whether order matters in a list', /Another order is no fault/],
  ['that only deposits are repeated by themselves', /It never repeats a withdrawal by itself/],
  ['how long a typed phrase may be', /refuses a typed phrase of more than 1,000 characters/],
  ['how long a phrase the app sends', /400 is the sandbox’s limit: the app sends up to 1,000 characters/],
  ['how phrases are compared', /without regard to letter case and separators/],
  ['the largest amount', /from 0\.01 to 999,999,999,999\.99/],
  ['which goals a profile takes', /accept any text up to 60 characters there/],
  ['a 412 for a profile', /A 412 refuses `PUT \/auth\/edit-user` if the call carried `If-Match`/],
  ['that keys are checked whether declared or not', /whether it declares them or not/],
])('docs/backend.md says %s', (_, sentence) => {
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(sentence)
})

it.each([
  'Idempotency-Key',
  'Idempotent-Replayed',
  'Retry-After',
  'ETag',
  'If-Match',
  'X-Request-Id',
  'X-Market-Source',
  'X-Market-As-Of',
  'Authorization',
  'not_started',
  'vs_currency',
  '15 seconds',
  '16,384',
  '24 hours',
  'HTTP date',
  '{"success": false}',
  ...[400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503].map(String),
])('docs/backend.md says something about %s', (word) => {
  expect(text.replaceAll(/\s+/g, ' ')).toContain(word)
})
