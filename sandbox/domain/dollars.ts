import { fromCents } from '#contract/money.ts'

/** Such as `$1,234.05`. */
export const dollars = (cents: bigint) => `$${fromCents(cents).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`
