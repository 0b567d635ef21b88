/** Every optional capability with screens or calls of its own (CAP-2, CAP-3), by the name that `GET /` declares. */
export const capabilityNames = [
  'payout-steps',
  'payout-cancel',
  'quote',
  'messages',
  'sessions',
  'activity',
  'withdrawal-lock',
  'address-book',
  'two-factor',
  'passkeys',
  'mail-word',
] as const

export type Capability = (typeof capabilityNames)[number]
