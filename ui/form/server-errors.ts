import type { FieldValues, Path, Resolver } from 'react-hook-form'

export type ServerError = { value: unknown; message: string }

/** Extends a resolver with the server's rejections: a rejected value stays invalid until it is changed or submitted again. */
export function withServerErrors<Values extends FieldValues, Request>(
  resolver: Resolver<Values, unknown, Request>,
  refused: Map<string, ServerError>,
): Resolver<Values, unknown, Request> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const stillRefused = [...refused].filter(([name, { value }]) => values[name] === value)
    if (stillRefused.length === 0) return result
    const errors = Object.fromEntries(
      stillRefused.map(([name, { message }]) => [
        name,
        { type: 'server', message, ref: options.fields[name as Path<Values>]?.ref },
      ]),
    )
    return { values: {}, errors: { ...errors, ...result.errors } } as Awaited<ReturnType<typeof resolver>>
  }
}
