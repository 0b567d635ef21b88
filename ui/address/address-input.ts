/** Attributes of an input for a wallet address: a browser must not change or suggest one. */
export const addressInput = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const
