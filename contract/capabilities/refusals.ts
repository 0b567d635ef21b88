import { z } from '../zod.ts'

/** What a refusal at sign-in with the code `second_factor` has besides its message. */
export const secondFactorRefusal = z.object({
  ticket: z.string().check(z.minLength(1)),
  methods: z.array(z.string()),
  /** The options of a passkey assertion, if `methods` has `passkey`. */
  options: z.optional(z.unknown()),
})

/** What a refusal with the code `step_up` has besides its message. */
export const stepUpRefusal = z.object({ action: z.string(), methods: z.array(z.string()) })
