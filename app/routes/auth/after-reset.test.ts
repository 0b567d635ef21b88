import { expect, it } from 'vitest'
import { afterReset } from './after-reset.ts'

it('CAP-0 says nothing with a backend that offers no protection, or before the list is known', () => {
  for (const declared of [null, [], ['idempotency', 'payout-steps', 'messages']])
    expect(afterReset(declared)).toEqual([])
})

it('CAP-3 FAIR-7 says that withdrawals are held, and what a reset left as it was, only for what is offered', () => {
  expect(afterReset(['sessions'])).toEqual([expect.stringMatching(/^Withdrawals are held for 48 hours/)])
  expect(afterReset(['two-factor']).join(' ')).toMatch(/second step.*still on.*backup codes are still valid/)
  expect(afterReset(['two-factor']).join(' ')).not.toMatch(/passkey|lock|address/)
  expect(afterReset(['two-factor', 'passkeys', 'withdrawal-lock', 'address-book'])).toHaveLength(5)
})
