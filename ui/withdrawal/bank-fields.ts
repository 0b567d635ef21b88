import { ibanProblem } from '#contract/iban.ts'
import { accountNumber, swiftCode } from '#contract/orders.ts'
import { z } from '#contract/zod.ts'

/** The account number of the form: the server's rule, and an IBAN must have the right checksum (WDR-6). */
export const checkedAccountNumber = z.pipe(
  accountNumber,
  z.string().check(
    z.superRefine((text, context) => {
      const message = ibanProblem(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  ),
)

/** What is wrong with a SWIFT code without spaces and in capitals, or `null`. */
export function swiftProblem(code: string): string | null {
  if (code === '') return 'Enter the SWIFT code'
  if (/[^A-Z0-9]/.test(code)) return 'A SWIFT code has letters and digits only'
  if (code.length !== 8 && code.length !== 11)
    return `A SWIFT code has 8 or 11 characters, this one has ${code.length}`
  if (!/^[A-Z]{6}/.test(code)) return 'A SWIFT code starts with 6 letters'
  return null
}

/** The SWIFT code of the form. Says what is wrong, and drops the spaces of a printed code (WDR-6). */
export const checkedSwiftCode = z.pipe(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replace(/\s/g, '').toUpperCase()),
    ),
    z.string().check(
      z.superRefine((code, context) => {
        const message = swiftProblem(code)
        if (message !== null) context.addIssue({ code: 'custom', message })
      }),
    ),
  ),
  swiftCode,
)
