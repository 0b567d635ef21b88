import { describe, expect, it } from 'vitest'
import { changed, changeResponses, details, header, json, preflight, refusal } from './faulty-backend.ts'
import { type Fault, check, findsEach, lines } from './find-faults.ts'
import { startIndependentBackend } from './independent-backend.ts'
import type { Quirk } from './independent-backend-routes.ts'
import { runChecks } from './run.ts'

// CORS, preflights, content types and other headers.

const faults: Fault[] = [
  [
    'no CORS headers',
    header('access-control-allow-origin', undefined),
    /^API-12 answers may be read .*expected Access-Control-Allow-Origin: https:\/\/app\.example\.test, received nothing in GET \/ with 200/,
  ],
  [
    'CORS headers on successes only',
    header('access-control-allow-origin', undefined, refusal),
    /^API-12 answers may be read .*received nothing in POST \/auth\/register with 409/,
  ],
  [
    'CORS for another address',
    header('access-control-allow-origin', 'https://other.example.test'),
    /^API-12 answers may be read .*received https:\/\/other\.example\.test in/,
  ],
  [
    'a doubled CORS header',
    header('access-control-allow-origin', '*, *'),
    /^API-12 answers may be read .*received \*, \* in/,
  ],
  [
    'a key header that is not allowed',
    header('access-control-allow-headers', 'authorization, content-type, if-match', preflight),
    /^API-13 preflights .*expected header idempotency-key allowed, received "authorization, content-type, if-match" \(POST \/transaction\/add, POST \/withdrawal\/add\)$/,
  ],
  [
    'If-Match not allowed although an ETag is sent',
    header('access-control-allow-headers', 'authorization, content-type, idempotency-key', preflight),
    /^API-13 preflights .*expected header if-match allowed, .*\(PUT \/auth\/edit-user\)$/,
  ],
  [
    'an asterisk for all headers',
    header('access-control-allow-headers', '*', preflight),
    /^API-13 preflights .*expected header authorization allowed, received "\*"/,
  ],
  [
    'PUT not allowed',
    header('access-control-allow-methods', 'GET, POST', preflight),
    /^API-13 preflights .*expected method PUT allowed, received "get, post"/,
  ],
  [
    'preflights that ask for a token',
    changeResponses(changed('Please sign in', 401), preflight),
    /^API-13 preflights .*expected status 200 to 299 for the preflight, received 401/,
  ],
  [
    'preflights without an origin',
    header('access-control-allow-origin', undefined, preflight),
    /^API-13 preflights .*expected Access-Control-Allow-Origin: .*, received nothing/,
  ],
  [
    'no JSON content type',
    changeResponses(() => ({ type: 'text/plain' })),
    /^API-12 JSON is sent as JSON: expected Content-Type: application\/json, received "text\/plain"/,
  ],
  [
    'no content type at all',
    changeResponses(() => ({ type: null }), details),
    /^API-12 JSON is sent as JSON: .*received nothing \(GET \/transaction\/token-user\)$/,
  ],
  [
    'an invalid Retry-After',
    header('retry-after', 'soon', refusal),
    /^API-15 Retry-After is readable: expected whole seconds or an HTTP date, received "soon"/,
  ],
]

/** A backend that declares these, and whose preflights don't allow the proof. */
const declares = (...capabilities: string[]): Quirk => ({
  before: ({ route }) => (route === 'GET /' ? json({ message: 'up', capabilities }) : undefined),
  after: (response, request) =>
    preflight(request)
      ? {
          ...response,
          headers: {
            ...response.headers,
            'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match',
          },
        }
      : response,
})

const refusedPreflights = async (...names: string[]) =>
  lines(await check(declares('idempotency', ...names), { existing: undefined }), 'FAILS').filter((line) =>
    line.startsWith('API-13 preflights'),
  )

describe('check:backend', () => {
  findsEach(faults)

  it('API-12 without --origin reports missing CORS as optional, and still fails a broken preflight', async () => {
    const none = await check(header('access-control-allow-origin', undefined), { origin: undefined })
    expect(lines(none, 'FAILS')).toEqual([])
    expect(lines(none, 'optional')).toEqual([
      expect.stringMatching(/^API-12 answers may be read .*Customers can use the app only at http/),
    ])
    const half = header('access-control-allow-headers', 'authorization, content-type', preflight)
    expect(lines(await check(half, { origin: undefined }), 'FAILS')).toEqual([
      expect.stringMatching(/idempotency-key/),
    ])
    const fixed = header('access-control-allow-origin', 'https://mine.example.test')
    expect(lines(await check(fixed, { origin: undefined }), 'FAILS')).toEqual([])
  })

  it('API-13 CAP-3 finds that the proof is not allowed, for each call that may ask for one and only for those', async () => {
    expect(await refusedPreflights('mail-word')).toEqual([
      expect.stringMatching(
        /expected header step-up allowed, received "authorization, content-type, idempotency-key, if-match" \(POST \/withdrawal\/add, PUT \/auth\/word\)$/,
      ),
    ])
    expect(await refusedPreflights('two-factor', 'address-book')).toEqual([
      expect.stringMatching(/\(POST \/withdrawal\/add, POST .+ and 4 more\)$/),
    ])
    expect(await refusedPreflights('sessions', 'activity', 'quote', 'messages')).toEqual([])
  })

  it('CAP-2 finds that the key of a cancel is not allowed', async () => {
    const quirk: Quirk = {
      before: ({ route }) =>
        route === 'GET /' ? json({ message: 'up', capabilities: ['payout-cancel'] }) : undefined,
      after: (response, request) =>
        request.route === 'OPTIONS /withdrawal/cancel'
          ? {
              ...response,
              headers: { ...response.headers, 'access-control-allow-headers': 'authorization, content-type' },
            }
          : response,
    }
    expect(lines(await check(quirk, { existing: undefined }), 'FAILS')).toEqual([
      expect.stringMatching(/^API-13 .*header idempotency-key allowed, .* \(POST \/withdrawal\/cancel\)$/),
    ])
  })

  it('API-12 the app’s own address needs no CORS', async () => {
    const server = await startIndependentBackend(header('access-control-allow-origin', undefined))
    const results = await runChecks({
      base: server.base,
      email: 'new@example.com',
      origin: server.base,
      apartMs: 0,
    })
    await server.stop()
    expect([lines(results, 'FAILS'), lines(results, 'optional')]).toEqual([[], []])
  })
})
