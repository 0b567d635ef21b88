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

/** Returns the declared capabilities that this client knows. Ignores all others, for example a later version such as `quote.2`. */
export const knownCapabilities = (declared: readonly string[]): Capability[] =>
  capabilityNames.filter((name) => declared.includes(name))
