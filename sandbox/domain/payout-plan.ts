import type { Actor, Reason, Stage } from '#contract/capabilities/payouts.ts'

export type Destination = 'bank' | 'crypto'
export type NewEvent = {
  stage: Stage
  actor: Actor
  at: Date
  reason?: Reason
  text?: string
  until?: Date
}

/** The stages in which a payout can still be stopped. */
const stoppable: readonly Stage[] = ['requested', 'checking', 'held', 'action_needed', 'approved']

const released: readonly Stage[] = ['cancelled', 'refused', 'returned']

/** What the events mean for the money: when it was sent, and when it is finally gone or back in the profit. */
export function ledgerOf(events: readonly Pick<NewEvent, 'stage' | 'at'>[]) {
  const sentAt = events.find(({ stage }) => stage === 'sent')?.at ?? null
  const back = events.find(({ stage }) => released.includes(stage))?.at
  return { sentAt, settlesAt: back ?? sentAt ?? ('infinity' as const), fails: back !== undefined }
}

const because = (ending: string, what: string) =>
  `Sandbox: amounts that end in ${ending} cents show how a payout ${what}.`

/**
 * Returns the planned events of a new payout, in units of `settleSeconds`: it is sent after one and arrives after two. With `steered`,
 * amounts with certain cents go through other stages. Without it, only those that end in 13 cents fail, as deposits do.
 */
export function payoutPlan(
  { amount, destination, at }: { amount: bigint; destination: Destination; at: Date },
  { settleSeconds, steered }: { settleSeconds: number; steered: boolean },
): NewEvent[] {
  const after = (units: number) => new Date(at.getTime() + Math.round(units * settleSeconds * 1000))
  const carrier = destination === 'bank' ? 'bank' : 'network'
  const start: NewEvent[] = [
    { stage: 'requested', actor: 'you', at },
    { stage: 'checking', actor: 'us', at: after(0.1) },
  ]
  const send = (units: number): NewEvent[] => [
    { stage: 'sent', actor: carrier, at: after(units) },
    { stage: 'arrived', actor: carrier, at: after(units + 1) },
  ]
  const normal: NewEvent[] = [...start, { stage: 'approved', actor: 'us', at: after(0.5) }, ...send(1)]
  const cents = Number(amount % 100n)
  const refused = (units: number, reason: Reason, text: string): NewEvent => ({
    stage: 'refused',
    actor: 'us',
    at: after(units),
    reason,
    text,
  })
  if (cents === 13) return [...start, refused(1, 'other', because('13', 'is refused'))]
  if (!steered) return normal
  if (cents === 17) {
    const text = because('17', 'waits for something from you')
    return [
      ...start,
      { stage: 'action_needed', actor: 'you', at: after(0.5), reason: 'document', text },
      refused(20, 'document', because('17', 'is refused when nothing is sent')),
    ]
  }
  if (cents === 19) {
    const reason = destination === 'bank' ? 'bank_rejected' : 'network'
    const text = because('19', 'comes back after it arrived')
    return [...normal, { stage: 'returned', actor: carrier, at: after(4), reason, text }]
  }
  if (cents === 23) {
    const text = because('23', 'is held for a while')
    return [
      ...start,
      { stage: 'held', actor: 'us', at: after(0.5), reason: 'limit', text, until: after(4) },
      { stage: 'approved', actor: 'us', at: after(4) },
      ...send(5),
    ]
  }
  return normal
}

/** What a cancel does in this stage. An approved payout may be on its way to the bank, so stopping it takes a moment. */
export function cancelEvents(stage: Stage, at: Date, settleSeconds: number): NewEvent[] | null {
  if (!stoppable.includes(stage)) return null
  if (stage !== 'approved') return [{ stage: 'cancelled', actor: 'you', at }]
  const done = new Date(at.getTime() + settleSeconds * 100)
  return [
    { stage: 'cancelling', actor: 'you', at },
    { stage: 'cancelled', actor: 'us', at: done },
  ]
}
