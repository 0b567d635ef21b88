import { z } from '../zod.ts'

const time = z.iso.datetime({ offset: true })

/**
 * When a payout should arrive. `basis` is a sentence with a date and a count, such as '9 of 10 bank payouts of the last 90 days took
 * at most 2 business days. Counted on 1 November 2026.' Without it, no estimate is shown (FAIR-3).
 */
export const payoutEstimate = z.object({ from: time, to: time, basis: z.string().check(z.minLength(1)) })

/** What a withdrawal of a backend with `payout-steps` has in addition to the fields of `withdrawal`. `version` changes with every event. */
export const payoutFields = {
  stage: z.optional(z.string()),
  stageAt: z.optional(time),
  actor: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** A held payout is released at this time. */
  heldUntil: z.optional(time),
  eta: z.optional(payoutEstimate),
  cancellable: z.optional(z.boolean()),
  version: z.optional(z.number()),
}
