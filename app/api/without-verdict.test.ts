import { expect, it } from 'vitest'
import { messages, refusal } from './errors.ts'
import { bodyOf } from './outcome.ts'
import { withoutVerdict } from './without-verdict.ts'

const answered = (status: number, body: string) => refusal(new Response(body, { status }), bodyOf(body))

it.each([400, 401, 403, 404, 409, 422])(
  'FAIR-7 API-15 after a %i in HTML, a form does not say that something was refused',
  (status) => {
    const error = answered(status, '<h1>No</h1>')
    const shown = withoutVerdict(error)
    expect(shown).toMatchObject({ ...error, message: messages.unreadable, effect: 'unknown' })
  },
)

it.each([
  [422, '{"message":"Check the form."}', 'Check the form.'],
  [500, '<h1>Oops</h1>', messages.server],
  [503, '{"message":"Busy"}', 'Busy'],
])('TXT-2 keeps the sentence of a %i with %s', (status, body, message) => {
  const error = answered(status, body)
  expect(withoutVerdict(error)).toBe(error)
  expect(error.message).toBe(message)
})
