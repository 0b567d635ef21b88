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
  'Check your deposit history first. The server has declared that it records the same deposit only once.'

/** The texts for each state of a reported deposit. */
export const depositMessages: Record<DepositState, Words> = {
  waiting: {
    tone: 'info',
    title: 'Recording the deposit …',
    text: 'Your mail program was asked to open. The deposit is recorded even if you leave this page.',
    inHistory: false,
  },
  delayed: {
    tone: 'warning',
    title: 'The deposit is not recorded yet.',
    text: 'It is kept on this device and sent again, once, as soon as that works. You need not repeat it.',
    inHistory: false,
  },
  checking: {
    tone: 'warning',
    title: 'We do not know yet whether the deposit is recorded.',
    text: 'We keep it on this device and ask again. The server has declared that it records the same deposit only once.',
    inHistory: true,
  },
  recorded: {
    tone: 'success',
    title: 'Deposit recorded.',
    text: 'It stays pending until your payment has arrived and was confirmed.',
    inHistory: true,
  },
  listed: {
    tone: 'success',
    title: 'The history shows this deposit.',
    text: 'If you did not also report it elsewhere, this is your deposit, and you do not need to send it again.',
    inHistory: true,
  },
  refused: {
    tone: 'danger',
    title: 'The deposit was not recorded.',
    text: 'Your payment itself is not affected. Send the receipt to support, who can record it.',
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
    text: 'It is sent once more. You can leave this page.',
    inHistory: false,
  },
}
