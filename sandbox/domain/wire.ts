import { fromCents, toDecimal } from '#contract/money.ts'

/** Below it a number holds fifteen digits exactly, so the nearest one to a sum in cents is written as that very sum. */
const EXACT = 10n ** 15n

/** A figure for an answer: a JSON number when that keeps every cent, else a numeric string (FAIR-1). */
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
