import { ADDRESS_WAIT } from '#contract/capabilities/security-fields.ts'
import { dollars } from './dollars.ts'
import { removedLines, type Removed } from './removed-protections.ts'
import { utcTime } from './utc-time.ts'

export type Mail = { subject: string; body: string }

type Facts = { agent: string; at: Date }

/** At least: an earlier lock that is longer stays. */
export const chooseNotMe =
  'If this was not you, open Security in the app and choose “This was not me”. It signs out all other devices and locks withdrawals for at least 48 hours.'

/** What to do if it was someone else. `then` is what “This was not me” doesn't undo. */
const notYou = (...then: string[]) =>
  [chooseNotMe, ...then, 'If you can’t sign in, contact support.'].join(' ')

/** How the customer gets rid of what a thief with the password has added, also if it keeps the customer out. */
const afterPhrase = (what: string) =>
  `Then set a new password with your seed phrase: within 7 days, this also removes ${what}.`

/** None of our emails has a link or asks for a password, a code or the phrase, so an email that does is not ours. */
export const mail = (subject: string, ...lines: string[]): Mail => ({
  subject,
  body: [
    ...lines,
    'No email from us asks for your password, your seed phrase or a code. Support never asks for them either. Enter them only on our site.',
  ].join('\n\n'),
})

const happened = (what: string, { agent, at }: Facts) => `${what}.\n\nTime: ${utcTime(at)}\nBrowser: ${agent}`

const codesLeft = (left: number) => [
  left === 0
    ? 'It was the last one. Make new backup codes under Security.'
    : `${left} of your backup codes ${left === 1 ? 'is' : 'are'} left.`,
  notYou('Then make new backup codes, so that these stop working.'),
]

const onlySavedStays = `It stays on until it is switched off under Security. That takes effect ${ADDRESS_WAIT.onlyOff} hours later.`

function nothingPayable(at: Date, firstFrom: Date | null): string[] {
  if (firstFrom === null)
    return [
      `You have no saved address, so nothing can be withdrawn. A new address can be used ${ADDRESS_WAIT.added} hours after it is saved.`,
    ]
  if (firstFrom <= at) return []
  return [
    `None of your saved addresses can be used before ${utcTime(firstFrom)}. Nothing can be withdrawn until then.`,
  ]
}

type Destination = { wallet: string } | { accountNumber: string; bankName: string }
type Requested = { reference: string; amount: bigint; to: Destination; cancel: boolean }

/** A destination as the withdrawal page shortens it. Other people may read an email too. */
const shortened = (to: Destination) =>
  'wallet' in to
    ? `the wallet address ${to.wallet.slice(0, 6)}…${to.wallet.slice(-6)}`
    : `the bank account ending in ${to.accountNumber.replaceAll(/\s/g, '').slice(-4)}, at “${to.bankName}”`

export const mails = {
  newBrowser: (facts: Facts) =>
    mail('New sign-in', happened('Someone signed in to your account', facts), notYou()),
  backupCodeUsed: (facts: Facts, left: number) =>
    mail(
      'Backup code used',
      happened('Someone signed in to your account with a backup code', facts),
      ...codesLeft(left),
    ),
  backupCodeConfirmed: (facts: Facts, left: number) =>
    mail(
      'Backup code used',
      happened('A change or a withdrawal was confirmed with a backup code', facts),
      ...codesLeft(left),
    ),
  confirmationRefused: (facts: Facts) =>
    mail(
      'A confirmation was refused',
      happened(
        'Someone who is signed in to your account tried to confirm a change or a withdrawal, but the password, code or passkey was refused',
        facts,
      ),
      'This attempt confirmed nothing. If this was you, for example with a typing error, you need to do nothing. We send this email at most once an hour, so there may have been more attempts.',
      notYou('Then change your password.'),
    ),
  secondStepRefused: (facts: Facts) =>
    mail(
      'Your password was entered, the second step refused',
      happened('Someone entered your password, but the second step was refused', facts),
      'They are not signed in. If this was you, for example with an old code, you need to do nothing.',
      'If this was not you, someone knows your password. Set a new one now: choose “Forgot password?” at sign-in. It needs your seed phrase.',
      'If you can’t sign in, contact support.',
    ),
  notMe: (facts: Facts, until: Date) =>
    mail(
      'Withdrawals are locked',
      happened('“This was not me” was chosen', facts),
      `All other devices were signed out. Withdrawals are locked until ${utcTime(until)}. This does not stop a withdrawal that was requested before.`,
      'Change your password now. If you did not choose this yourself, contact support.',
    ),
  passwordChanged: (facts: Facts, until: Date | null, removed: Removed) =>
    mail(
      'Your password was changed',
      happened('Your password was changed with your seed phrase', facts),
      'Every device was signed out, and has to sign in with the new password.',
      ...(until ? [`Withdrawals are held until ${utcTime(until)}.`] : []),
      ...removedLines(removed),
      'If this was not you, contact support now.',
    ),
  secondStepOn: (facts: Facts) =>
    mail(
      'Second step switched on',
      happened('A second step at sign-in was switched on', facts),
      notYou(afterPhrase('it')),
    ),
  secondStepOff: (facts: Facts, until: Date) =>
    mail(
      'Second step switched off',
      happened('The second step at sign-in was switched off', facts),
      `Withdrawals are held until ${utcTime(until)}.`,
      notYou('Then switch the second step on again.'),
    ),
  backupCodesMade: (facts: Facts) =>
    mail(
      'New backup codes',
      happened('New backup codes were made', facts),
      'The earlier backup codes no longer work.',
      notYou('Then make new backup codes, so that these stop working.'),
    ),
  passkeyAdded: (facts: Facts, name: string) =>
    mail(
      'Passkey added',
      happened(`The passkey “${name}” was added`, facts),
      notYou('Then remove this passkey: it can still sign in.', afterPhrase('this passkey')),
    ),
  passkeyRemoved: (facts: Facts, name: string) =>
    mail(
      'Passkey removed',
      happened(`The passkey “${name}” was removed`, facts),
      'It can no longer sign in.',
      notYou(),
    ),
  addressAdded: (facts: Facts, label: string, from: Date) =>
    mail(
      'Address saved',
      happened(`The withdrawal address “${label}” was saved`, facts),
      `Withdrawals to it are refused until ${utcTime(from)}.`,
      notYou('Then remove this address.'),
    ),
  addressRemoved: (facts: Facts, label: string, heldUntil: Date | null) =>
    mail(
      'Address removed',
      happened(`The withdrawal address “${label}” was removed from your saved addresses`, facts),
      ...(heldUntil ? [`Withdrawals to it are refused at least until ${utcTime(heldUntil)}.`] : []),
      notYou(),
    ),
  /** `firstFrom`: when the first saved address can be used. `null`: none is saved. */
  onlySavedOn: (facts: Facts, firstFrom: Date | null) =>
    mail(
      'Withdrawals only to saved addresses',
      happened('“Pay only to saved addresses” was switched on', facts),
      'Withdrawals to all other addresses and to bank accounts are refused from now on.',
      ...nothingPayable(facts.at, firstFrom),
      onlySavedStays,
      notYou('Then switch it off.'),
    ),
  onlySavedKept: (facts: Facts, wouldEnd: Date) =>
    mail(
      'Withdrawals only to saved addresses',
      happened('Switching off “Pay only to saved addresses” was cancelled', facts),
      `Other destinations would have been allowed from ${utcTime(wouldEnd)}. They now stay refused.`,
      onlySavedStays,
      notYou('Then switch it off again.'),
    ),
  onlySavedOff: (facts: Facts, from: Date) =>
    mail(
      'Withdrawals to other addresses',
      happened('Switching off “Pay only to saved addresses” was requested', facts),
      `Withdrawals to other destinations are refused until ${utcTime(from)}.`,
      notYou('Then switch it on again.'),
    ),
  lockSet: (facts: Facts, until: Date) =>
    mail(
      'Withdrawals are locked',
      happened('A lock on your withdrawals was set', facts),
      `Withdrawals are locked until ${utcTime(until)}. The lock can be made longer, but not shorter.`,
      notYou(),
    ),
  wordSet: (facts: Facts) =>
    mail(
      'Word for our emails set',
      happened('A word for our emails to you was set', facts),
      'This email does not have it yet. Later ones do.',
      notYou('Then set another word.'),
    ),
  wordReplaced: (facts: Facts) =>
    mail(
      'Word in our emails changed',
      happened('The word in our emails to you was changed', facts),
      'This email still has the earlier word, so that you recognise it. Later ones have the new word.',
      notYou('Then set another word.'),
    ),
  /** `cancel`: whether the customer can cancel it until it is sent. */
  payoutRequested: (facts: Facts, { reference, amount, to, cancel }: Requested) =>
    mail(
      'Withdrawal requested',
      happened(`The withdrawal ${reference} was requested`, facts),
      `Amount: ${dollars(amount)}\nTo: ${shortened(to)}`,
      ...(cancel ? ['It can be cancelled until it is sent: open it in your withdrawal history.'] : []),
      notYou(
        `“This was not me” does not stop the withdrawal itself. ${cancel ? 'Cancel it now, or contact support if you can’t.' : 'Contact support now.'}`,
      ),
    ),
}
