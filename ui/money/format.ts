import { toCents, toDecimal, type Decimal } from '#contract/money.ts'

/** Stands for a figure that is missing. Never zero: nobody said it was zero. */
export const MISSING = '—'

type Figure = Decimal | null | undefined

// Made when first used: a formatter takes milliseconds, and these come with the parts of pages that show no figure.
function numbers(options: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return (value: Decimal | number) => (made ??= new Intl.NumberFormat('en-US', options)).format(value)
}

// Every option that decides on digits is set here: engines differ in what they do with those left out, and a customer
// would read one text in one browser and another in the next. `min` and `max` are explicit in each formatter for the same reason.
const digits = {
  notation: 'standard',
  numberingSystem: 'latn',
  minimumIntegerDigits: 1,
  roundingPriority: 'auto',
  roundingIncrement: 1,
  // A third decimal is never rounded up (FAIR-1).
  roundingMode: 'trunc',
  trailingZeroDisplay: 'auto',
  useGrouping: true,
  // Minus zero has no sign.
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

/** US dollars with thousands separators and two decimals: `$1,000.50`. */
export function formatMoney(amount: Figure): string {
  return amount == null ? MISSING : money(amount)
}

/** A market price: as {@link formatMoney}, but a price under a dollar that has more than cents keeps four significant digits. */
export function formatPrice(price: Figure): string {
  if (price == null) return MISSING
  const small = /^-?0\.\d{2}\d*[1-9]/.test(price)
  return small ? smallPrice(price) : money(price)
}

/** A market capitalisation: `$1.98T`. */
export function formatCompact(amount: Figure): string {
  return amount == null ? MISSING : compactMoney(amount)
}

/** A percent as it was sent: `2.5` is `2.5%`. */
export function formatPercent(percent: Figure): string {
  return percent == null ? MISSING : `${plainNumber(percent)}%`
}

export function formatCount(count: number): string {
  return plainNumber(count)
}

export type Direction = 'rise' | 'fall' | 'none' | 'missing'

/** A change in percent with its sign always written: `+1.25%`, `−2.4%`, `0%`. */
export function formatChange(change: Figure | string | number): { text: string; direction: Direction } {
  // U+2212 is what typographers and some feeds write for a minus.
  const exact = change == null ? null : toDecimal(String(change).replace('\u2212', '-').replace('%', ''))
  if (exact === null) return { text: MISSING, direction: 'missing' }
  if (!/[1-9]/.test(exact)) return { text: '0%', direction: 'none' }
  if (exact.startsWith('-'))
    return { text: `−${formatPercent(exact.slice(1) as Decimal)}`, direction: 'fall' }
  return { text: `+${formatPercent(exact)}`, direction: 'rise' }
}

/** Groups of four, for an address or a reference that a person compares by eye. */
export function groupsOfFour(text: string): string[] {
  return text.match(/.{1,4}/gu) ?? []
}

/** The plain notation for a spreadsheet or an input: `1000.50`. */
export function formatPlain(amount: Figure): string {
  if (amount == null) return ''
  const cents = toCents(amount)
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

export type DateOptions = { locale?: string; timeZone?: string }

// Making one takes longer than using it a hundred times, and a history shows many dates.
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

// Some versions of the language data put a narrow no-break space before AM and PM, others a plain one.
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/**
 * The parts in the customer's own locale and zone, joined with a comma. Between a date and a time, engines write a comma,
 * 'at' or nothing, depending on the version of their language data.
 */
function written(
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

/** Day and minute in the customer's own locale and time zone. */
export function formatDate(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return written(iso, options, [{ dateStyle: 'medium' }, { timeStyle: 'short' }])
}

/** To the second, with the time zone named. */
export function formatExactDate(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return written(iso, options, [{ dateStyle: 'full' }, { timeStyle: 'long' }])
}

/** The time of day alone: 'as of 14:05'. */
export function formatTime(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return written(iso, options, [{ timeStyle: 'short' }])
}
