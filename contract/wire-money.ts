import { amountMessages, readAmount, toDecimal, type Decimal } from './money.ts'
import { z } from './zod.ts'

/** A figure in an answer: a JSON number or a numeric string, read as an exact decimal. */
export const wireDecimal = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context): Decimal => {
    const decimal = toDecimal(value)
    if (decimal !== null) return decimal
    context.issues.push({ code: 'custom', message: 'Not a number', input: value })
    return z.NEVER
  }),
)

/**
 * An amount in a request: US dollars with at most two decimals, at least 0.01, at most twelve digits before the point
 * ({@link MAX_CENTS}). Numeric strings are accepted.
 */
export const requestAmount = z.pipe(
  wireDecimal,
  z.transform((value, context): Decimal => {
    const read = readAmount(value)
    if (read.value !== undefined) return read.value
    context.issues.push({ code: 'custom', message: amountMessages[read.problem], input: value })
    return z.NEVER
  }),
)
