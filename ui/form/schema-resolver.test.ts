import { expect, it } from 'vitest'
import { z } from '#contract/zod.ts'
import { inEnglish, type Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { schemaResolver } from './schema-resolver.ts'

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Too short'), z.regex(/^[a-z]+$/, 'Letters only')),
  amount: z.pipe(z.string(), z.transform(Number)),
})
const name = { name: 'name', focus: () => {} }
const options = {
  fields: { name: { name: 'name' as const, ref: name } },
  shouldUseNativeValidation: false,
}

it('returns the converted values if they are valid', async () => {
  expect(await schemaResolver(schema, inEnglish)({ name: 'ann', amount: '5' }, undefined, options)).toEqual({
    values: { name: 'ann', amount: 5 },
    errors: {},
  })
})

it('VAL-10 reports a required checkbox that is not ticked, with the browser’s message and its element', async () => {
  const box = { validity: { valueMissing: true }, validationMessage: 'Please tick this box' }
  const terms = { name: 'terms', ref: { name: 'terms', type: 'checkbox' }, refs: [box] }
  const withTerms = { ...options, fields: { ...options.fields, terms } } as unknown as typeof options
  const values = { name: 'ann', amount: '5' }
  expect(await schemaResolver(schema, inEnglish)(values, undefined, withTerms)).toEqual({
    values: {},
    errors: { terms: { type: 'required', message: 'Please tick this box', ref: box } },
  })
  box.validity.valueMissing = false
  expect(await schemaResolver(schema, inEnglish)(values, undefined, withTerms)).toMatchObject({ errors: {} })
})

it('VAL-10 an unticked box keeps the message of its own rule, if it has one', async () => {
  const agreed = z.object({ terms: z.literal(true, { error: 'Agree before you go on' }) })
  const box = { validity: { valueMissing: true }, validationMessage: 'Please tick this box' }
  const terms = { name: 'terms', ref: { name: 'terms', type: 'checkbox' }, refs: [box] }
  const withTerms = { fields: { terms }, shouldUseNativeValidation: false }
  const resolve = schemaResolver(agreed as unknown as z.ZodMiniType<unknown, { terms: boolean }>, inEnglish)
  const { errors } = await resolve({ terms: false }, undefined, withTerms as never)
  expect(errors.terms?.message).toBe('Agree before you go on')
})

it('returns the first problem of each field, with the field’s element', async () => {
  const { values, errors } = await schemaResolver(schema, inEnglish)(
    { name: '1', amount: '5' },
    undefined,
    options,
  )
  expect(values).toEqual({})
  expect(errors).toEqual({ name: { type: 'too_small', message: 'Too short', ref: name } })
})

it('LNG-1 problems are reported in the page’s language', async () => {
  const translated: unknown[] = []
  const t: Translate = (message, ...values) => {
    translated.push([message, ...values])
    return message(...values)
  }
  await schemaResolver(schema, t)({ name: '1', amount: '5' }, undefined, options)
  expect(translated).toEqual([[m.fieldError, { error: 'Too short' }]])
})
