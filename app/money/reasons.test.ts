import { expect, it } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { reasonsOf } from './reasons.ts'

it('DEP-3 the reasons of a refusal name what it says about single fields, once and only as readable text', () => {
  const fields = { amount: 'At least 50 dollars', name: 'Check the form', method: '<b>No</b>' }
  const error = new ApiError({ kind: 'invalid', message: 'Check the form', effect: 'no', fields })
  expect(reasonsOf(error)).toBe('Check the form. At least 50 dollars.')
  expect(reasonsOf(new ApiError({ kind: 'invalid', message: 'No.', effect: 'no' }))).toBe('No.')
})
