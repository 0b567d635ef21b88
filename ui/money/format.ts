import { toCents, toDecimal, type Decimal } from '#contract/money.ts'

/** The text for a missing figure. It is never shown as zero. */
export const MISSING = '—'

type Figure = Decimal | null | undefined

// Creating a formatter takes milliseconds, so each is created at its first use. Not every page that loads this file shows figures.
function numbers(options: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return (value: Decimal | number) => (made ??= new Intl.NumberFormat('en-US', options)).format(value)
}

// Sets every option that affects digits, because the defaults differ between engines, and customers would see different texts in
// different browsers. Each formatter sets the minimum and maximum number of decimals for the same reason.
const digits = {
  notation: 'standard',
  numberingSystem: 'latn',
  minimumIntegerDigits: 1,
  roundingPriority: 'auto',
  roundingIncrement: 1,
  // Further digits are dropped, never rounded up (FAIR-1).
  roundingMode: 'trunc',
  trailingZeroDisplay: 'auto',
  useGrouping: true,
  // No sign for minus zero.
  signDisplay: 'negative',
} as const satisfies Intl.NumberFormatOptions
const dollars = {
  ...digits,
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'symbol',
  currencySign: 'standard',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const satisfies Intl.NumberFormatOptions

const money = numbers(dollars)
const smallPrice = numbers({ ...dollars, minimumSignificantDigits: 1, maximumSignificantDigits: 4 })
const compactMoney = numbers({ ...dollars, notation: 'compact', compactDisplay: 'short' })
const plainNumber = numbers({
  ...digits,
  style: 'decimal',
  minimumFractionDigits: 0,
  maximumFractionDigits: 20,
})

/** Formats US dollars with thousands separators and two decimals: `$1,000.50`. Returns {@link MISSING} for no value, as do all these. */
export function formatMoney(amount: Figure): string {
  return amount == null ? MISSING : money(amount)
}

/** Formats a market price like {@link formatMoney}, but with four significant digits if it is below $1 and has fractions of a cent. */
export function formatPrice(price: Figure): string {
  if (price == null) return MISSING
  const small = /^-?0\.\d{2}\d*[1-9]/.test(price)
  return small ? smallPrice(price) : money(price)
}

/** Formats a market capitalisation: `$1.98T`. */
export function formatCompact(amount: Figure): string {
  return amount == null ? MISSING : compactMoney(amount)
}

/** Formats a percentage with up to 20 decimals: `2.5` becomes `2.5%`. */
export function formatPercent(percent: Figure): string {
  return percent == null ? MISSING : `${plainNumber(percent)}%`
}

/** Formats an amount of a coin with its symbol: `1,000.5 USDT`. */
export function formatCoins(amount: Decimal, symbol: string): string {
  return `${plainNumber(amount)} ${symbol}`
}

/** Formats a count with thousands separators: `10,000`. */
export function formatCount(count: number): string {
  return plainNumber(count)
}

export type Direction = 'rise' | 'fall' | 'none' | 'missing'

/** Formats a change in percent with its sign: `+1.25%`, `−2.4%`, `0%`. */
export function formatChange(change: Figure | string | number): { text: string; direction: Direction } {
  // U+2212 is the typographic minus sign, which some feeds send.
  const exact = change == null ? null : toDecimal(String(change).replace('\u2212', '-').replace('%', ''))
  if (exact === null) return { text: MISSING, direction: 'missing' }
  if (!/[1-9]/.test(exact)) return { text: '0%', direction: 'none' }
  if (exact.startsWith('-'))
    return { text: `−${formatPercent(exact.slice(1) as Decimal)}`, direction: 'fall' }
  return { text: `+${formatPercent(exact)}`, direction: 'rise' }
}

/** Splits an address or a reference into groups of four characters, which are easier to compare. */
export function groupsOfFour(text: string): string[] {
  return text.match(/.{1,4}/gu) ?? []
}

/** Formats US dollars for a spreadsheet or an input: `1000.50`. Drops further digits. Returns an empty string for no value. */
export function formatPlain(amount: Figure): string {
  if (amount == null) return ''
  const cents = toCents(amount)
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

export type DateOptions = {
  /** A language tag such as `en-US`. By default that of the customer's browser. */
  locale?: string
  /** A time zone such as `Europe/Berlin`. By default that of the customer's device. */
  timeZone?: string
}

// Creating a formatter takes longer than using it a hundred times, and a history shows many dates.
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options])
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, format)
  return format
}

function parseDate(iso: string | number | null | undefined): Date | null {
  if (iso == null || iso === '') return null
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : date
}

// Some versions of the language data put a narrow no-break space before AM and PM, others a normal space.
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/**
 * Formats each part in the customer's locale and time zone, and joins them with a comma. Engines would join a date and a time with a
 * comma, 'at' or nothing, depending on their language data.
 */
function formatParts(
  iso: string | number | null | undefined,
  { locale, timeZone }: DateOptions,
  styles: readonly Styles[],
): string {
  const date = parseDate(iso)
  if (!date) return MISSING
  return styles
    .map((style) => plainSpaces(dateFormat(locale, { ...style, timeZone }).format(date)))
    .join(', ')
}

/** Formats the date and the time to the minute, in the customer's locale and time zone. */
export function formatDate(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return formatParts(iso, options, [{ dateStyle: 'medium' }, { timeStyle: 'short' }])
}

/** Formats the full date and the time to the second, with the time zone. */
export function formatExactDate(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return formatParts(iso, options, [{ dateStyle: 'full' }, { timeStyle: 'long' }])
}

/** Formats the date and the time to the second, with the time zone, in less space than {@link formatExactDate}. */
export function formatMoment(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return formatParts(iso, options, [{ dateStyle: 'medium' }, { timeStyle: 'long' }])
}

/** Formats the date alone, in the customer's locale and time zone. */
export function formatDay(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return formatParts(iso, options, [{ dateStyle: 'medium' }])
}

/** The name of the time zone in which dates are shown, such as `Europe/Berlin`. */
export function timeZoneOf({ locale, timeZone }: DateOptions = {}): string {
  return dateFormat(locale, { timeZone }).resolvedOptions().timeZone
}

/** Formats the time of day: `2:05 PM`. */
export function formatTime(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return formatParts(iso, options, [{ timeStyle: 'short' }])
}
