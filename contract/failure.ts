import { z } from './zod.ts'

/**
 * The body of every error response. `fields` has a message for each invalid field of the request body. `code` is for the client:
 * a 503 with `not_started` means that nothing was carried out, a 409 with `in_progress` that an earlier request with the same
 * idempotency key is still running.
 */
export const failure = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof failure>
