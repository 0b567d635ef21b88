import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { expect, it } from 'vitest'
import { withServerErrors, type ServerError } from './server-errors.ts'

type Values = { email: string; name: string }
const values = { email: 'a@sample.test', name: 'Ann' }
const box = { name: 'email', focus: () => {} }
const options = { fields: { email: { name: 'email', ref: box } } } as unknown as ResolverOptions<Values>
const refusal: [string, ServerError] = ['email', { value: values.email, message: 'Email already registered' }]

/** The errors of the form, after the schema found `problems` and the server refused `refused`. */
const errorsOf = async (
  typed: Values,
  refused: [string, ServerError][],
  problems: FieldErrors<Values> = {},
) => {
  const schema = async () => ({ values: typed, errors: problems })
  const resolve = withServerErrors<Values, Values>(schema as never, new Map(refused))
  const { errors, values: sent } = await resolve(typed, undefined, options)
  return { errors, sent }
}

it('VAL-10 a value that the server refused stays invalid, and nothing is sent', async () => {
  expect(await errorsOf(values, [refusal])).toEqual({
    errors: { email: { type: 'server', message: 'Email already registered', ref: box } },
    sent: {},
  })
})

it('VAL-10 a changed value is valid again, even if another field was changed too', async () => {
  const typed = { email: 'b@sample.test', name: 'Bob' }
  expect(await errorsOf(typed, [refusal])).toEqual({ errors: {}, sent: typed })
})

it('VAL-10 of two refused fields, the one that was not changed stays invalid', async () => {
  const both: [string, ServerError][] = [refusal, ['name', { value: 'Ann', message: 'No such name' }]]
  const { errors } = await errorsOf({ ...values, email: 'b@sample.test' }, both)
  expect(errors).toMatchObject({ name: { message: 'No such name' } })
  expect(errors).not.toHaveProperty('email')
})

it('the problems of other fields are reported too, and a rule takes precedence over the server', async () => {
  const [short, long] = [
    { type: 'custom', message: 'Too short' },
    { type: 'custom', message: 'Too long' },
  ]
  const { errors } = await errorsOf(values, [refusal], { name: short, email: long })
  expect(errors).toEqual({ name: short, email: long })
})
