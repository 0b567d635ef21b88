import type { z } from '#contract/zod.ts'
import type { FieldError, FieldValues, Path, Resolver } from 'react-hook-form'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Field = { refs?: HTMLInputElement[] }

/**
 * Lets React Hook Form validate with a schema. Reports the first problem of each field, and required checkboxes that are not ticked,
 * with the browser's own message (VAL-10). Our forms have no nested fields and one message per field, so the resolver of
 * `@hookform/resolvers`, 1 kB larger, would do nothing more.
 */
export function schemaResolver<Values extends FieldValues, Request>(
  schema: z.ZodMiniType<Request, Values>,
  t: Translate,
): Resolver<Values, unknown, Request> {
  return async (values, _, { fields }) => {
    const read = await schema.safeParseAsync(values)
    const errors: Record<string, FieldError> = {}
    for (const { path, code, message } of read.error?.issues ?? []) {
      const name = path.join('.')
      errors[name] ??= {
        type: code ?? 'custom',
        message: t(m.fieldError, { error: message }),
        ref: fields[name as Path<Values>]?.ref,
      }
    }
    for (const [name, field] of Object.entries<Field | undefined>(fields)) {
      // React Hook Form keeps the elements of checkboxes in `refs`.
      const box = field?.refs?.[0]
      if (box?.validity?.valueMissing)
        errors[name] ??= { type: 'required', message: box.validationMessage, ref: box }
    }
    if (read.success && Object.keys(errors).length === 0) return { values: read.data, errors: {} }
    return { values: {}, errors } as Awaited<ReturnType<Resolver<Values, unknown, Request>>>
  }
}
