import type { Tone } from '../primitives/tone.ts'

export const depositStates = [
  'waiting',
  'delayed',
  'checking',
  'recorded',
  'listed',
  'refused',
  'unknown',
  'repeating',
] as const
export type DepositState = (typeof depositStates)[number]

type Words = { tone: Tone; title: string; text: string; inHistory: boolean }

/** The text for `unknown` if the backend declares idempotency, so that it records the same deposit only once (API-14). */
export const COUNTS_ONCE =
  'Check your deposit history first. The platform states that it records the same deposit only once.'

/** The texts for each state of a reported deposit. */
export const depositMessages: Record<DepositState, Words> = {
  waiting: {
    tone: 'info',
    title: 'Recording the deposit …',
    text: 'You can leave this page. The deposit is recorded either way.',
    inHistory: false,
  },
  delayed: {
    tone: 'warning',
    title: 'The deposit is not recorded yet.',
    text: 'It is stored on this device, and we’ll send it once as soon as possible. You don’t need to do anything.',
    inHistory: false,
  },
  checking: {
    tone: 'warning',
    title: 'We do not know yet whether the deposit is recorded.',
    text: 'It is stored on this device, and we’ll try again. The platform states that it records the same deposit only once.',
    inHistory: true,
  },
  recorded: {
    tone: 'success',
    title: 'Deposit recorded.',
    text: 'It’s pending. We’ll add it to your balance once the network has confirmed it.',
    inHistory: true,
  },
  listed: {
    tone: 'success',
    title: 'The history shows this deposit.',
    text: 'If you didn’t also report it elsewhere, this is your deposit, and you don’t need to send it again.',
    inHistory: true,
  },
  refused: {
    tone: 'danger',
    title: 'The deposit was not recorded.',
    text: 'This doesn’t affect the payment itself. Email the receipt to support, who can record it.',
    inHistory: false,
  },
  unknown: {
    tone: 'warning',
    title: 'We could not confirm that the deposit was recorded.',
    text: 'Check your deposit history first. If you send it again and it was recorded, it may count twice.',
    inHistory: true,
  },
  repeating: {
    tone: 'info',
    title: 'Sending the deposit again …',
    text: 'You can leave this page.',
    inHistory: false,
  },
}
