/** An exact decimal in plain notation, such as `'1000.50'` or `'-0.07'`. It has no exponent and is never `NaN`. */
export type Decimal = `${number}`

/** The largest amount in a form or call, in cents: twelve digits before the decimal point. */
export const MAX_CENTS = 99_999_999_999_999n

const plain = /^-?\d+(\.\d+)?$/
const exponent = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/

/**
 * Reads a JSON number or a numeric string without loss. Returns `null` for anything else, and for numbers whose cents JSON can't
 * carry. A sum such as `0.7 + 0.1` arrives as `0.7999999999999999` and means `0.8`: only 15 digits of a number are certain.
 */
export function toDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  if (typeof value === 'number' && !Number.isInteger(value) && Math.abs(value) > CENTS_UNTIL) return null
  const text = (typeof value === 'number' ? String(withoutNoise(value)) : value).trim()
  if (plain.test(text)) return canonical(text)
  const match = exponent.exec(text.toLowerCase())
  return match ? canonical(expand(match)) : null
}

/** Above this, two neighbouring numbers of JavaScript are more than a cent apart. */
const CENTS_UNTIL = 2 ** 46

/** Rounds a number with more than three decimals to the digits that are certain, which leaves a shorter one as it is. */
const withoutNoise = (value: number) =>
  /\.\d{4}/.test(String(value)) ? Number(value.toPrecision(15)) : value

function expand([, sign = '', whole = '', fraction = '', power = '0']: RegExpExecArray): string {
  const shift = Number(power)
  // Writing out a larger exponent could exhaust the memory, and no amount of money needs it.
  if (Math.abs(shift) > 40) return 'out of range'
  const digits = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}.${digits.slice(point) || '0'}`
}

function canonical(text: string): Decimal | null {
  if (!plain.test(text)) return null
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const digits = `${whole.replace(/^0+(?=\d)/, '')}${fraction ? `.${fraction}` : ''}`
  return (negative && /[1-9]/.test(digits) ? `-${digits}` : digits) as Decimal
}

/** Converts US dollars to whole cents. Drops digits after the second decimal, so that a figure is never rounded up. */
export function toCents(amount: Decimal): bigint {
  const negative = amount.startsWith('-')
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const cents = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
  return negative ? -cents : cents
}

/** Converts cents to US dollars with two decimals: `5n` becomes `'0.05'`. */
export function fromCents(cents: bigint): Decimal {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}` as Decimal
}

/** Returns `percent` of `amount`, both amounts in cents. Rounds half a cent up. Client and server share it, so their fees agree. */
export function feeOf(amount: bigint, percent: Decimal): bigint {
  const [whole = '0', fraction = ''] = percent.replace('-', '').split('.')
  const scale = 10n ** BigInt(fraction.length) * 100n
  return (amount * BigInt(whole + fraction) * 2n + scale) / (scale * 2n)
}

/** Returns the amount, the fee and the payout of a withdrawal in US dollars. The fee is deducted from the payout (FAIR-4). */
export function withdrawalSummary(amount: Decimal, percent: Decimal) {
  const cents = toCents(amount)
  const fee = feeOf(cents, percent)
  return { amount: fromCents(cents), fee: fromCents(fee), payout: fromCents(cents - fee) }
}

export type AmountProblem = 'empty' | 'unreadable' | 'too-many-decimals' | 'not-positive' | 'too-large'
export type ReadAmount = { value: Decimal; problem?: never } | { value?: never; problem: AmountProblem }

/**
 * Reads an amount in US dollars as people type it: `1000`, `1,000.50`, `1 000.50`, `1000,5`, `$20`. Never guesses: ambiguous text
 * such as `1.000,50` returns the problem `unreadable`.
 */
export function readAmount(text: string): ReadAmount {
  const bare = text.trim().replace(/^\$\s*/, '')
  if (bare === '') return { problem: 'empty' }
  const plainText = normalise(bare)
  if (plainText === null) return { problem: 'unreadable' }
  if ((plainText.split('.')[1] ?? '').length > 2) return { problem: 'too-many-decimals' }
  const cents = toCents(plainText as Decimal)
  if (cents <= 0n) return { problem: 'not-positive' }
  if (cents > MAX_CENTS) return { problem: 'too-large' }
  return { value: fromCents(cents) }
}

function normalise(text: string): string | null {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  // Groups of three digits, separated by commas or spaces, with a point before the cents.
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  if (/^-?\d{1,3}([ \u00a0\u202f]\d{3})+(\.\d+)?$/.test(text)) return text.replace(/[ \u00a0\u202f]/g, '')
  // A comma before one or two digits can only be a decimal comma.
  if (/^-?\d+,\d{1,2}$/.test(text)) return text.replace(',', '.')
  return null
}

export const amountMessages: Record<AmountProblem, string> = {
  empty: 'Enter an amount',
  unreadable: 'Use digits and a dot, for example 1000.50',
  'too-many-decimals': 'Use at most two decimals, for example 1000.50',
  'not-positive': 'Enter an amount greater than 0',
  'too-large': 'This amount is too large',
}
