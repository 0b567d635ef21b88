import type { CustomerMessage } from '#contract/capabilities/payouts.ts'

/** A message with nothing but its id, for tests. */
export const message = (id: string, more: Partial<CustomerMessage> = {}): CustomerMessage => ({
  id,
  at: null,
  kind: null,
  title: null,
  text: null,
  about: null,
  readAt: null,
  ...more,
})
