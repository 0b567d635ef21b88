import { z } from './zod.ts'

/** Every refusal on the wire. `fields` names the body's keys that were refused, each with a sentence. */
export const failure = z.object({
  message: z.string(),
  /** For programs: `not_started` on a 503, `in_progress` on a 409. */
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof failure>
