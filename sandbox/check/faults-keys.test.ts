import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { on, deposits, changed, changeResponses, body } from './faulty-backend.ts'
import { type Fault, check, findsEach, lines } from './find-faults.ts'
import type { Quirk } from './independent-backend-routes.ts'

// Idempotency keys.

const inFlight = new Map<string, number>()
/** Looks a key up before it writes without a lock, so that two simultaneous requests are both carried out. */
const racing: Quirk = {
  before: async ({ headers, route }) => {
    if (route !== 'POST /transaction/add') return undefined
    const key = String(headers['idempotency-key'])
    inFlight.set(key, (inFlight.get(key) ?? 0) + 1)
    await sleep(30)
    return undefined
  },
  keyOf: (me, key) => ((inFlight.get(key) ?? 0) > 1 ? undefined : `${me.email} ${key}`),
  after: (_answer, { headers }) => {
    inFlight.delete(String(headers['idempotency-key']))
  },
}

const keyless = (at: string): Quirk => ({
  before: ({ route, headers }) =>
    void (route === at && (headers['idempotency-key'] ??= Math.random().toString())),
})

const ignoredKey = (noun: string, more = '') =>
  `API-13 the same key twice makes one ${noun}: expected one ${noun}, received 2 ${noun}s. ` +
  'Browsers repeat a POST by themselves when a connection drops, and the order then counts twice.' +
  more
const declaredWrongly = ' GET / declares idempotency, which is wrong: the app believes it, and '

const faults: Fault[] = [
  [
    'keys ignored on deposits',
    { keyOf: (me, key, route) => (route === 'POST /transaction/add' ? undefined : `${me.email} ${key}`) },
    /^API-13 the same key twice makes one deposit: expected one deposit, received 2 deposits\. Browsers repeat a POST/,
  ],
  [
    'keys ignored on withdrawals',
    { keyOf: (me, key, route) => (route === 'POST /withdrawal/add' ? undefined : `${me.email} ${key}`) },
    /^API-13 the same key twice makes one withdrawal: expected one withdrawal, received 2 withdrawals\. Browsers/,
  ],
  [
    'keys used up by a deposit with an invalid amount',
    { usesKeysUp: 'POST /transaction/add' },
    /^API-13 a deposit refused for its body uses no key up: expected a valid deposit with the same key to be recorded, received 422 .*An order can’t be sent any more/,
  ],
  [
    'keys used up by a withdrawal with an invalid amount',
    { usesKeysUp: 'POST /withdrawal/add' },
    /^API-13 a withdrawal refused for its body uses no key up: expected a valid withdrawal .*received 422/,
  ],
  [
    'a repeat of a 403 that is carried out',
    { forgets: 403 },
    /^API-13 a refused withdrawal belongs to its key: expected 422 for another amount with the key of a withdrawal that was refused with 403, received 403 .*An attempt that arrives late can succeed/,
  ],
  [
    'a repeat of a 409 that is carried out',
    { forgets: 409 },
    /^API-13 a refused withdrawal belongs to its key: .*refused with 409, received 201 .*An attempt that arrives late can succeed/,
  ],
  [
    'keys that all customers share',
    { keyOf: (_, key) => key },
    /^API-7 another customer .*expected a row for each of two customers with the same key, received 0 for the second$/,
  ],
  [
    'a key that is accepted for another order',
    changeResponses(
      changed('Recorded', 201),
      (request, { status }) =>
        deposits(request) &&
        status === 422 &&
        typeof request.body.amount === 'number' &&
        request.body.amount > 1 &&
        request.body.amount < 1e6,
    ),
    /^API-13 a key of another deposit .*expected status 422, received 201/,
  ],
  [
    'a repeat that is refused as a duplicate',
    changeResponses(
      changed('Already there', 409),
      (request, { headers }) => deposits(request) && 'idempotent-replayed' in headers,
    ),
    /^API-13 the same key twice makes one deposit: expected the first answer again, received 409/,
  ],
  [
    'keys that two simultaneous requests can bypass',
    racing,
    /^API-13 the same key twice at once makes one deposit: expected one deposit, received 2 deposits\. Browsers/,
  ],
  [
    'deposits without a key',
    keyless('POST /transaction/add'),
    /^API-13 a deposit without a key is refused with 400: expected status 400, received 201/,
  ],
  [
    'withdrawals without a key',
    keyless('POST /withdrawal/add'),
    /^API-13 a withdrawal without a key is refused with 400: expected status 400, received 201/,
  ],
  [
    'another status for a missing key',
    changeResponses(
      changed('A key is needed', 422),
      (request) => deposits(request) && !request.headers['idempotency-key'],
    ),
    /^API-13 a deposit without a key is refused with 400: expected status 400, received 422/,
  ],
]

describe('check:backend', () => {
  findsEach(faults)

  it.each([
    [
      'declares them',
      {},
      [
        `${declaredWrongly}repeats a deposit by itself when the answer is lost, which makes a second row.`,
        `${declaredWrongly}tells customers that a withdrawal which they send again counts once.`,
      ],
    ],
    ['declares nothing', body(() => ({ message: 'Hello' }), on('GET /')), ['', '']],
  ])('API-13 fails a backend that %s and ignores keys, and names the consequence', async (_, home, more) => {
    const results = await check({ keyOf: () => undefined, ...home })
    expect(lines(results, 'FAILS')).toEqual([
      ignoredKey('deposit', more[0]),
      ignoredKey('withdrawal', more[1]),
    ])
  })

  it('API-14 passes a backend that honours keys without declaring it, and states the consequence', async () => {
    const results = await check(body(() => ({ message: 'Hello' }), on('GET /')))
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([
      expect.stringMatching(
        /^API-14 GET \/ declares .*don’t name idempotency\. The app doesn’t repeat a deposit/,
      ),
    ])
  })
})
