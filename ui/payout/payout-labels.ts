import {
  type Actor,
  actors,
  isKnownStage,
  type Reason,
  reasons,
  type Stage,
} from '#contract/capabilities/payouts.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Name = () => string

/** The names of the stages. `now`: while it is the current stage. `listed`: beside the status in a list. */
const names: Record<Stage, { done: Name; now?: Name; listed?: Name }> = {
  requested: { done: m.requested },
  checking: { done: m.checked, now: m.beingChecked },
  held: { done: m.onHold },
  action_needed: { done: m.actionNeeded },
  // In a list it is beside 'Pending', which 'Approved' would contradict.
  approved: { done: m.approved, listed: m.approvedPending },
  sent: { done: m.sent },
  arrived: { done: m.arrived },
  cancelling: { done: m.cancelling },
  cancelled: { done: m.cancelled },
  refused: { done: m.refused },
  returned: { done: m.returned },
}

/** Stages that last until the next one. The others are events, which have happened once they are listed. */
const ongoing: readonly string[] = ['checking', 'held', 'action_needed', 'cancelling'] satisfies Stage[]

/** Whether a stage lasts, which we also assume of one that the app doesn't know. */
export const isOngoing = (stage: string) => !isKnownStage(stage) || ongoing.includes(stage)

/** The maximum length of a server's name for a stage or an actor, in characters. */
const LONGEST = 60

/** A stage or an actor that this app doesn't know, as the server wrote it. */
const asWritten = (word: string) => word.replaceAll('_', ' ').slice(0, LONGEST)

/** The name of a stage. One that the app doesn't know is shown as the server wrote it. */
export function stageName(stage: string, form: 'done' | 'now' | 'listed', t: Translate): string {
  if (!isKnownStage(stage)) return asWritten(stage)
  const { done, now = done, listed = now } = names[stage]
  return t({ done, now, listed }[form])
}

/** Names for who acts: the operator, and the network if it is known. */
export type ActorNames = { us: string; network?: string }

/** Who acts. Empty if the server didn't say. */
export function actorName(actor: string | null, { us, network }: ActorNames, t: Translate): string {
  if (actor === null) return ''
  const known: Record<Actor, string> = {
    you: t(m.you),
    us,
    bank: t(m.bank),
    network: network ?? t(m.network),
  }
  return isActor(actor) ? known[actor] : asWritten(actor)
}
const isActor = (actor: string): actor is Actor => (actors as readonly string[]).includes(actor)

const sentences: Record<Exclude<Reason, 'other'>, () => string> = {
  name_mismatch: m.nameMismatch,
  bank_rejected: m.bankRejected,
  limit: m.aboveLimit,
  document: m.documentMissing,
  network: m.networkFailed,
}

/** Our sentence for a reason. `null` for `other` and for unknown reasons, for which the server's own text says why. */
export const reasonSentence = (reason: string | null, t: Translate): string | null =>
  reason !== null && reason !== 'other' && isReason(reason) ? t(sentences[reason]) : null
const isReason = (reason: string): reason is Exclude<Reason, 'other'> =>
  (reasons as readonly string[]).includes(reason)
