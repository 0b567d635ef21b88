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

it('CAP-3 FAIR-7 says what was removed instead of that it still works, if the backend says so', () => {
  const declared = ['two-factor', 'passkeys', 'withdrawal-lock']
  const all = afterReset(declared, ['two-factor', 'passkeys', 'withdrawal-lock']).join(' ')
  expect(all).toMatch(/second step and its backup codes were removed.*Passkeys that were added recently/)
  expect(all).not.toMatch(/still on|passkeys still work/)
  expect(all).toMatch(/A lock on withdrawals, if you set one, still ends/)
  expect(afterReset(declared, ['passkeys']).join(' ')).toMatch(/still on.*Passkeys that were added recently/)
})
