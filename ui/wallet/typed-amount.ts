import { amountMessages, readAmount, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'

/** From an amount as typed to an exact one, with the contract's own words for what is wrong. */
export const typedAmount: z.ZodType<Decimal, string> = z.string().transform((text, context) => {
  const read = readAmount(text)
  if (read.value !== undefined) return read.value
  context.addIssue({ code: 'custom', message: amountMessages[read.problem] })
  return z.NEVER
})
