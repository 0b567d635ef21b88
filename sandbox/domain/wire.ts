import { fromCents, toDecimal } from '#contract/money.ts'

/** Cents. JSON numbers below this limit represent fifteen digits exactly. */
const EXACT = 10n ** 15n

/** Formats an amount in cents for a response: as a JSON number if that keeps every cent, else as a numeric string (FAIR-1). */
export function toWire(cents: bigint): number | string {
  if (cents > -EXACT && cents < EXACT) return Number(cents) / 100
  const text = fromCents(cents)
  const number = Number(text)
  const back = toDecimal(number)
  return back !== null && sameFigure(back, text) ? number : text
}

const sameFigure = (a: string, b: string) => pad(a) === pad(b)

function pad(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
