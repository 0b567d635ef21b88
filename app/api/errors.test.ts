import { expect, it, vi } from 'vitest'
import { ApiError, messages, noAnswer, reasonOf, refusal as refusalOf, errorMessage } from './errors.ts'
import { bodyOf } from './outcome.ts'
import { askedSeconds, USUAL_WAIT } from './retry-after.ts'

const refusal = async (response: Response) => refusalOf(response, bodyOf(await response.text()))

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

it.each([
  [400, 'invalid', 'unknown', messages.invalid],
  [401, 'auth', 'unknown', messages.invalid],
  [403, 'forbidden', 'unknown', messages.forbidden],
  [404, 'invalid', 'unknown', messages.notFound],
  [408, 'timeout', 'unknown', messages.timeout],
  [409, 'conflict', 'unknown', messages.conflict],
  [422, 'invalid', 'unknown', messages.invalid],
  [500, 'server', 'unknown', messages.server],
  [502, 'server', 'unknown', messages.server],
  [503, 'server', 'unknown', messages.server],
] as const)(
  'C8 API-15 a %i without the contract’s message shows our message and leaves the outcome unknown',
  async (status, kind, effect, message) => {
    for (const body of [
      '',
      '<html><h1>Bad Gateway</h1>',
      '{"message":',
      '[]',
      { error: 'no' },
      { message: 7 },
    ]) {
      const error = await refusal(answer(status, body))
      expect(error).toMatchObject({ kind, effect, message, status })
    }
  },
)

it('SGN-1, C4, C5 shows the server’s message and keeps its field errors (C6)', async () => {
  const fields = { zipCode: 'Zip code is required' }
  const error = await refusal(answer(422, { message: 'Check the form.', fields }))
  expect(error).toMatchObject({ kind: 'invalid', message: 'Check the form.', fields })
  expect(await refusal(answer(401, { message: 'Wrong e-mail or password.' }))).toMatchObject({
    kind: 'auth',
    message: 'Wrong e-mail or password.',
  })
})

it('C8 TXT-2 does not show a page of text as a message', async () => {
  expect((await refusal(answer(500, { message: 'x'.repeat(201) }))).message).toBe(messages.server)
})

it.each([
  ['30', 30],
  ['3600', 3600],
  [null, 60],
  ['', 60],
  ['abc', 60],
  ['0', 60],
  ['-5', 60],
  ['1.5', 60],
  ['1e9', 60],
  [' 30 ', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 90],
  ['Wed, 21 Oct 2026 07:26:00 GMT', 60],
  ['Thu, 22 Oct 2026 07:28:00 GMT', 60],
  ['Wed, 21 Oct 2026', 60],
])('C7 Retry-After %j means %i seconds', async (header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-10-21T07:26:30Z') })
  expect(askedSeconds(header) ?? USUAL_WAIT).toBe(seconds)
  const error = await refusal(
    answer(429, { message: 'Slow down' }, header === null ? {} : { 'retry-after': header }),
  )
  expect(error).toMatchObject({
    kind: 'limited',
    retryAfter: seconds,
    effect: 'no',
    message: `Too many attempts. Try again in ${seconds === 3600 ? '60 minutes' : `${seconds} s`}.`,
  })
  vi.useRealTimers()
})

it.each([
  [409, { message: 'Wait', code: 'in_progress' }, true],
  [409, { message: 'Wait', code: 'IN_PROGRESS' }, true],
  [409, { code: 'in_progress' }, true],
  [409, { message: 'Taken' }, false],
  [422, { message: 'No', code: 'in_progress' }, false],
] as const)('API-13 a %i with %j is in progress: %s, and then its outcome is unknown', async (...row) => {
  const [status, body, inProgress] = row
  const effect = inProgress ? 'unknown' : 'no'
  expect(await refusal(answer(status, body))).toMatchObject({ inProgress, effect })
})

it('API-15 a 503 is a refusal only with our code; its Retry-After counts either way', async () => {
  const started = await refusal(answer(503, { message: 'Busy' }, { 'retry-after': '7' }))
  expect(started).toMatchObject({ kind: 'server', effect: 'unknown', retryAfter: 7 })
  const notStarted = await refusal(answer(503, { message: 'Busy', code: 'not_started' }))
  expect(notStarted).toMatchObject({ kind: 'server', effect: 'no', retryAfter: undefined })
})

const refusedWithId = (id: string) => refusal(answer(500, '', { 'x-request-id': id }))

it('API-17 keeps a valid request id and ignores any other text', async () => {
  expect(await refusedWithId('5f0c-11')).toHaveProperty('requestId', '5f0c-11')
  expect(await refusedWithId('<b>x</b>')).toHaveProperty('requestId', undefined)
  expect(await refusedWithId('x'.repeat(81))).toHaveProperty('requestId', undefined)
})

it('C9, C10, C11 an error without a response says whether the request may have been sent', () => {
  expect(noAnswer({ timedOut: true, sent: true, online: true, write: false })).toMatchObject({
    kind: 'timeout',
    effect: 'unknown',
    message: messages.timeout,
  })
  expect(noAnswer({ timedOut: false, sent: false, online: false, write: true })).toMatchObject({
    effect: 'no',
    message: messages.offline,
  })
  expect(noAnswer({ timedOut: false, sent: true, online: false, write: true })).toMatchObject({
    effect: 'unknown',
    message: messages.offline,
  })
  expect(noAnswer({ timedOut: false, sent: true, online: true, write: false })).toMatchObject({
    effect: 'unknown',
    message: messages.unreachable,
  })
  // The server may have been reached, and may have done the work.
  expect(noAnswer({ timedOut: false, sent: true, online: true, write: true })).toMatchObject({
    effect: 'unknown',
    message: messages.lost,
  })
})

it.each([
  ['a timeout', messages.timeout, 'timeout', 'unknown', 'The server took too long to answer.'],
  ['no connection', messages.offline, 'offline', 'unknown', 'You seem to be offline.'],
  ['no response', messages.lost, 'offline', 'unknown', 'No answer came back from the server.'],
  ['a 400 without our JSON', messages.invalid, 'invalid', 'unknown', messages.unreadable],
  ['a 409 without our JSON', messages.conflict, 'conflict', 'unknown', messages.unreadable],
  ['a 403 without our JSON', messages.forbidden, 'forbidden', 'unknown', messages.unreadable],
  ['a 500', messages.server, 'server', 'unknown', 'The service is briefly unavailable.'],
  ['a 500 with advice', 'Please try later', 'server', 'unknown', 'The service is briefly unavailable.'],
  ['a 503 with advice', 'Retry in a minute.', 'server', 'unknown', 'The service is briefly unavailable.'],
  ['a 500 with a reason', 'The ledger is locked', 'server', 'unknown', 'The ledger is locked.'],
  ['a refusal', 'Your daily limit is reached!', 'forbidden', 'no', 'Your daily limit is reached!'],
  ['our refusal', messages.invalid, 'invalid', 'no', 'Something in this form was not accepted.'],
  ['the end of a session', messages.auth, 'auth', 'unknown', 'Your session has ended.'],
] as const)('TXT-2 WDR-8 does not advise to try again after %s, if the order may have arrived', (...row) => {
  const [, message, kind, effect, reason] = row
  expect(reasonOf(new ApiError({ kind, message, effect }))).toBe(reason)
})

it('C7 TXT-2 names the pause that the server asks for, without other advice', () =>
  expect(
    reasonOf(new ApiError({ kind: 'limited', message: 'Any. Try again.', effect: 'unknown', retryAfter: 7 })),
  ).toBe('The server asked us to wait 7 s.'))

it.each([null, 'soon', '7200'])(
  'C7 FAIR-7 a 429 with Retry-After %j did not ask for our pause',
  async (header) => {
    const error = await refusal(
      answer(429, '<h1>Too many requests</h1>', header === null ? {} : { 'retry-after': header }),
    )
    expect(error).toMatchObject({ effect: 'unknown', retryAfter: 60 })
    expect(reasonOf(error)).toBe('The server reported too many requests.')
  },
)

it('C7 FAIR-7 a 503 with an unreadable Retry-After did not ask for our pause', async () =>
  expect(reasonOf(await refusal(answer(503, '', { 'retry-after': 'soon' })))).toBe(
    'The service is briefly unavailable.',
  ))

it('C7 a pause of 100 seconds or more is given in minutes, rounded up', async () => {
  const error = await refusal(answer(429, { message: 'Slow down' }, { 'retry-after': '891' }))
  expect(error.message).toBe('Too many attempts. Try again in 15 minutes.')
  expect(reasonOf(error)).toBe('The server asked us to wait 15 minutes.')
})

it('FAIR-7 never shows the customer the raw text of an exception', () => {
  expect(errorMessage(new SyntaxError('Unexpected token < in JSON'))).toBe(messages.server)
  expect(errorMessage('nonsense')).toBe(messages.server)
  expect(errorMessage(new ApiError({ kind: 'server', message: 'Shown', effect: 'no' }))).toBe('Shown')
})

it.each([
  ['3601', 60],
  ['7200', 60],
  ['Wed, 21 Oct 2026 08:26:30 GMT', 3600],
  ['Wed, 21 Oct 2026 08:26:31 GMT', 60],
])('C7 never waits longer than an hour: Retry-After %j means %i seconds', (header, seconds) => {
  expect(askedSeconds(header, Date.parse('2026-10-21T07:26:30Z')) ?? USUAL_WAIT).toBe(seconds)
})

it('C7 part of a second counts as a whole one, so that no attempt comes too early', () => {
  const now = Date.parse('2026-10-21T07:26:29.001Z')
  expect(askedSeconds('Wed, 21 Oct 2026 07:26:31 GMT', now) ?? USUAL_WAIT).toBe(2)
})

it('FAIR-7 a 304 that was not asked for says nothing about what was sent', async () => {
  const error = refusalOf(new Response(null, { status: 304 }), { is: 'empty' })
  expect([error.kind, error.message, error.effect]).toEqual(['unreadable', messages.unreadable, 'unknown'])
})
