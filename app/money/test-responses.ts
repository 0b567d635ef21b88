import { NOT_STARTED } from '#contract/endpoints.ts'
import * as fc from 'fast-check'

// For tests: every kind of response to a write (API-15).

export const text =
  (status: number, body: string | null, headers = {}) =>
  () =>
    new Response(body, { status, headers })
export const json = (status: number, body: unknown, headers = {}) =>
  text(status, JSON.stringify(body), headers)
const changed = (response: Response, fields: object) =>
  Object.defineProperties(
    response,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
  )

/** What happens to one request. */
type Fate = { answer: Kind; works: boolean; late: boolean; browserRepeats: boolean }

/** Refusals in the contract's format: the backend has certainly not carried out the request. */
export const refusals = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 413, 415, 422].map((status) => [
      `refused ${status}`,
      json(status, { message: 'Sample refusal' }),
    ]),
  ),
  'refused 429': json(429, { message: 'Sample refusal' }, { 'retry-after': '7' }),
  'success false': json(200, { success: false, message: 'Sample refusal' }),
  'success 0': json(200, { success: 0, message: 'Sample refusal' }),
  'status 422 in a 200': json(200, { status: 422, message: 'Sample refusal' }),
  'refused 409': json(409, { message: 'Sample refusal', code: NOT_STARTED }),
  'not started': json(503, { message: 'Sample refusal', code: NOT_STARTED }),
}

/** Responses that a proxy may have sent, before or after the backend's work. `null`: no response. */
const unclear = {
  'contract 500': json(500, { message: 'Sample' }),
  'contract 503': json(503, { message: 'Sample' }),
  'contract 408': json(408, { message: 'Sample' }),
  'contract 404, but foreign': json(404, { error: 'no route' }),
  'HTML 403': text(403, '<html>firewall</html>'),
  'HTML 200': text(200, '<html>portal</html>', { 'content-type': 'text/html' }),
  'text 200': text(200, 'OK'),
  'cut off 200': text(200, '{"message":"Rec'),
  'HTML 502': text(502, '<html>gateway</html>'),
  'text 504': text(504, 'timeout'),
  'contract 409': json(409, { message: 'Sample' }),
  'empty 409': text(409, null),
  'empty 503': text(503, null),
  'refusal without words': json(422, { message: '' }),
  'success false without words': json(200, { success: false, message: ' ' }),
  'text 429': text(429, 'slow down', { 'retry-after': '20' }),
  'success false without a message': json(200, { success: false }),
  'status false': json(200, { status: false, message: 'Sample' }),
  'status 500 in a 200': json(200, { success: false, statusCode: 500, message: 'Sample' }),
  'status 400 without words': json(200, { status: 400 }),
  'foreign 400': json(400, { detail: 'Sample' }),
  redirect: () =>
    changed(new Response(null, { status: 200 }), { type: 'opaqueredirect', ok: false, status: 0 }),
  'redirect that was followed': () =>
    changed(new Response('{"message":"Welcome"}', { status: 200 }), { redirected: true }),
  lost: null,
  'no answer in time': null,
}
export const successes = {
  done: json(201, { message: 'Requested' }),
  'done without a body': text(204, null),
  'done slowly': json(200, { message: 'Requested' }),
}
export const answers = { ...refusals, ...unclear, ...successes, 'in progress': null }
export type Kind = keyof typeof answers

export const isOneOf = (set: object, answer: Kind) => Object.hasOwn(set, answer)

export const fate = fc.record<Fate>({
  answer: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(unclear) as Kind[])) },
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(refusals) as Kind[])) },
    { weight: 2, arbitrary: fc.constantFrom<Kind>('done', 'done slowly', 'done without a body', 'lost') },
    { weight: 1, arbitrary: fc.constantFrom<Kind>('refused 429', 'not started') },
    { weight: 1, arbitrary: fc.constantFrom<Kind>('in progress', 'no answer in time') },
  ),
  works: fc.boolean(),
  late: fc.boolean(),
  browserRepeats: fc.nat(5).map((number) => number === 0),
})
