import { amountMessages, readAmount, toDecimal, type Decimal } from './money.ts'
import { z } from './zod.ts'

/** A figure in a response: a JSON number or a numeric string, read as an exact decimal. */
export const wireDecimal = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context): Decimal => {
    const decimal = toDecimal(value)
    if (decimal !== null) return decimal
    context.issues.push({ code: 'custom', message: 'Not a number', input: value })
    return z.NEVER
  }),
)

/** A fee in a response, in percent. Below 0 or above 100 it can't be a fee, so it counts as unreadable. */
export const wireFeePercent = z.pipe(
  wireDecimal,
  z.transform((value, context): Decimal => {
    if (!value.startsWith('-') && Number(value) <= 100) return value
    context.issues.push({ code: 'custom', message: 'Not between 0 and 100', input: value })
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
