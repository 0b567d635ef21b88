import { ibanProblem } from '#contract/iban.ts'
import { accountNumber, swiftCode } from '#contract/orders.ts'
import { z } from '#contract/zod.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** The account number of the form: the server's rule, and an IBAN must have the right checksum (WDR-6). */
export const checkedAccountNumber = (t: Translate) =>
  z.pipe(
    accountNumber,
    z.string().check(
      z.superRefine((text, context) => {
        const problem = ibanProblem(text)
        if (problem === null) return
        const message = problem === 'checksum' ? t(m.ibanMistyped) : t(m.ibanLength, problem)
        context.addIssue({ code: 'custom', message })
      }),
    ),
  )

/** What is wrong with a SWIFT code without spaces and in capitals, or `null`. */
export function swiftProblem(code: string, t: Translate): string | null {
  if (code === '') return t(m.enterSwiftCode)
  if (/[^A-Z0-9]/.test(code)) return t(m.swiftLettersAndDigits)
  if (code.length !== 8 && code.length !== 11) return t(m.swiftLength, { length: code.length })
  if (!/^[A-Z]{6}/.test(code)) return t(m.swiftStart)
  return null
}

/** The SWIFT code of the form. Says what is wrong, and drops the spaces of a printed code (WDR-6). */
export const checkedSwiftCode = (t: Translate) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.replace(/\s/g, '').toUpperCase()),
      ),
      z.string().check(
        z.superRefine((code, context) => {
          const message = swiftProblem(code, t)
          if (message !== null) context.addIssue({ code: 'custom', message })
        }),
      ),
    ),
    swiftCode,
  )
