import { assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ibanProblem, isIban, looksLikeIban } from './iban.ts'

// Examples from the registry of ISO 13616 and the IBAN checker of the European Committee for Banking Standards.
const valid = [
  'DE89 3704 0044 0532 0130 00',
  'GB33BUKB20201555555555',
  'UA21 3223 1300 0002 6007 2335 6600 1',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NO93 8601 1117 947',
  'fr14 2004 1010 0505 0001 3m02 606',
  'CH93-0076-2011-6238-5295-7',
]

describe('WDR-6 an IBAN', () => {
  it.each(valid)('accepts %s', (text) => {
    expect(isIban(text)).toBe(true)
    expect(ibanProblem(text)).toBeNull()
  })
  it.each([
    ['DE89 3704 0044 0532 0130 01', 'checksum'],
    ['GB33BUKB20201555555554', 'checksum'],
    ['DE00 3704 0044 0532 0130 00', 'checksum'],
    ['DE89 3704 0044 0532 0130 0', { country: 'DE', length: 22, given: 21 }],
    ['NO93 8601 1117 9470', { country: 'NO', length: 15, given: 16 }],
  ])('says what is wrong with %s', (text, problem) => expect(ibanProblem(text)).toEqual(problem))

  it('finds any single changed digit, and any two neighbours swapped', () => {
    const slip = tuple(constantFrom(...valid.filter((text) => !/[a-z]/i.test(text.slice(2)))), nat(), nat(9))
    assert(
      property(slip, ([text, at, digit]) => {
        const iban = text.replace(/[\s-]/g, '')
        const index = 4 + (at % (iban.length - 4))
        const changed = iban.slice(0, index) + String(digit) + iban.slice(index + 1)
        expect(changed.toUpperCase() === iban.toUpperCase() || !isIban(changed)).toBe(true)
        const swapped =
          iban.slice(0, index) + (iban[index + 1] ?? '') + (iban[index] ?? '') + iban.slice(index + 2)
        expect(swapped.toUpperCase() === iban.toUpperCase() || !isIban(swapped)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('WDR-6 other account numbers', () => {
  it.each(['00012345', '0001-2345 678', 'AB12 '.repeat(8), 'US12345678901234567', 'DE12 3456', '', 'Müller'])(
    'have no rule: %s',
    (text) => {
      expect(looksLikeIban(text)).toBe(false)
      expect(ibanProblem(text)).toBeNull()
    },
  )
})
