import {
  type Actor,
  actors,
  isKnownStage,
  type Reason,
  reasons,
  type Stage,
} from '#contract/capabilities/payouts.ts'

/** The names of the stages. `now`: while it is the present one. `listed`: beside the status in a list. */
const names: Record<Stage, { done: string; now?: string; listed?: string }> = {
  requested: { done: 'Requested' },
  checking: { done: 'Checked', now: 'Being checked' },
  held: { done: 'On hold' },
  action_needed: { done: 'Waiting for you' },
  // In a list it stands beside 'Pending', which 'Approved' would contradict.
  approved: { done: 'Approved', listed: 'Ready to be sent' },
  sent: { done: 'Sent' },
  arrived: { done: 'Arrived' },
  cancelling: { done: 'Being cancelled' },
  cancelled: { done: 'Cancelled' },
  refused: { done: 'Refused' },
  returned: { done: 'Came back' },
}

/** The longest word of a server that is shown for a stage or an actor, in characters. */
const LONGEST = 60

/** A stage or an actor that this app doesn't know, as the server wrote it. */
const asWritten = (word: string) => word.replaceAll('_', ' ').slice(0, LONGEST)

/** The name of a stage. One that the app doesn't know is shown as the server wrote it. */
export function stageName(stage: string, form: 'done' | 'now' | 'listed' = 'done'): string {
  if (!isKnownStage(stage)) return asWritten(stage)
  const { done, now = done, listed = now } = names[stage]
  return { done, now, listed }[form]
}

/** Names for who acts: the operator, and the network if it is known. */
export type ActorNames = { us: string; network?: string }

/** Who acts. Empty if the server didn't say. */
export function actorName(actor: string | null, { us, network = 'Network' }: ActorNames): string {
  if (actor === null) return ''
  const known: Record<Actor, string> = { you: 'You', us, bank: 'Bank', network }
  return isActor(actor) ? known[actor] : asWritten(actor)
}
const isActor = (actor: string): actor is Actor => (actors as readonly string[]).includes(actor)

const sentences: Record<Exclude<Reason, 'other'>, string> = {
  name_mismatch: 'The name of the account holder differs from the name on your account here.',
  bank_rejected: 'The bank did not accept the payment.',
  limit: 'The amount is above a limit.',
  document: 'A document from you is missing.',
  network: 'The network did not carry out the payment.',
}

/** Our sentence for a reason. `null` for `other` and for one that we don't know: then the server's own text says why. */
export const reasonSentence = (reason: string | null): string | null =>
  reason !== null && reason !== 'other' && isReason(reason) ? sentences[reason] : null
const isReason = (reason: string): reason is Exclude<Reason, 'other'> =>
  (reasons as readonly string[]).includes(reason)
