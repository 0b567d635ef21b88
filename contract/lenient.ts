import { z } from './zod.ts'

type Lenient<S extends z.core.$ZodShape, K extends keyof S> = {
  [Key in keyof S]: Key extends K ? z.output<S[Key]> : z.output<S[Key]> | null
}

/**
 * The reading side of an answer: a missing or wrong field becomes `null`, so that one bad figure doesn't take the page
 * down (API-12). The `required` keys stay strict, since without them the answer means nothing.
 */
export function lenient<S extends z.core.$ZodShape, K extends keyof S & string>(
  object: z.ZodMiniObject<S>,
  required: readonly K[],
): z.ZodMiniType<Lenient<S, K>, unknown> {
  const shape = Object.fromEntries(
    Object.entries(object.shape).map(([key, schema]) => [
      key,
      required.includes(key as K) ? schema : z.catch(z.nullable(schema as z.ZodMiniType), null),
    ]),
  )
  return z.object(shape) as unknown as z.ZodMiniType<Lenient<S, K>, unknown>
}
