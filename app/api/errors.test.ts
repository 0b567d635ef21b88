import { expect, it } from 'vitest'
import { ApiError, messages, noAnswer, refusal, retryAfterSeconds, wordsOf } from './errors.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

it.each([
  [400, 'invalid', 'no', messages.invalid],
  [401, 'auth', 'no', messages.invalid],
  [403, 'forbidden', 'no', messages.forbidden],
  [404, 'invalid', 'no', messages.notFound],
  [409, 'conflict', 'no', messages.conflict],
  [422, 'invalid', 'no', messages.invalid],
  [500, 'server', 'unknown', messages.server],
  [502, 'server', 'unknown', messages.server],
  [503, 'server', 'no', messages.server],
] as const)('C8 a %i without words of its own gets ours', async (status, kind, effect, message) => {
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
})

it('SGN-1, C4, C5 the sentence of the server is shown, and its fields are kept (C6)', async () => {
  const fields = { zipCode: 'Zip code is required' }
  const error = await refusal(answer(422, { message: 'Check the form.', fields }))
  expect(error).toMatchObject({ kind: 'invalid', message: 'Check the form.', fields })
  expect(await refusal(answer(401, { message: 'Wrong e-mail or password.' }))).toMatchObject({
    kind: 'auth',
    message: 'Wrong e-mail or password.',
  })
})

it('C8 a page of text in place of a sentence is not shown', async () => {
  expect((await refusal(answer(500, { message: 'x'.repeat(301) }))).message).toBe(messages.server)
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
  ['Wed, 21 Oct 2026 07:28:00 GMT', 60],
])('C7 Retry-After %j means %i seconds', async (header, seconds) => {
  expect(retryAfterSeconds(header)).toBe(seconds)
  const error = await refusal(
    answer(429, { message: 'Slow down' }, header === null ? {} : { 'retry-after': header }),
  )
  expect(error).toMatchObject({
    kind: 'limited',
    retryAfter: seconds,
    effect: 'no',
    message: `Too many attempts. Try again in ${seconds} s.`,
  })
})

it('C9, C10, C11 what got no answer says whether it may have been sent', () => {
  expect(noAnswer({ timedOut: true, sent: true, online: true })).toMatchObject({
    kind: 'timeout',
    effect: 'unknown',
    message: messages.timeout,
  })
  expect(noAnswer({ timedOut: false, sent: false, online: false })).toMatchObject({
    effect: 'no',
    message: messages.offline,
  })
  expect(noAnswer({ timedOut: false, sent: true, online: false })).toMatchObject({
    effect: 'unknown',
    message: messages.offline,
  })
  expect(noAnswer({ timedOut: false, sent: true, online: true })).toMatchObject({
    effect: 'unknown',
    message: messages.unreachable,
  })
})

it('FAIR-7 no raw text of a thrown error reaches the customer', () => {
  expect(wordsOf(new SyntaxError('Unexpected token < in JSON'))).toBe(messages.server)
  expect(wordsOf('nonsense')).toBe(messages.server)
  expect(wordsOf(new ApiError({ kind: 'server', message: 'Told', effect: 'no' }))).toBe('Told')
})
