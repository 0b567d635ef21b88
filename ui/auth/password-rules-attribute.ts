import { PASSWORD_SYMBOLS } from '#contract/fields.ts'

/**
 * An attribute with the rules for passwords that a password manager generates. React's types lack it.
 * https://developer.apple.com/password-rules/
 */
export const passwordRulesAttribute: object = {
  passwordrules: `minlength: 8; maxlength: 128; required: lower, upper; required: digit; required: [${PASSWORD_SYMBOLS}];`,
}
