/** Attributes of an email field in the sign-in forms. Customers sign in with their email, so password managers get it as the user name. */
export const emailInput = {
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const
