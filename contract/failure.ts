import { z } from './zod.ts'

/**
 * The body of every refusal. `fields` has a sentence for each refused key of the request's body. `code` is for the client: a 503, or
 * a 409 to a call that moves money, with `not_started` says that nothing was carried out. A 409 with `in_progress` says that a request
 * with the same key is still running.
 */
export const failure = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof failure>
