import type { z } from '#contract/zod.ts'
import type { FieldError, FieldValues, Path, Resolver } from 'react-hook-form'

/**
 * Lets React Hook Form validate with a schema. Reports the first problem of each field. Our forms have no nested fields and one message
 * per field, so the resolver of `@hookform/resolvers`, 1 kB larger, would do nothing more.
 */
export function schemaResolver<Values extends FieldValues, Request>(
  schema: z.ZodMiniType<Request, Values>,
): Resolver<Values, unknown, Request> {
  return async (values, _, { fields }) => {
    const read = await schema.safeParseAsync(values)
    if (read.success) return { values: read.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const { path, code, message } of read.error.issues) {
      const name = path.join('.')
      errors[name] ??= { type: code ?? 'custom', message, ref: fields[name as Path<Values>]?.ref }
    }
    return { values: {}, errors } as Awaited<ReturnType<Resolver<Values, unknown, Request>>>
  }
}
