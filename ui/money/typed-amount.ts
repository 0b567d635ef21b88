import { amountMessages, readAmount, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'

/** From an amount as typed to an exact one, with the contract's own words for what is wrong. */
export const typedAmount: z.ZodMiniType<Decimal, string> = z.pipe(
  z.string(),
  z.transform((text, context): Decimal => {
    const read = readAmount(text)
    if (read.value !== undefined) return read.value
    context.issues.push({ code: 'custom', message: amountMessages[read.problem], input: text })
    return z.NEVER
  }),
)
