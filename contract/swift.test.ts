import { assert, constantFrom, property, string, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { swiftCode, swiftProblem } from './orders.ts'

it.each([
  ['', 'empty'],
  ['SAMP-S33', 'characters'],
  ['SAMPUS3', { length: 7 }],
  ['SAMPUS33XX', { length: 10 }],
  ['SAMPU333', 'start'],
  ['SAMPUS33', null],
  ['SAMPUS33XXX', null],
])('WDR-6 the SWIFT code %j has the problem %j', (code, problem) => {
  expect(swiftProblem(code)).toEqual(problem)
})

it('WDR-6 exactly the codes without a problem fulfil the rule of the server', () => {
  const near = stringMatching(/^[A-Z]{4,7}[A-Z0-9]{1,6}$/)
  const any = string({ unit: constantFrom(...'AZ09az -'), maxLength: 13 })
  assert(
    property(
      constantFrom(near, any).chain((codes) => codes),
      (code) => {
        const written = code.replace(/\s/g, '').toUpperCase()
        expect(swiftProblem(written) === null).toBe(swiftCode.safeParse(written).success)
      },
    ),
    { numRuns: 2000 },
  )
})
