import { ID_PATTERN } from './id-pattern.ts'
import { z } from './zod.ts'

/** The query parameters of the two lists: rows older than `before`, at most `limit` of them. Without both, the list is complete. */
export const paging = z.object({
  before: z.optional(z.string().check(z.regex(ID_PATTERN, 'before must be the _id of a row'))),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'limit must be a whole number from 1 to 10000')),
      z.pipe(
        z.transform(Number),
        z.number().check(z.maximum(10_000, 'limit must be a whole number from 1 to 10000')),
      ),
    ),
  ),
})
export type Paging = z.output<typeof paging>
