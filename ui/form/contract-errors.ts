/** Each sentence with which the contract says what is wrong with a value. The English app doesn't load this list. */
export const contractErrors = [
  'Address is required',
  'Address must be at least 5 characters long',
  'Address must be at most 200 characters long',
  'An account number has at least 4 characters',
  'At least 1 special character and a number',
  'Choose 1 to 30 days',
  'Choose a network',
  'Choose whole days',
  'Email is required',
  'Enter a SWIFT/BIC code of 8 or 11 characters',
  'Enter a name',
  'Enter a name for it',
  'Enter an amount',
  'Enter an amount greater than 0',
  'Enter the account number',
  'Enter the code',
  'Enter the name of the bank',
  'Enter the whole wallet address',
  'Fullname is required',
  'Invalid Email',
  'Maximum of 128 characters',
  'Minimum of 4 characters',
  'Minimum of 8 characters',
  'Password is required',
  'Please enter a valid Zip code',
  'Please enter a valid full name',
  'Please enter a valid number',
  'Please select an investment goal',
  'Seed Phrase is required',
  'This account number is too long',
  'This amount is too large',
  'This code is too long',
  'This has invisible characters: remove them',
  'This isn’t a wallet address',
  'This is too long',
  'This is too long for a seed phrase',
  'This name is too long',
  'This password is too long',
  'Use 3 to 40 letters',
  'Use at most two decimals, for example 1000.50',
  'Use digits and a dot, for example 1000.50',
  'Use letters and digits only',
  'Use letters only',
  'Zip Code must be at least 4 characters',
  'Zip Code must be at most 20 characters',
  'Zip code is required',
] as const

export type ContractError = (typeof contractErrors)[number]

/**
 * The message `fieldError` in another language. A sentence that isn't in `texts`, such as one from your server, stays unchanged.
 *
 * @example
 * ```ts
 * translation(form, { fieldError: errorsFrom({ 'Email is required': 'Bitte E-Mail-Adresse eingeben' }) })
 * ```
 */
export function errorsFrom(texts: Readonly<Record<string, string>>) {
  const known = new Map(Object.entries(texts))
  return ({ error }: { error: string }) => known.get(error) ?? error
}
