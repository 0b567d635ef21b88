import { z } from './zod.ts'

/** Reads each value by itself, so that one bad row doesn't hide the others. `unreadable` counts the values left out. */
export function readEach<Row>(values: readonly unknown[], schema: z.ZodMiniType<Row, unknown>) {
  const rows = values.flatMap((value) => {
    const read = schema.safeParse(value)
    return read.success ? [read.data] : []
  })
  return { rows, unreadable: values.length - rows.length }
}

type Lenient<S extends z.core.$ZodShape, K extends keyof S> = {
  [Key in keyof S]: Key extends K ? z.output<S[Key]> : z.output<S[Key]> | null
}

/**
 * Returns a version of `object` for reading responses. A missing or invalid field becomes `null`, so that one bad figure doesn't break
 * the page (API-12). The `required` keys stay strict, because a response without them is useless.
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
