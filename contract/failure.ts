import { z } from './zod.ts'

/**
 * Every refusal on the wire. `fields` names the body's keys that were refused, each with a sentence. `code` is for the
 * client: a 503 with `not_started` states that nothing was carried out.
 */
export const failure = z.object({
  message: z.string(),
  /** For programs: `not_started` on a 503, `in_progress` on a 409. */
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  code: z.optional(z.string()),
})
export type Failure = z.infer<typeof failure>
