import { ibanProblem } from '#contract/iban.ts'
import { accountNumber, swiftCode, swiftProblem, type SwiftProblem } from '#contract/orders.ts'
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

function swiftMessage(problem: SwiftProblem, t: Translate): string {
  if (typeof problem === 'object') return t(m.swiftLength, problem)
  if (problem === 'empty') return t(m.enterSwiftCode)
  return problem === 'characters' ? t(m.swiftLettersAndDigits) : t(m.swiftStart)
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
          const problem = swiftProblem(code)
          if (problem !== null) context.addIssue({ code: 'custom', message: swiftMessage(problem, t) })
        }),
      ),
    ),
    swiftCode,
  )
