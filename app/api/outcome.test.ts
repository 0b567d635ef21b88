import { describe, expect, it } from 'vitest'
import { bodyOf, certaintyOf, type Certainty } from './outcome.ts'

const statuses = [
  200, 201, 202, 203, 204, 205, 206, 207, 226, 300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404,
  405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428,
  429, 431, 451, 499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 521, 522, 523, 524, 525, 526, 530,
  599, 0,
]
const certain = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429])
const isSuccess = (status: number) => status >= 200 && status <= 299

/** Each kind of body, and what it proves with each status. Written from API-15 and API-16, not from the code. */
const bodies: Record<string, { text: string; proves: (status: number) => Certainty }> = {
  'a refusal in the contract’s JSON': {
    text: '{"message":"Not enough profit."}',
    proves: (status) => (isSuccess(status) ? 'success' : certain.has(status) ? 'refused' : 'unknown'),
  },
  'a refusal with an empty message': {
    text: '{"message":""}',
    proves: (status) => (isSuccess(status) ? 'success' : certain.has(status) ? 'refused' : 'unknown'),
  },
  'a refusal with a message of characters that cannot be seen': {
    text: '{"message":" \\u200b\\n\\u0000"}',
    proves: (status) => (isSuccess(status) ? 'success' : certain.has(status) ? 'refused' : 'unknown'),
  },
  'a refusal with an empty message and the code not_started': {
    text: '{"message":"","code":"not_started"}',
    proves: (status) => (certain.has(status) || status === 503 ? 'refused' : 'unknown'),
  },
  'a refusal with a code of its own and an empty message': {
    text: '{"message":"","code":"E17"}',
    proves: (status) => (certain.has(status) ? 'refused' : 'unknown'),
  },
  'a refusal with fields': {
    text: '{"message":"Check the form.","fields":{"amount":"Too much"}}',
    proves: (status) => (certain.has(status) ? 'refused' : 'unknown'),
  },
  'a refusal with the code not_started': {
    text: '{"message":"The disk is full.","code":"not_started"}',
    proves: (status) => (certain.has(status) || status === 503 ? 'refused' : 'unknown'),
  },
  'a refusal with the code in_progress': {
    text: '{"message":"In progress.","code":"in_progress"}',
    proves: (status) => (certain.has(status) && status !== 409 ? 'refused' : 'unknown'),
  },
  'success: false': {
    text: '{"success":false,"message":"No."}',
    proves: (status) => (isSuccess(status) || certain.has(status) ? 'refused' : 'unknown'),
  },
  'success: false with an empty message': {
    text: '{"success":false,"message":""}',
    proves: (status) => (isSuccess(status) || certain.has(status) ? 'refused' : 'unknown'),
  },
  'success: false without a message': {
    text: '{"success":false}',
    proves: (status) => (isSuccess(status) ? 'refused' : 'unknown'),
  },
  ...Object.fromEntries(
    (
      [
        ['JSON in another format', '{"detail":"Forbidden"}'],
        ['the status 200', '{"status":200}'],
        ['the status 201 as text', '{"status":"201","statusCode":201,"code":0}'],
        ['the status true', '{"status":true}'],
        ['success: true', '{"success":true,"error":null}'],
        ['success as text', '{"success":"true"}'],
        ['success: 1', '{"success":1,"status":1}'],
        ['numbers that are no failure’s', '{"code":399,"statusCode":600,"status":4000}'],
        ['JSON without an error', '{"error":null,"errors":[],"ok":true,"status":"pending"}'],
        ['JSON with an empty error', '{"error":"","errors":{},"status":"ok"}'],
        ['JSON that reports success', '{"error":false,"errors":null,"status":"success"}'],
        ['a wrapped success', '{"data":{"success":true,"status":201,"error":null}}'],
        ['a wrapped row', '{"data":{"_id":"DEP-1","status":"pending","amount":400}}'],
        ['a wrapped list', '{"data":[false,{"success":false}]}'],
        ['a message that is not text', '{"message":{"text":"No"}}'],
        ['a list', '[{"message":"No."}]'],
        ['a JSON text', '"Forbidden"'],
        ['null', 'null'],
        ['a number', '7'],
        ['an empty body', ''],
        ['white space', ' \r\n'],
      ] as const
    ).map(([name, text]) => [
      name,
      { text, proves: (status: number): Certainty => (isSuccess(status) ? 'success' : 'unknown') },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['HTML', '<!doctype html><title>Blocked</title>'],
        ['plain text', 'OK'],
        ['incomplete JSON', '{"message":"Withdrawal requ'],
        ['an error', '{"error":"Forbidden"}'],
        ['the error true', '{"error":true}'],
        ['an error with a code', '{"error":{"code":7}}'],
        ['a list of errors', '{"errors":[{"field":"amount"}]}'],
        ['errors by field', '{"errors":{"amount":"Too much"}}'],
        ['the status error', '{"status":"error"}'],
        ['the status fail', '{"status":"fail","data":{}}'],
        ['the status failed', '{"status":"Failed"}'],
        ['ok: false', '{"ok":false}'],
        ['ok: false as text', '{"ok":"false"}'],
        ['a failure’s status without a message', '{"detail":"Forbidden","status":403}'],
        ['the status false', '{"status":false}'],
        ['the JSON value false', 'false'],
        ['a wrapped success: false', '{"data":{"success":false,"message":"No."}}'],
        ['a wrapped error', '{"success":true,"result":{"error":"No."}}'],
        ['a wrapped status 422', '{"response":{"status":422,"message":"No."}}'],
        ['the status 400 alone', '{"status":400}'],
        ['the statusCode 422 alone', '{"statusCode":422}'],
        ['the code 500 alone', '{"code":500}'],
        ['isSuccess: false', '{"isSuccess":false}'],
        ['is_success: 0', '{"is_success":0}'],
        ['Success: false', '{"Success":false}'],
        ['an Error in another case', '{"Error":"Forbidden"}'],
        ['an exception', '{"exception":"java.lang.IllegalState"}'],
        ['the result error', '{"result":"error"}'],
        ['the status rejected', '{"status":"Rejected"}'],
        ['the status declined', '{"status":"declined"}'],
        ['a wrapped isSuccess: false', '{"data":{"isSuccess":false}}'],
      ] as const
    ).map(([name, text]) => [name, { text, proves: (): Certainty => 'unknown' }]),
  ),
}

/** Bodies of 2xx responses that report a failure, and what they prove about a write, and about one that moves money. */
const failures: [text: string, write: Certainty, money: Certainty][] = [
  ['{"success":false,"message":"No."}', 'refused', 'refused'],
  ['{"success":"false","message":"No."}', 'refused', 'refused'],
  ['{"success":" False ","message":"No."}', 'refused', 'refused'],
  ['{"success":0,"message":"No."}', 'refused', 'refused'],
  ['{"success":"0","message":"No."}', 'refused', 'refused'],
  ['{"success":false}', 'refused', 'unknown'],
  ['{"success":"false"}', 'unknown', 'unknown'],
  ['{"success":0}', 'unknown', 'unknown'],
  ['{"success":0,"message":" "}', 'unknown', 'unknown'],
  ['{"status":false}', 'unknown', 'unknown'],
  ['{"status":false,"message":"No."}', 'unknown', 'unknown'],
  ['{"status":"false","message":"No."}', 'unknown', 'unknown'],
  ['{"status":0,"message":"No."}', 'unknown', 'unknown'],
  ['{"status":400}', 'unknown', 'unknown'],
  ['{"status":400,"message":"\u200b"}', 'unknown', 'unknown'],
  ['{"status":400,"message":"No."}', 'refused', 'refused'],
  ['{"status":"422","message":"No."}', 'refused', 'refused'],
  ['{"statusCode":422,"message":"No."}', 'refused', 'refused'],
  ['{"status_code":403,"message":"No."}', 'refused', 'refused'],
  ['{"code":429,"message":"No."}', 'refused', 'refused'],
  ['{"status":599,"message":"No."}', 'unknown', 'unknown'],
  ['{"statusCode":500,"message":"No."}', 'unknown', 'unknown'],
  ['{"status":503,"message":"No.","code":"not_started"}', 'refused', 'refused'],
  ['{"status":503,"message":"No."}', 'unknown', 'unknown'],
  ['{"status":409,"message":"No."}', 'refused', 'unknown'],
  ['{"status":409,"message":"No.","code":"not_started"}', 'refused', 'refused'],
  ['{"status":409,"message":"No.","code":"in_progress"}', 'unknown', 'unknown'],
  ['{"success":false,"status":500,"message":"No."}', 'unknown', 'unknown'],
  ['{"success":false,"status":422,"message":"No."}', 'refused', 'refused'],
  ['{"status":422,"statusCode":500,"message":"No."}', 'unknown', 'unknown'],
  ['{"success":true,"status":422,"message":"No."}', 'unknown', 'unknown'],
  ['{"code":"locked","message":"No."}', 'unknown', 'unknown'],
  ['{"code":"INSUFFICIENT_FUNDS","message":"No."}', 'unknown', 'unknown'],
  ['{"code":40001,"msg":"No."}', 'unknown', 'unknown'],
  ['{"error_code":"E17","message":"No."}', 'unknown', 'unknown'],
  ['{"code":"PROFILE_UPDATED","message":"Saved."}', 'success', 'success'],
  ['{"code":"SIGNED_IN","message":"Hello.","token":"t"}', 'success', 'success'],
  ['{"code":"SUCCESS","message":"Done."}', 'success', 'success'],
  ['{"code":0,"message":"Done."}', 'success', 'success'],
  ['{"code":"00","msg":"Done."}', 'success', 'success'],
  ['{"code":20000,"message":"Done."}', 'success', 'success'],
  ['{"code":"USD","amount":20.5}', 'success', 'success'],
]

it.each(failures)('API-16 FAIR-7 a 200 with %s: a write is %s, an order is %s', (text, write, money) => {
  const reply = { status: 200, redirected: false, body: bodyOf(text) }
  expect(certaintyOf(reply)).toBe(write)
  expect(certaintyOf(reply, { money: true })).toBe(money)
})

/** Bodies that refuse a call, but no order: they have no message and no code of the contract. */
const withoutMessage = new Set([
  'a refusal with an empty message',
  'a refusal with a message of characters that cannot be seen',
  'a refusal with a code of its own and an empty message',
  'success: false with an empty message',
  'success: false without a message',
])

/** What is not certain about an order, though it is about another write: a 207 may have failed in part. */
const uncertain = (text: string, status: number) =>
  status === 207 || (status === 409 && !text.includes('"not_started"'))

/** The function's result for a body with each status: `[status, certainty]`. */
const results = (text: string, redirected: boolean, conditional?: boolean, money?: boolean) =>
  statuses.map((status) => [
    status,
    certaintyOf({ status, redirected, body: bodyOf(text) }, { conditional, money }),
  ])

describe.each(Object.entries(bodies))('API-15 API-16 %s', (name, { text, proves }) => {
  it('proves the same with every status as its table says', () =>
    expect(results(text, false)).toEqual(statuses.map((status) => [status, proves(status)])))
  it('leaves the outcome unknown after a redirect', () => {
    const nothing = statuses.map((status) => [status, 'unknown'])
    expect(results(text, true)).toEqual(nothing)
    expect(results(text, true, true)).toEqual(nothing)
  })
  it('API-13 FAIR-7 for a call that moves money, a 409 refuses only with the code not_started, any other refusal only with a message, and a 207 is no success', () =>
    expect(results(text, false, false, true)).toEqual(
      statuses.map((status) => {
        const proved = proves(status)
        const noWords = withoutMessage.has(name) && proved === 'refused'
        return [status, noWords || uncertain(text, status) ? 'unknown' : proved]
      }),
    ))
  it('ACC-2 with If-Match, a 412 counts like a 400, and every other status counts as without', () =>
    expect(results(text, false, true)).toEqual(
      statuses.map((status) => [status, proves(status === 412 ? 400 : status)]),
    ))
})

describe('API-15 no response', () => {
  it('is a refusal before the request started, because nothing was sent', () =>
    expect(certaintyOf({ status: null, sent: false })).toBe('refused'))
  it('leaves the outcome unknown after the request started', () =>
    expect(certaintyOf({ status: null, sent: true })).toBe('unknown'))
})

it('API-16 reads JSON after a byte order mark', () =>
  expect(bodyOf('\uFEFF{"message":"No."}')).toEqual({ is: 'json', value: { message: 'No.' } }))

it.each([
  [199, 'unknown'],
  [200, 'success'],
  [299, 'success'],
  [300, 'unknown'],
] as const)('API-15 %i with JSON is at the edge of success: %s', (status, certainty) => {
  expect(certaintyOf({ status, redirected: false, body: bodyOf('{"message":"Recorded."}') })).toBe(certainty)
})
