import type { Tone } from '../primitives/tone.ts'
import * as m from './messages.ts'

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

type DepositMessage = { tone: Tone; title: () => string; text: () => string; inHistory: boolean }

/** The messages for each state of a reported deposit. */
export const depositMessages: Record<DepositState, DepositMessage> = {
  waiting: { tone: 'info', title: m.waitingTitle, text: m.waitingText, inHistory: false },
  delayed: { tone: 'warning', title: m.delayedTitle, text: m.delayedText, inHistory: false },
  checking: { tone: 'warning', title: m.checkingTitle, text: m.checkingText, inHistory: true },
  recorded: { tone: 'success', title: m.recordedTitle, text: m.recordedText, inHistory: true },
  listed: { tone: 'success', title: m.listedTitle, text: m.listedText, inHistory: true },
  refused: { tone: 'danger', title: m.refusedTitle, text: m.refusedText, inHistory: false },
  unknown: { tone: 'warning', title: m.unknownTitle, text: m.unknownText, inHistory: true },
  repeating: { tone: 'info', title: m.repeatingTitle, text: m.repeatingText, inHistory: false },
}

/** The message for the text. `countsOnce`: the backend declares idempotency, so that it records the same deposit only once (API-14). */
export const depositText = ({
  state,
  countsOnce,
}: {
  state: DepositState
  countsOnce?: boolean | undefined
}) => (state === 'unknown' && countsOnce ? m.unknownCountsOnce : depositMessages[state].text)
