import { describe, expect, it } from 'vitest'
import {
  isRefusal,
  on,
  deposits,
  withdrawals,
  changed,
  changeResponses,
  success,
  refusal,
  body,
} from './faulty-backend.ts'
import { type Fault, check, findsEach, lines } from './find-faults.ts'

// Statuses, bodies and messages of responses, and answers that never come.

const faults: Fault[] = [
  [
    'text on deposits',
    changeResponses(
      () => ({ body: 'OK', type: 'text/plain' }),
      (request, response) => deposits(request) && success(request, response),
    ),
    /^API-16 a successful write .*expected JSON or an empty body, received 201 text\/plain OK \(POST \/transaction\/add\)$/,
  ],
  [
    'HTML on withdrawals',
    changeResponses(
      () => ({ body: '<p>Done</p>', type: 'text/html' }),
      (request, response) => withdrawals(request) && success(request, response),
    ),
    /^API-16 a successful write .*received 201 text\/html <p>Done<\/p> \(POST \/withdrawal\/add\)$/,
  ],
  [
    'text on a saved profile',
    changeResponses(
      () => ({ body: 'saved', type: 'text/plain' }),
      (request, response) => on('PUT /auth/edit-user')(request) && success(request, response),
    ),
    /^API-16 a successful write .*\(PUT \/auth\/edit-user\)$/,
  ],
  [
    'a redirect on deposits',
    changeResponses(() => ({ status: 303, headers: { location: '/' } }), deposits),
    /^API-15 no write is redirected: expected .*, received 303 to \/ \(POST \/transaction\/add\)$/,
  ],
  [
    'a redirect on withdrawals',
    changeResponses(() => ({ status: 302, headers: { location: '/thanks' } }), withdrawals),
    /^API-15 no write is redirected: .*received 302 to \/thanks/,
  ],
  [
    'success false with 200',
    changeResponses(() => ({ status: 200, body: { success: false, message: 'No' } }), refusal),
    /^API-16 a refusal is not sent as a success: expected a refusal's own status .*, received 200 application\/json \{"success":false/,
  ],
  [
    'status 409 in a body with 200',
    changeResponses(
      () => ({ status: 200, body: { status: 409, message: 'Taken' } }),
      (request, response) => on('POST /auth/register')(request) && isRefusal(response),
    ),
    /^API-16 a refusal is not sent as a success: .*\{"status":409.*POST \/auth\/register/,
  ],
  [
    'a 401 in HTML',
    changeResponses(
      () => ({ body: '<h1>Unauthorized</h1>', type: 'text/html' }),
      (_, { status }) => status === 401,
    ),
    /^API-15 a refusal is JSON with a message: expected \{"message": "…"\}, received 401 text\/html <h1>/,
  ],
  [
    'an empty 401',
    changeResponses(
      () => ({ body: undefined, type: null }),
      (_, { status }) => status === 401,
    ),
    /^API-15 a refusal is JSON with a message: .*received 401 with no body/,
  ],
  [
    'refusals in another field',
    changeResponses(() => ({ body: { error: 'No' } }), refusal),
    /^API-15 a refusal is JSON with a message: .*\{"error":"No"\}/,
  ],
  [
    'HTML in messages',
    body((old: object) => ({ ...old, message: '<b>Recorded</b>' }), deposits),
    /^TXT-2 messages .*expected plain text up to 200 characters, received "<b>Recorded<\/b>" \(POST \/transaction\/add\)$/,
  ],
  [
    'HTML in a refusal',
    changeResponses(() => ({ body: { message: 'Not open yet.<br>Call us' } }), refusal),
    /^TXT-2 messages .*<br>/,
  ],
  [
    'a stack in messages',
    changeResponses(
      () => ({ body: { message: 'TypeError: x is undefined at pay (/srv/pay.js:3:7)' } }),
      refusal,
    ),
    /^TXT-2 messages .*TypeError/,
  ],
  [
    'a database error in messages',
    changeResponses(() => ({ body: { message: 'duplicate key value violates constraint' } }), refusal),
    /^TXT-2 messages .*duplicate key/,
  ],
  [
    'messages of 300 characters',
    changeResponses(() => ({ body: { message: 'x'.repeat(300) } }), refusal),
    /^TXT-2 messages .*received 300 characters/,
  ],
  [
    '500 for a body that is not an object',
    changeResponses(
      changed('Something went wrong', 500),
      ({ route, body: sent }) => route === 'POST /auth/login' && Array.isArray(sent),
    ),
    /^API-12 a body that is not an object .*expected status 400 or 422, received 500/,
  ],
  [
    'capabilities as text',
    body(() => ({ capabilities: 'idempotency' }), on('GET /')),
    /^API-10 GET \/ .*expected capabilities as a list of texts, received "idempotency"$/,
  ],
  [
    'a mode that is not text',
    body(() => ({ mode: 1, capabilities: ['idempotency'] }), on('GET /')),
    /^API-10 GET \/ .*expected mode as text, received 1$/,
  ],
  [
    'prices in an object',
    body((coins: object[]) => ({ data: coins }), on('GET /market/coins')),
    /^API-11 coins have every field: the answer: expected a list, received \{"data"/,
  ],
]

describe('check:backend', () => {
  findsEach(faults)

  it.each([
    ['a deposit', 'POST /transaction/add'],
    ['a sign-out', 'POST /auth/logout'],
    ['a list', 'GET /withdrawal/all'],
  ])('API-14 finds %s without a response in time, and reports it once', async (_, silent) => {
    const failed = lines(await check({ silent }, { limitMs: 1500 }), 'FAILS')
    expect(failed).toEqual([
      `API-14 every call is answered within 1.5 s: expected an answer within 1.5 s, received nothing within 1.5 s (${silent})`,
    ])
  })

  it.each([
    ['no code', {}],
    ['the code in_progress', { code: 'in_progress' }],
  ])('API-15 a withdrawal refused with 409 and %s is reported with what customers see', async (_, code) => {
    const plain = changeResponses(
      ({ body: old }) => ({ body: { message: (old as { message: string }).message, ...code } }),
      (request, { status }) => withdrawals(request) && status === 409,
    )
    const results = await check(plain)
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([
      expect.stringMatching(
        /^API-15 a withdrawal refused with 409 says .*: it has no "code": "not_started" \(409 application\/json \{"message":"More than your profit".*\)\. Customers don’t see your message\. They read “Sent, answer unknown” .*Send the code, or refuse with 403 or 422\.$/,
      ),
    ])
  })

  it('API-15 a withdrawal refused with 403 needs no code', async () => {
    const forbidden = changeResponses(
      changed('More than your profit', 403),
      (request, { status }) => withdrawals(request) && status === 409,
    )
    const results = await check(forbidden)
    expect([lines(results, 'FAILS'), lines(results, 'optional')]).toEqual([[], []])
    expect(lines(results, 'not checked')).toContainEqual(
      'API-15 a withdrawal refused with 409 says that nothing was carried out: no withdrawal was refused with 409',
    )
  })
})
