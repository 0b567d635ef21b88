import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, messages, refusal } from '../../api/errors.ts'
import { wakeUpQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import type { SameOrders } from '../../money/same-orders.ts'
import type { Order } from '../../money/withdrawal-store.ts'
import { earlierOrder, reviewStateNow, stateAfter, type Reviewed } from './current-review-state.ts'

const order: Order = {
  key: 'sample-key-0000000001',
  email: 'ann@sample.test',
  body: '{}',
  firstTry: 1,
  keyed: false,
  tries: 1,
  seen: [],
}
const none: SameOrders = { again: null, latest: null, unclear: false, times: 0, fingerprint: '' }
const again: SameOrders = { ...none, again: order, fingerprint: `again ${order.key}` }
const one: SameOrders = { ...none, latest: 5, times: 1, fingerprint: order.key }
const fresh: Reviewed = { state: { is: 'asking' }, key: null, fingerprint: '' }
const refused: Reviewed = { ...fresh, state: { is: 'refused', why: 'No.' } }
const unknown: Reviewed = {
  state: { is: 'unknown', why: 'No answer.', earlier: { sentAt: 1, repeat: 'may-count-twice' } },
  key: order.key,
  fingerprint: again.fingerprint,
}

describe('API-14 WDR-8 the state of an open review', () => {
  it.each([
    ['for a first order', fresh, none, null, { is: 'asking', earlier: null, same: null }],
    [
      'for an order that another tab has sent',
      fresh,
      again,
      'unknown',
      { is: 'asking', earlier: { sentAt: 1 } },
    ],
    [
      'for an order with the details of an earlier one',
      fresh,
      one,
      null,
      { is: 'asking', earlier: null, same: { sentAt: 5 } },
    ],
    ['after a refusal', refused, none, null, { is: 'refused' }],
    ['after a refusal, when another tab has sent it', refused, again, null, { earlier: { sentAt: 1 } }],
    ['without a response', unknown, again, 'unknown', { is: 'unknown', why: 'No answer.' }],
    ['when the history lists it', unknown, one, 'arrived', { is: 'arrived' }],
    ['when its key has expired', unknown, { ...one, unclear: true }, 'expired', { same: { unclear: true } }],
    [
      'when another tab has settled it',
      unknown,
      none,
      null,
      { why: 'This order was settled in another tab.' },
    ],
    [
      'for an order that another tab has sent and settled',
      { ...fresh, key: order.key, seen: [] },
      none,
      null,
      { is: 'elsewhere', row: null },
    ],
    [
      'while the earlier orders are read',
      { ...fresh, state: { is: 'checking' } } as const,
      again,
      'unknown',
      { is: 'checking' },
    ],
    [
      'while it is being sent',
      { ...fresh, state: { is: 'sending' } } as const,
      again,
      'unknown',
      { is: 'sending' },
    ],
  ] as const)('%s', (_, reviewed, same, known, state) =>
    expect(reviewStateNow(reviewed, same, known)).toMatchObject(state),
  )
})

it('WDR-8 names the row of an order that another tab has sent', () => {
  const row = { reference: 'WDR-SAMPLE-0009', status: 'pending' }
  const reviewed = { ...fresh, key: order.key, seen: [] }
  expect(reviewStateNow(reviewed, one, null, undefined, row)).toEqual({ is: 'elsewhere', row })
})

it('TXT-2 WDR-8 advises to try again only after a certain refusal, not after an unknown outcome', () => {
  const error = new ApiError({ kind: 'timeout', message: messages.timeout, effect: 'unknown' })
  expect(stateAfter({ state: 'unknown', error }, order)).toMatchObject({
    why: 'The server took too long to answer.',
    earlier: { repeat: 'may-count-twice' },
  })
  const no = new ApiError({ kind: 'invalid', message: messages.invalid, effect: 'no' })
  expect(stateAfter({ state: 'refused', error: no }, order)).toMatchObject({ why: messages.invalid })
  const why = 'Something in this form was not accepted.'
  const earlierMayHaveArrived = stateAfter({ state: 'unknown', error: no }, { ...order, tries: 2 })
  expect(earlierMayHaveArrived).toMatchObject({ why, refused: true })
  // There was no earlier one.
  expect(stateAfter({ state: 'unknown', error: no }, order)).toMatchObject({ why, refused: false })
})

it('C7 FAIR-7 after an unknown outcome says how long the button is disabled if the server named no pause', () => {
  const error = refusal(new Response('', { status: 429 }), { is: 'other' })
  expect(stateAfter({ state: 'unknown', error }, order)).toMatchObject({
    why: 'The server reported too many requests. The button works again in 60 s.',
    retryAfter: 60,
  })
})

const declare = (capabilities: string[]) =>
  queryClient.setQueryData(wakeUpQuery.queryKey, { mode: 'sandbox', capabilities })

describe('API-14 a review says that a repeat counts once', () => {
  const now = Date.parse('2026-03-04T12:00:00Z')
  const hour = 3_600_000

  beforeEach(() => void vi.useFakeTimers({ now }))
  afterEach(() => {
    queryClient.clear()
    vi.useRealTimers()
  })

  it.each([
    ['declared then and now, within the day', ['idempotency'], true, 1, 'counts-once'],
    ['just before the key expires', ['idempotency'], true, 22.99, 'counts-once'],
    ['once the key has expired', ['idempotency'], true, 23, 'may-count-twice'],
    ['not declared when it was first sent', ['idempotency'], false, 1, 'may-count-twice'],
    ['no longer declared', [], true, 1, 'may-count-twice'],
    ['by a clock that was set back', ['idempotency'], true, -1, 'may-count-twice'],
  ] as const)('%s', (_, capabilities, keyed, hoursAgo, repeat) => {
    declare([...capabilities])
    expect(earlierOrder({ keyed, firstTry: now - hoursAgo * hour })).toMatchObject({ repeat })
  })

  it('but not before the backend has answered', () => {
    expect(earlierOrder({ keyed: true, firstTry: now })).toMatchObject({ repeat: 'may-count-twice' })
  })
})
