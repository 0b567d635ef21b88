import type { Quote } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { OrderQuote } from './OrderQuote.tsx'
import { quoteState, renewedQuote } from './quote-state.ts'
import type { Expired, Order } from './quoted-order.ts'

type Answer = { data?: Quote | undefined; error: Error | null; isFetching: boolean }
type Query = { enabled: boolean; queryFn: (context: object) => unknown }

// Nothing is fetched here: each test sets the response of the query.
const query = vi.hoisted(() => ({ response: {} as Answer, asked: [] as Query[] }))
vi.mock('@tanstack/react-query', async (load) => ({
  ...(await load<object>()),
  useQueryClient: () => ({}),
  useQuery: (asked: Query) => {
    query.asked.push(asked)
    return { ...query.response, refetch: () => {} }
  },
}))
vi.mock('../api/capability-client.ts', () => ({ callCapability: vi.fn<typeof callCapability>() }))

const order: Order = { kind: 'bank', body: { amount: '100.00' } as unknown as Order['body'] }
const quoted = (fee: string, payout: string, more: Partial<Quote> = {}) =>
  ({
    id: `q-${fee}`,
    requested: '100',
    fee,
    payout,
    rule: 'The fee is 2.5% of the amount.',
    until: '2026-03-01T10:12:00Z',
    ...more,
  }) as Quote
const [first, second] = [quoted('2.50', '97.50'), quoted('4.00', '96.00')]
const refused = (status: number) =>
  new ApiError({ kind: 'forbidden', message: 'Your account is closed.', effect: 'no', status })

const loading: Answer = { error: null, isFetching: true }
const answered = (data: Quote, more: Partial<Answer> = {}): Answer => ({
  data,
  error: null,
  isFetching: false,
  ...more,
})
const failure = (error: Error): Answer => ({ error, isFetching: false })

const explain = ({ body, message }: ApiError) => {
  const { code, until } = (body ?? {}) as Record<string, unknown>
  return code === 'locked' && `${code} until ${String(until)}: ${message}`
}

/** The text of the component for a response of its query, and its state. */
function render(response: Answer, expired?: Expired, charges: string | null = '2.5') {
  query.response = response
  query.asked.length = 0
  const base = { email: 'a@sample.test', order, review: 'asking', explain } as const
  const props = { ...base, expired, charges: charges as Decimal | null, onKnown: () => {} }
  const html = renderToStaticMarkup(createElement(OrderQuote, props))
  return {
    is: /data-state="(\w+)"/.exec(html)?.[1],
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  }
}
/** The state while the customer looks at the review, after the quote `ended` has expired. */
const stateAfter = (ended: Quote, response: Answer, review: 'asking' | 'unknown' | 'refused' = 'asking') =>
  quoteState({ order, review, charges: null, expired: undefined, ended, data: undefined, ...response })

beforeEach(() => vi.mocked(callCapability).mockReset())

describe('CAP-2 loading', () => {
  it('says that the figures are our own until the quote is there', () => {
    const { is, text } = render(loading)
    expect(is).toBe('loading')
    expect(text).toContain('The figures above are our own calculation until then.')
  })
  it('asks for the amount and the destination of the order', () => {
    render(loading)
    expect(query.asked[0]?.enabled).toBe(true)
    void query.asked[0]?.queryFn({})
    expect(callCapability).toHaveBeenCalledWith('quote', {
      body: { amount: '100.00', destination: 'bank' },
      signal: undefined,
    })
  })
})

describe('CAP-2 a quote', () => {
  it('is shown with its rule and its end, without an earlier quote', () => {
    const { is, text } = render(answered(first))
    expect(is).toBe('binding')
    expect(text).toContain('The fee is 2.5% of the amount. This quote is valid until')
    expect(text).not.toContain('no longer holds')
  })
  it.each([
    ['another amount', quoted('2.50', '47.50', { requested: '50' as Quote['requested'] })],
    ['figures that don’t add up', quoted('2.50', '98.00')],
    ['a negative fee', quoted('-1.00', '101.00')],
    ['nothing paid out', quoted('100.00', '0.00')],
  ])('FAIR-1 of %s is not shown', (_, wrong) => {
    const { is, text } = render(answered(wrong))
    expect(is).toBe('failed')
    expect(text).toContain('The quote doesn’t match this withdrawal.')
  })
})

describe('FAIR-4 a fee that differs from the published rate', () => {
  it('is stated beside the quote, with both figures, and does not block', () => {
    const { is, text } = render(answered(quoted('99.99', '0.01')))
    expect(is).toBe('binding')
    expect(text).toContain('This fee is not the one we calculated')
    expect(text).toContain('The quoted fee is $99.99 .')
    expect(text).toContain('By the rate of your account, 2.5% of the amount, it would be $2.50 .')
    expect(text).toContain('Confirm only if you agree to the quoted fee.')
  })
  it('is stated for a single cent too, and for a lower fee', () => {
    for (const fee of ['2.51', '0'])
      expect(render(answered(quoted(fee, fee === '0' ? '100' : '97.49'))).text).toContain('not the one')
  })
  it('is not stated for the same fee, or without a readable rate', () => {
    expect(render(answered(first)).text).not.toContain('not the one')
    expect(render(answered(second), undefined, null).text).not.toContain('not the one')
    expect(render(answered(second), undefined, '-1').text).not.toContain('not the one')
  })
})

describe('CAP-2 a renewed quote', () => {
  it('is shown beside the old one', () => {
    const { is, text } = render(answered(first), {
      was: first,
      response: { quote: { ...second, id: 'new' } },
    })
    expect(is).toBe('binding')
    expect(text).toContain('The quote you saw is no longer valid. Nothing was sent.')
    expect(text).toMatch(/You receive \$97\.50 \$96\.00 Fee \$2\.50 \$4\.00/)
  })
  it('in the refusal itself is not requested again', () => {
    render(loading, { was: first, response: { quote: second } })
    expect(query.asked[0]?.enabled).toBe(false)
  })
  it('is requested if the refusal has none, or one for another amount', () => {
    for (const response of [null, {}, { quote: { ...second, requested: '50' } }]) {
      render(loading, { was: first, response })
      expect(query.asked[0]?.enabled).toBe(true)
    }
  })
  it('is requested once the one in the refusal has expired', () => {
    const expired = { was: first, response: { quote: second } }
    expect(renewedQuote({ order, expired, ended: null })).toEqual(second)
    expect(renewedQuote({ order, expired, ended: second })).toBeNull()
  })
  it('doesn’t say that nothing was sent, if the order was sent', () => {
    expect(stateAfter(first, answered(second), 'refused')).toMatchObject({ was: first, tried: true })
  })
})

describe('CAP-2 a quote that has expired', () => {
  it('is no longer shown, even if the server sends it again', () => {
    const state = stateAfter(first, answered({ ...first }))
    expect(state).toEqual({ is: 'failed', why: 'The quote you saw is no longer valid.', retrying: false })
  })
  it('is loading while a new one is requested', () => {
    expect(stateAfter(first, answered(first, { isFetching: true }))).toEqual({ is: 'loading' })
  })
  it('is named beside the next one', () => {
    expect(stateAfter(first, answered(second))).toMatchObject({ is: 'binding', was: first, quote: second })
  })
  it('is not compared while the outcome of the order is unknown', () => {
    expect(stateAfter(first, answered(second), 'unknown')).toMatchObject({ is: 'binding', was: null })
  })
})

describe('CAP-2 FAIR-7 a quote that can’t be loaded', () => {
  it('says what happened, and offers to try again', () => {
    const { is, text } = render(failure(new ApiError({ kind: 'offline', message: 'Offline.', effect: 'no' })))
    expect(is).toBe('failed')
    expect(text).toContain('No binding quote at the moment')
    expect(text).toContain('Offline. The figures above are our own calculation.')
    expect(text).toContain('Try again')
  })
  it('is not available if the backend declares the call and doesn’t have it', () => {
    expect(render(failure(refused(404))).text).toContain('This is not available at the moment.')
  })
  it('is no refusal of the order if there were too many attempts', () => {
    expect(render(failure(refused(429))).is).toBe('failed')
  })
  it('says that the server would refuse the order, if the server says so', () => {
    const { is, text } = render(failure(refused(403)))
    expect(is).toBe('refused')
    expect(text).toContain('Nothing was sent. Your account is closed.')
  })
  it('CAP-3 says until when withdrawals are locked, if that is the reason', () => {
    const body = { code: 'locked', until: '2026-03-03T10:00:00Z' }
    const error = new ApiError({ ...refused(403), message: 'Locked.', body })
    const { is, text } = render(failure(error))
    expect(is).toBe('refused')
    expect(text).toContain('Nothing was sent. locked until 2026-03-03T10:00:00Z: Locked.')
  })
  it('is no refusal of the order if the server asks for a confirmation that a quote never has', () => {
    const body = { code: 'step_up', action: 'x', methods: ['password'] }
    const error = new ApiError({ ...refused(403), message: 'Confirm that it is you.', body })
    const { is, text } = render(failure(error))
    expect(is).toBe('failed')
    expect(text).toContain('asked for a confirmation before it named a quote, which is not possible here.')
    expect(text).toContain('Try again, or contact support. The figures above are our own calculation.')
    expect(text).not.toContain('Confirm that')
  })
})
