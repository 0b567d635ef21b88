import { amountMessages, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { readTyped } from './read-typed.ts'

/** The schema of an amount as typed. Converts it to an exact decimal, or fails with a message of the contract. */
export const typedAmount = (locale: LocaleSettings): z.ZodMiniType<Decimal, string> =>
  z.pipe(
    z.string(),
    z.transform((text, context): Decimal => {
      const read = readTyped(text, locale)
      if (read.value !== undefined) return read.value
      context.issues.push({ code: 'custom', message: amountMessages[read.problem], input: text })
      return z.NEVER
    }),
  )
