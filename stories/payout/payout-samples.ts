import type { PayoutEvent } from '#contract/capabilities/payouts.ts'
import { stepsOf } from '#ui/payout/payout-steps.ts'

/** A fixed locale and time zone, so that dates are the same on every machine. */
export const dates = { locale: 'en-US', timeZone: 'UTC' }

/** An event of a sample payout. `minute`: minutes after 10 o’clock. */
export const event = (stage: string, minute: number, more: Partial<PayoutEvent> = {}): PayoutEvent => ({
  stage,
  at: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(),
  actor: 'us',
  reason: null,
  text: null,
  until: null,
  ...more,
})

const start = [event('requested', 12, { actor: 'you' }), event('checking', 20)]
const held = event('held', 24, { reason: 'limit', until: '2026-03-03T10:12:00Z' })
const text = 'Please send us a copy of your passport.'

/** A history that ends with each stage. */
export const histories: Record<string, PayoutEvent[]> = {
  requested: start.slice(0, 1),
  checking: start,
  held: [...start, held],
  action_needed: [...start, event('action_needed', 24, { actor: 'you', reason: 'document', text })],
  approved: [...start, event('approved', 30)],
  sent: [...start, event('approved', 30), event('sent', 40, { actor: 'bank' })],
  arrived: [
    ...start,
    event('approved', 30),
    event('sent', 40, { actor: 'bank' }),
    event('arrived', 55, { actor: 'bank' }),
  ],
  cancelling: [...start, event('approved', 30), event('cancelling', 31, { actor: 'you' })],
  cancelled: [...start, event('cancelled', 22, { actor: 'you' })],
  refused: [...start, event('refused', 30, { reason: 'name_mismatch' })],
  returned: [
    ...start,
    event('approved', 30),
    event('sent', 40, { actor: 'bank' }),
    event('returned', 59, { actor: 'bank', reason: 'bank_rejected' }),
  ],
}

export const steps = (stage: string) => stepsOf(histories[stage] ?? [], 'bank')
