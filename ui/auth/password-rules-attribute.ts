import { PASSWORD_SYMBOLS } from '#contract/fields.ts'

/**
 * Tells a password manager what it may generate. React's types don't know the attribute.
 * https://developer.apple.com/password-rules/
 */
export const passwordRulesAttribute: object = {
  passwordrules: `minlength: 8; maxlength: 128; required: lower, upper; required: digit; required: [${PASSWORD_SYMBOLS}];`,
}
