import { expect, it } from 'vitest'
import { plainDefault } from './editable.ts'

it.each([
  ["'md'", ['sm', 'md'], 'md'],
  ['md', ['sm', 'md'], 'md'],
  ['false', [], false],
  ['4', [], 4],
  ['timings.toastFor', [], undefined],
  [undefined, [], undefined],
])('the default %s starts its control with a real value', (summary, options, value) =>
  expect(plainDefault(summary, options)).toBe(value),
)
