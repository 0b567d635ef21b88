import { z } from './zod.ts'

/**
 * The body of every error response. `fields` has a message for each invalid field of the request body. `code` is for the client:
 * `not_started` on a 503, or on a 409 to a call that moves money, means that nothing was carried out. `in_progress` on a 409 means
 * that an earlier request with the same idempotency key is still running.
 */
export const failure = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof failure>
