import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

/* Several forms */

export const email = () => 'Email'
export const passwordLabel = () => 'Password'
export const newPasswordLabel = () => 'New password'
/** What the password field contains, for its button: `Show new password`. */
export const newPassword = () => 'new password'
export const seedPhrase = () => 'Seed phrase'
export const login = () => 'Login'
export const passwordNotChanged = () => 'Your password was not changed'
export const passwordChangeUnknown = () => 'We cannot tell whether your password was changed'
export const walletPhrase = () =>
  'This looks like a wallet recovery phrase. Never type it on any website. It was not sent.'

/* ChangePasswordForm */

export const changePassword = () => 'Change password'
export const sendFormAgain = () =>
  'Either your old or your new password works now. Send this form again to be sure that it is the new one.'

/* NewPasswordField, PasswordChecklist */

export const commonPasswordRefused = () =>
  'A very common password may be refused, even if it meets all the rules.'
export const passwordRules = () => 'Password rules'
export const ruleLength = () => 'At least 8 characters'
export const ruleLetter = () => 'A letter'
export const ruleDigit = () => 'A number'
/** `symbols` are all that are allowed, without spaces between them. */
export const ruleSymbol = ({ symbols }: { symbols: string }) => `One of ${symbols}`
export const ruleOnly = () => 'No spaces or other characters'
/** Follows a rule, for screen readers. */
export const ruleMet = () => ' (met)'
/** Follows a rule, for screen readers. */
export const ruleNotMet = () => ' (not met)'
export const rulesMet = ({ met, count }: { met: number; count: number }) =>
  `${met} of ${count} password rules met`

/* PasswordChangedDialog */

export const passwordChanged = () => 'Password Changed Successfully'
export const signedOutEverywhere = () =>
  'Sign in with the new password. You have been signed out on all your devices.'
/** `support` is a link with the text of `contactSupport`. */
export const othersMayBeSignedIn = ({ support }: { support: ReactNode }) =>
  rich`Sign in with the new password. Other devices may still be signed in. If one of them could be someone else’s, ${support}.`
export const contactSupport = () => 'contact support'

/* ResetPasswordForm */

export const resetPassword = () => 'Reset Password'
/** `signIn` is a button with the text of `signInLink`. */
export const tryToSignIn = ({ signIn }: { signIn: ReactNode }) =>
  rich`Try to ${signIn} with the new password. If it is refused, send this form again.`
export const loginInstead = () => 'Login instead'

/* ResetPasswordForm, SignUpForm */

/** In the middle of a sentence. */
export const signInLink = () => 'sign in'

/* SeedPhraseField */

export const seedPhraseHint = () =>
  'Enter it in one line as you saved it when you created your account, with its hyphens or spaces. Never enter the recovery phrase of a wallet.'

/* SeedPhraseDialog */

export const registered = () => 'Successful Registration'
export const savePhraseNow = () =>
  'Save your seed phrase now. We show it only once, and without it nobody can reset a lost password, not even support. Anyone who has it can take over your account.'
/** `phrase` is an element with all words, joined by hyphens. */
export const inOneLine = ({ phrase }: { phrase: ReactNode }) =>
  rich`In one line, exactly as you type it to reset your password: ${phrase}`
export const copyPhrase = () => 'Copy seed phrase'
export const download = () => 'Download'
export const print = () => 'Print'
export const clearClipboard = () => 'Clear clipboard'
export const keepWordsSafe = () =>
  'Keep the words in this order, on paper or in a password manager. Do not keep them in an email, a chat or a photo. Anyone who uses this device can read a downloaded file.'
export const saveWordsFirst = () => 'Save the words first, then tick this box. We cannot show them again.'
export const haveSavedPhrase = () => 'I have saved my seed phrase.'

/* usePhraseCopy */

export const phraseCopied = () => 'Seed phrase copied'
export const copyRefused = () =>
  'The browser refused to copy. The phrase is selected: copy it yourself, or write it down.'
export const clipboardCleared = () => 'Clipboard cleared'
export const clearRefused = () =>
  'The browser refused to clear the clipboard. Copy something else to replace it.'

/* SeedPhraseWords */

/** Stands for a hidden word, for screen readers. */
export const wordHidden = () => 'hidden'
export const hideWords = () => 'Hide the words'
export const showWords = () => 'Show the words'

/* SignInForm */

export const passwordRequired = () => 'Password is required'
export const signIn = () => 'Sign in'
export const notSignedIn = () => 'You are not signed in'
/** The outcome is unknown: the server may have signed the customer in. */
export const signInUnknown = () => 'Sent, answer unknown'
/** `create` is a link with the text of `createAccountLink`. */
export const newHere = ({ create }: { create: ReactNode }) => rich`New here? ${create}`
export const createAccountLink = () => 'Create an account'
export const forgotPassword = () => 'Forgot password?'

/* SignUpForm */

export const createAccount = () => 'Create account'
export const accountNotCreated = () => 'Your account was not created'
export const accountCreationUnknown = () => 'We cannot tell whether your account was created'
/** `signIn` and `support` are links with the texts of `signInLink` and `supportLink`. */
export const accountMayBeYours = (links: { signIn: ReactNode; support: ReactNode }) =>
  rich`Send the form again. If it then says that the email is registered, the account may be yours: ${links.signIn} with this password, and ask ${links.support} before you deposit: you have not seen the seed phrase, and nobody can show it to you again.`
export const supportLink = () => 'support'
/** `signIn` is a link with the text of `signIn`. */
export const haveAccount = (links: { signIn: ReactNode }) => rich`Already have an account? ${links.signIn}`
export const fullName = () => 'Full name'
export const investmentGoal = () => 'Investment goal'
export const chooseGoal = () => 'Choose one'
/** `goal` is the English name of an investment goal, such as 'A Career Change', or 'none'. */
export const goalName = ({ goal }: { goal: string }) => (goal === 'none' ? 'None' : goal)
export const address = () => 'Address'
export const zipCode = () => 'Zip code'
/** `terms` and `privacy` are links with the texts of `termsOfUse` and `privacyPolicy`. */
export const acceptTerms = ({ terms, privacy }: { terms: ReactNode; privacy: ReactNode }) =>
  // The space is a separate text node, because it moves the letters by less than a pixel.
  rich`I have read and accept the${' '}${terms}${' '}and the${' '}${privacy}.`
export const termsOfUse = () => 'Terms of Use'
export const privacyPolicy = () => 'Privacy Policy'
