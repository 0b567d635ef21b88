import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { state } from '../session/session-state.ts'
import type { Stored } from '../storage/stored-session.ts'
import { confirmedCall } from './confirmed-call.ts'
import { openQuestion } from './step-up.ts'
import { writeFailure } from './write-failure.ts'

const refusal = (more: object) =>
  new Response(JSON.stringify({ message: 'Confirm.', ...more }), { status: 403 })
const stepUp = () => refusal({ code: 'step_up', action: 'set-word', methods: ['password'] })

let responses: Response[] = []
beforeEach(() => {
  state.set({
    session: { details: { email: 'ann@sample.test' }, token: 'sample' } as Stored,
    signOutReason: null,
  })
  connectSession({ token: () => 'sample', ended: () => {} })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'https://sample.test/' })
  vi.stubGlobal('fetch', () => Promise.resolve(responses.shift()))
})
afterEach(() => vi.unstubAllGlobals())

type Question = NonNullable<ReturnType<typeof openQuestion>>

async function failureOf(reply: (question: Question) => void) {
  const sent = confirmedCall('setWord', { body: { word: 'Lighthouse' } }).catch((error: unknown) => error)
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull())
  const question = openQuestion()
  if (question) reply(question)
  return writeFailure(await sent)
}

it('CAP-3 FAIR-7 a proof that is refused leaves it open whether the browser’s first request made the change', async () => {
  responses = [stepUp(), stepUp()]
  const failure = await failureOf(({ done }) => done('used'))
  expect(failure).toMatchObject({ effect: 'unknown' })
  expect(failure?.message).toBe('Your confirmation was not accepted, or it has already been used.')
})

it.each([
  ['the customer proved who they are', (question: Question) => question.done('proof')],
  ['the customer cancelled', (question: Question) => question.cancel()],
])('CAP-3 the question is shown until %s', async (_, reply) => {
  responses = [stepUp(), new Response('{"message":"Saved."}')]
  const hide = vi.fn<() => void>()
  const show = vi.fn<() => () => void>(() => hide)
  const sent = confirmedCall('setWord', { body: { word: 'Lighthouse' } }, show).catch(() => {})
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull())
  expect([show, hide].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  const question = openQuestion()
  if (question) reply(question)
  await sent
  expect([show, hide].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('CAP-3 any other refusal after a proof says why', async () => {
  responses = [stepUp(), new Response('{"message":"Choose another word."}', { status: 422 })]
  expect(await failureOf(({ done }) => done('proof'))).toMatchObject({
    effect: 'no',
    message: 'Choose another word.',
  })
})

it.each([{}, { action: 'set-word' }, { methods: ['password'] }, { action: 1, methods: 'password' }])(
  'CAP-3 a step-up that names no way to confirm opens the question without one: %o',
  async (more) => {
    responses = [refusal({ code: 'step_up', ...more })]
    expect(
      await failureOf(({ methods, cancel }) => {
        expect(methods).toEqual([])
        cancel()
      }),
    ).toBeNull()
  },
)
