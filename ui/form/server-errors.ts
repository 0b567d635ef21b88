import type { FieldValues, Path, Resolver } from 'react-hook-form'

export type Refused = { value: unknown; message: string }

/** A value that the server refused stays refused until it is changed or sent again, though the schema would take it. */
export function withRefusals<Values extends FieldValues, Request>(
  resolver: Resolver<Values, unknown, Request>,
  refused: Map<string, Refused>,
): Resolver<Values, unknown, Request> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const standing = [...refused].filter(([name, { value }]) => values[name] === value)
    if (standing.length === 0) return result
    const errors = Object.fromEntries(
      standing.map(([name, { message }]) => [
        name,
        { type: 'server', message, ref: options.fields[name as Path<Values>]?.ref },
      ]),
    )
    return { values: {}, errors: { ...errors, ...result.errors } } as Awaited<ReturnType<typeof resolver>>
  }
}
