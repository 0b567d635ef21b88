import { z } from './zod.ts'

/**
 * Every refusal on the wire. `fields` names the body's keys that were refused, each with a sentence. `code` is for the
 * client: a 503 with `not_started` states that nothing was carried out, a 409 with `in_progress` that the same key is being
 * carried out.
 */
export const failure = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof failure>
