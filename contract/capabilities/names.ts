/** Every optional capability that adds screens or calls (CAP-2, CAP-3), by the name that `GET /` declares. */
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
