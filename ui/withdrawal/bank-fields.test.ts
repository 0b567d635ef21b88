import { describe, expect, it } from 'vitest'
import { withdrawalBody } from '#contract/orders.ts'
import type { z } from '#contract/zod.ts'
import { inEnglish } from '../lib/locale-context.ts'
import { checkedAccountNumber, checkedSwiftCode } from './bank-fields.ts'

const swiftCode = checkedSwiftCode(inEnglish)
const accountNumber = checkedAccountNumber(inEnglish)
const problems = (schema: z.ZodMiniType<string, string>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

describe('WDR-6 the SWIFT code', () => {
  it.each([
    ['', ['Enter the SWIFT code']],
    ['SAMP', ['A SWIFT code has 8 or 11 characters, this one has 4']],
    ['SAMPUS33X', ['A SWIFT code has 8 or 11 characters, this one has 9']],
    ['SAMPUS-33', ['A SWIFT code has letters and digits only']],
    ['SAMP1233', ['A SWIFT code starts with 6 letters']],
  ])('"%s": says what is wrong, once', (text, found) => expect(problems(swiftCode, text)).toEqual(found))
  it.each([
    ['sampus33', 'SAMPUS33'],
    [' SAMP US 33 XXX ', 'SAMPUS33XXX'],
  ])('accepts "%s"', (text, sent) => expect(swiftCode.safeParse(text).data).toBe(sent))
})

describe('WDR-6 the account number', () => {
  it('rejects an IBAN with a wrong checksum', () =>
    expect(problems(accountNumber, 'DE89 3704 0044 0532 0130 01')).toEqual([
      'This IBAN is not valid. Check it for a mistyped digit.',
    ]))
  it('says how long an IBAN of a country is', () =>
    expect(problems(accountNumber, 'DE89 3704 0044 0532 0130 0')).toEqual([
      'An IBAN that starts with DE has 22 characters, this one has 21.',
    ]))
  it.each(['00012345', 'DE89 3704 0044 0532 0130 00'])('accepts %s as typed', (text) =>
    expect(accountNumber.safeParse(text).data).toBe(text),
  )
  it('has this rule only in the form: the server still accepts any account number', () => {
    const order = {
      amount: 5,
      accountNumber: 'DE89370400440532013001',
      swiftCode: 'SAMPUS33',
      bankName: 'Sample Bank',
    }
    expect(withdrawalBody.safeParse(order).success).toBe(true)
  })
})
