import { amountMessages, readAmount, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'

/** The schema of an amount as typed. Converts it to an exact decimal in US dollars, or fails with a message of the contract. */
export const typedAmount: z.ZodMiniType<Decimal, string> = z.pipe(
  z.string(),
  z.transform((text, context): Decimal => {
    const read = readAmount(text)
    if (read.value !== undefined) return read.value
    context.issues.push({ code: 'custom', message: amountMessages[read.problem], input: text })
    return z.NEVER
  }),
)
