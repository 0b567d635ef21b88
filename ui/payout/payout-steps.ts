import {
  isKnownStage,
  stages,
  type MoneyLocation,
  type PayoutEvent,
  type Stage,
} from '#contract/capabilities/payouts.ts'
import type { Withdrawal } from '#contract/transactions.ts'

/** A step of a payout. `next`: it hasn't happened yet, and is expected. */
export type PayoutStep = {
  key: string
  stage: string
  state: 'done' | 'now' | 'next'
  /** When it happened, in ISO 8601. `null` if that could not be read, or for a step to come. */
  at: string | null
  /** Who acts, as the server sent it. */
  actor: string | null
  reason: string | null
  /** The server's own sentence. */
  text: string | null
  /** For `held`: the time of its release. */
  until: string | null
}

const paidOut: readonly string[] = ['sent', 'arrived']
const givenBack: readonly string[] = ['cancelled', 'refused', 'returned']

/** Whether the place of the money can't be right at this stage. Says nothing of a stage that we don't know. */
export function contradicts(stage: string | null | undefined, place: MoneyLocation): boolean {
  if (!isKnownStage(stage)) return false
  if (place === 'reserved') return paidOut.includes(stage)
  return !(place === 'paid out' ? paidOut : givenBack).includes(stage)
}

const neverPaidOut: readonly string[] = ['cancelled', 'refused']
const excludes = (a: string, b: string) => paidOut.includes(a) && neverPaidOut.includes(b)

/** The latest earlier stage that the step at `place` says is wrong, such as 'arrived' for a refusal after it. `null` if there is none. */
export function correctedBy(steps: readonly PayoutStep[], place: number): string | null {
  const { stage, state } = steps[place] ?? {}
  if (stage === undefined || state === 'next') return null
  const earlier = steps.slice(0, place)
  return earlier.findLast((each) => excludes(each.stage, stage) || excludes(stage, each.stage))?.stage ?? null
}

/** Whether a later step says that the one at `place` is wrong. */
export const isCorrected = (steps: readonly PayoutStep[], place: number) =>
  steps.some((_, later) => later > place && correctedBy(steps, later) === steps[place]?.stage)

/** Who transfers the money to its destination. */
export type Carrier = 'bank' | 'network'

/** The expected next stages. A stage that isn't listed has none. */
const following: Partial<Record<Stage, readonly Stage[]>> = {
  requested: ['checking', 'approved', 'sent'],
  checking: ['approved', 'sent'],
  held: ['approved', 'sent'],
  action_needed: ['approved', 'sent'],
  approved: ['sent'],
  cancelling: ['cancelled'],
}

/** The current stage of a payout, from its row. */
type PresentStage = Partial<Pick<Withdrawal, 'stage' | 'stageAt' | 'actor' | 'reason' | 'heldUntil'>>

/**
 * The steps of a payout, in order, including expected ones. They depend only on the set of events, because backends may send events in
 * any order and more than once. The current step is the one that the row names, even if its event could not be read; without a row, the
 * latest.
 */
export function stepsOf(
  events: readonly PayoutEvent[],
  carrier: Carrier,
  row: PresentStage = {},
): PayoutStep[] {
  const happened = endingWith(inOrder(events), row)
  const steps = happened.map((event, place): PayoutStep => {
    const { stage, at, actor, reason = null, text = null, until = null } = event
    const state = place === happened.length - 1 ? 'now' : 'done'
    return { key: textOf(event), stage, state, at, actor, reason, text, until }
  })
  const { stage: last } = happened.at(-1) ?? {}
  const ahead = isKnownStage(last) ? (following[last] ?? []) : []
  return [...steps, ...ahead.map((stage) => toCome(stage, carrier))]
}

/** The current step, which is the latest event. `null` without any event. */
export const presentStep = (steps: readonly PayoutStep[]) =>
  steps.find(({ state }) => state === 'now') ?? null

const toCome = (stage: Stage, carrier: Carrier): PayoutStep => ({
  key: `next ${stage}`,
  stage,
  state: 'next',
  at: null,
  actor: stage === 'sent' ? carrier : 'us',
  reason: null,
  text: null,
  until: null,
})

/** Puts the latest event of the row's stage last. Creates one from the row if there is none. */
function endingWith(events: readonly PayoutEvent[], row: PresentStage): readonly PayoutEvent[] {
  const { stage, stageAt = null, actor = null, reason = null, heldUntil = null } = row
  if (stage == null || (events.length === 0 && stageAt === null)) return events
  const found = events.findLast((event) => event.stage === stage)
  const last = found ?? { stage, at: stageAt, actor, reason, text: null, until: null }
  const until = last.until ?? (stage === 'held' ? heldUntil : null)
  return [...events.filter((event) => event !== found), { ...last, until }]
}

const timeOf = ({ at }: PayoutEvent) => Date.parse(at ?? '')
/** An unknown stage comes after the known ones of the same time. */
const rankOf = ({ stage }: PayoutEvent) => (isKnownStage(stage) ? stages.indexOf(stage) : stages.length)

/** Each event once, by time. An event without a readable time comes before the first later stage. */
function inOrder(events: readonly PayoutEvent[]): PayoutEvent[] {
  const each = new Map(events.map((event) => [textOf(event), event]))
  const dated = [...each.values()].filter((event) => !Number.isNaN(timeOf(event)))
  const ordered = dated.toSorted((a, b) => timeOf(a) - timeOf(b) || rankOf(a) - rankOf(b) || byText(a, b))
  const undated = [...each.values()].filter((event) => !dated.includes(event))
  for (const event of undated.toSorted((a, b) => rankOf(a) - rankOf(b) || byText(a, b))) {
    const place = ordered.findIndex((other) => rankOf(other) > rankOf(event))
    ordered.splice(place === -1 ? ordered.length : place, 0, event)
  }
  return ordered
}

// Compares the fields in a fixed order, because two responses may list them in another.
const textOf = ({ stage, at, actor, reason, text, until }: PayoutEvent) =>
  JSON.stringify([stage, at, actor, reason, text, until])
const byText = (a: PayoutEvent, b: PayoutEvent) =>
  textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0
