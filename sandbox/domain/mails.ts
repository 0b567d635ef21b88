import { utcTime } from './utc-time.ts'

export type Mail = { subject: string; body: string }

type Facts = { agent: string; at: Date }

const notYou =
  'If this was not you, open Security in the app and choose “This was not me”. It signs out everyone else and locks withdrawals for 48 hours.'

/** None of our emails has a link or asks for a password, a code or the phrase, so an email that does is not ours. */
const mail = (subject: string, ...lines: string[]): Mail => ({
  subject,
  body: [...lines, 'We never ask for your password, your codes or your seed phrase.'].join('\n\n'),
})

const happened = (what: string, { agent, at }: Facts) => `${what}.\n\nTime: ${utcTime(at)}\nBrowser: ${agent}`

export const mails = {
  newBrowser: (facts: Facts) =>
    mail('New sign-in', happened('Someone signed in to your account', facts), notYou),
  notMe: (facts: Facts, until: Date) =>
    mail(
      'Withdrawals are locked',
      happened('“This was not me” was chosen', facts),
      `All other devices were signed out. Withdrawals are locked until ${utcTime(until)}.`,
      'Change your password now. If you did not choose this yourself, contact support.',
    ),
  passwordChanged: (facts: Facts, until: Date | null) =>
    mail(
      'Your password was changed',
      happened('Your password was changed by seed phrase', facts),
      'Every device was signed out.',
      ...(until ? [`Withdrawals are held until ${utcTime(until)}.`] : []),
      'If this was not you, contact support now.',
    ),
  secondStepOn: (facts: Facts) =>
    mail('Second step switched on', happened('A second step at sign-in was switched on', facts), notYou),
  secondStepOff: (facts: Facts, until: Date) =>
    mail(
      'Second step switched off',
      happened('The second step at sign-in was switched off', facts),
      `Withdrawals are held until ${utcTime(until)}.`,
      notYou,
    ),
  passkeyAdded: (facts: Facts, name: string) =>
    mail('Passkey added', happened(`The passkey “${name}” was added`, facts), notYou),
  addressAdded: (facts: Facts, label: string, from: Date) =>
    mail(
      'Address saved',
      happened(`The withdrawal address “${label}” was saved`, facts),
      `It can be used from ${utcTime(from)}.`,
      notYou,
    ),
  onlySavedOff: (facts: Facts, from: Date) =>
    mail(
      'Withdrawals to other addresses',
      happened('“Pay only to saved addresses” was switched off', facts),
      `Other destinations can be used from ${utcTime(from)}.`,
      notYou,
    ),
  lockSet: (facts: Facts, until: Date) =>
    mail(
      'Withdrawals are locked',
      happened('You locked withdrawals', facts),
      `They are locked until ${utcTime(until)}. The lock can be made longer, but not shorter.`,
    ),
  payoutRequested: (facts: Facts, reference: string) =>
    mail('Withdrawal requested', happened(`The withdrawal ${reference} was requested`, facts), notYou),
}
