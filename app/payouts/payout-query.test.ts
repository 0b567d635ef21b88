import { beforeEach, expect, it, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { cancelPayout } from './cancel-payout.ts'
import { cancelsAtOnce, mayBeCancelled, newerOf, payoutQuery } from './payout-query.ts'

vi.mock('../api/capability-client.ts', () => ({ callCapability: vi.fn<typeof callCapability>() }))
const call = vi.mocked(callCapability)
beforeEach(() => void call.mockReset())

const row = {
  _id: 'a',
  amount: '100' as const,
  date: null,
  reference: null,
  status: 'pending',
  stage: 'checking',
  version: 2,
  cancellable: true,
}

it('CAP-2 of two rows of a withdrawal, the one with the higher version counts', () => {
  const sent = { ...row, stage: 'sent', version: 3 }
  expect(newerOf(row, sent)).toBe(sent)
  expect(newerOf(sent, row)).toBe(sent)
  expect(newerOf(row, null)).toBe(row)
})

it('CAP-2 cancelling is never offered at a final stage, whatever the row says', () => {
  expect(mayBeCancelled(row)).toBe(true)
  for (const stage of ['sent', 'arrived', 'cancelled', 'refused', 'returned'])
    expect(mayBeCancelled({ ...row, stage })).toBe(false)
  for (const status of ['failed', 'approved']) expect(mayBeCancelled({ ...row, status })).toBe(false)
})

it('CAP-2 FAIR-1 a cancellation is certain to stop it only before it is approved', () => {
  for (const stage of ['requested', 'checking', 'held', 'action_needed'])
    expect(cancelsAtOnce({ stage })).toBe(true)
  for (const stage of ['approved', 'sent', 'cancelling', 'parked', undefined])
    expect(cancelsAtOnce({ stage })).toBe(false)
})

it('CAP-2 a response about another withdrawal can’t be read', async () => {
  call.mockResolvedValue({ withdrawal: { ...row, _id: 'b' }, events: [], money: null, trace: null } as never)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.fetchQuery(payoutQuery('a@sample.test', row))).rejects.toThrow('does not understand')
})

it.each([undefined, { ...row, _id: 'b', stage: 'sent' }])(
  'CAP-2 API-15 too_late without a row of this withdrawal does not prove that it was sent: %j',
  async (withdrawal) => {
    const body = { code: 'too_late', message: 'Too late.', withdrawal }
    call.mockRejectedValue(
      new ApiError({ kind: 'conflict', message: 'Too late.', effect: 'no', status: 409, body }),
    )
    expect(await cancelPayout('a@sample.test', row)).toMatchObject({ is: 'late', sent: false })
  },
)
