import { z } from './zod.ts'

/**
 * The body of every error response. `fields` has a message for each invalid field of the request body. `code` is for the client:
 * `not_started` on a 503, or on a 409 to a call that moves money, means that nothing was carried out. `in_progress` on a 409 means
 * that an earlier request with the same idempotency key is still running. The codes of the capabilities are `refusalCodes`.
 */
export const failure = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** `locked`, `held` and `not_saved`: the time at which the refusal ends. */
  until: z.optional(z.iso.datetime({ offset: true })),
  /** `second_factor`: what the second step is sent with. */
  ticket: z.optional(z.string()),
  /** `second_factor`, `step_up`: the ways for customers to prove their identity. */
  methods: z.optional(z.array(z.string())),
  /** `step_up`: what the proof is for. */
  action: z.optional(z.string()),
  /** `second_factor` with a passkey: the options of the assertion. */
  options: z.optional(z.unknown()),
  /** `too_late`: the withdrawal as it is now. */
  withdrawal: z.optional(z.unknown()),
  /** `quote_expired`: a new quote for the same payout. */
  quote: z.optional(z.unknown()),
})
export type Failure = z.infer<typeof failure>
