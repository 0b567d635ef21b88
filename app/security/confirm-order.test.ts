import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { submit } from '../money/attempt.ts'
import { state } from '../session/session-state.ts'
import type { Stored } from '../storage/stored-session.ts'
import { confirmOrder } from './confirm-order.ts'
import { bodyHashOf } from './prove.ts'
import { openQuestion } from './step-up.ts'

const attempt = {
  key: '0123456789abcdef0123456789abcdef',
  body: JSON.stringify({ amount: 10.5, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }),
  mayHaveArrived: false,
}
const later = { ...attempt, mayHaveArrived: true }
const signedIn = (email: string, token = `${email}-token`) =>
  state.set({ session: { details: { email }, token } as Stored, signOutReason: null })
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const asksForProof = () =>
  json(403, { message: 'Confirm it.', code: 'step_up', action: 'add-withdrawal', methods: ['totp', 'later'] })

let responses: (() => Response | Promise<never>)[]
const sent: { body: unknown; key: string | null; proof: string | null; token: string | null }[] = []
const hidden = vi.fn<() => void>()
let mayBeSent: boolean

beforeEach(() => {
  sent.length = 0
  mayBeSent = true
  responses = [asksForProof]
  hidden.mockClear()
  signedIn('ann@sample.test')
  connectSession({
    token: () => state.get().session?.token ?? null,
    ended: () => state.set({ session: null, signOutReason: 'ended' }),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/withdrawal', href: 'https://sample.test/withdrawal' })
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    const said = new Headers(headers)
    const [key, proof, token] = ['idempotency-key', 'step-up', 'authorization'].map((name) => said.get(name))
    sent.push({ body, key: key ?? null, proof: proof ?? null, token: token ?? null })
    return responses.shift()?.() ?? json(201, { message: 'Requested' })
  })
})
afterEach(() => vi.unstubAllGlobals())

const cancel = ({ cancel: press }: { cancel: () => void }) => press()

/** Sends the order, waits for the question, and gives it to `answer`. */
async function send(
  order: typeof attempt,
  reply: (question: NonNullable<ReturnType<typeof openQuestion>>) => void,
) {
  const first = await submit('addWithdrawal', order)
  const last = confirmOrder(order, first, { show: () => hidden, answered: () => mayBeSent })
  const question = openQuestion()
  if (question) reply(question)
  return last
}

it('CAP-3 sends the same body with the same key again, with the proof for exactly that body', async () => {
  let bound = ''
  const outcome = await send(attempt, ({ body, action, methods, done }) => {
    bound = body
    expect({ action, methods }).toEqual({ action: 'add-withdrawal', methods: ['totp'] })
    done('sample-proof')
  })
  expect(outcome).toMatchObject({ state: 'done' })
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual({ ...sent[0], proof: 'sample-proof' })
  expect(bound).toBe(sent[1]?.body)
  expect(hidden).toHaveBeenCalledOnce()
  expect(openQuestion()).toBeNull()
})

it('CAP-3 the proof is bound to the SHA-256 of the body', () => {
  for (const body of ['', '{}', '{"word":"naïve – 漢字"}'])
    expect(bodyHashOf(body)).toBe(createHash('sha256').update(body).digest('hex'))
})

it('CAP-3 WDR-8 after Cancel nothing more is sent: a first order is refused, one that may have arrived stays unknown', async () => {
  expect(await send(attempt, cancel)).toMatchObject({
    state: 'refused',
    error: { effect: 'no', message: 'You cancelled the confirmation.' },
  })
  responses = [asksForProof]
  expect(await send(later, cancel)).toMatchObject({ state: 'unknown', error: { effect: 'no' } })
  expect(sent).toHaveLength(2)
})

it('API-14 nothing is sent if the order must not be sent any more once the customer has answered', async () => {
  mayBeSent = false
  const outcome = await send(attempt, ({ done }) => done('sample-proof'))
  expect(outcome).toMatchObject({ state: 'refused', error: { kind: 'conflict', effect: 'no' } })
  expect(sent).toHaveLength(1)
})

it('API-15 a lost response to the order with the proof leaves its outcome unknown', async () => {
  responses.push(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send(attempt, ({ done }) => done('sample-proof'))).toMatchObject({
    state: 'unknown',
    error: { effect: 'unknown' },
  })
})

it('CAP-3 a second step_up despite the proof is a refusal, and asks nothing again', async () => {
  responses.push(asksForProof)
  expect(await send(attempt, ({ done }) => done('sample-proof'))).toMatchObject({
    state: 'refused',
    error: { status: 403, message: 'Confirm it.' },
  })
  expect(openQuestion()).toBeNull()
  expect(sent).toHaveLength(2)
})

it.each([
  ['the session ends', () => state.set({ session: null, signOutReason: 'ended' })],
  ['another customer signs in', () => signedIn('bo@sample.test')],
  ['the customer signs in again', () => signedIn('ann@sample.test', 'new-token')],
])('GRD-3 C27 if %s while the question is open, it closes and nothing is sent', async (_, happens) => {
  const outcome = await send(attempt, ({ done }) => {
    happens()
    expect(openQuestion()).toBeNull()
    done('sample-proof')
  })
  expect(outcome).toMatchObject({
    state: 'refused',
    error: { kind: 'auth', message: 'Your session ended before it could be sent.' },
  })
  expect(sent).toHaveLength(1)
  expect(hidden).toHaveBeenCalledOnce()
})

it('C27 nothing is sent if another customer signs in right after the proof', async () => {
  const outcome = await send(attempt, ({ done }) => {
    done('sample-proof')
    signedIn('bo@sample.test')
  })
  expect(outcome).toMatchObject({ state: 'refused', error: { kind: 'auth' } })
  expect(sent).toHaveLength(1)
})

it('WDR-8 nothing is sent if the customer has left the page', async () => {
  const outcome = await send(attempt, ({ done }) => {
    vi.stubGlobal('location', { pathname: '/dashboard', href: 'https://sample.test/dashboard' })
    done('sample-proof')
  })
  expect(outcome).toMatchObject({
    state: 'refused',
    error: { message: 'You left the page before it could be sent.' },
  })
  expect(sent).toHaveLength(1)
})

it('CAP-3 another refusal is not asked about', async () => {
  responses = [() => json(403, { message: 'Withdrawals are locked.', code: 'locked' })]
  expect(await send(attempt, () => expect.unreachable())).toMatchObject({ state: 'refused' })
})
