import { toCents, toDecimal, type Decimal } from '#contract/money.ts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { amountStyle, compact, percent, plain, smallPrice, type NumberStyle } from './number-styles.ts'

/** The text for a missing figure. It is never shown as zero. */
export const MISSING = '—'

type Figure = Decimal | null | undefined

// Creating a formatter takes milliseconds, so each is created at its first use, once for each locale and currency.
const numberFormats = new Map<NumberStyle, Map<string, Intl.NumberFormat>>()

function formatNumber(
  value: Decimal | number,
  style: NumberStyle,
  { locale = 'en-US', currency = 'USD' }: LocaleSettings,
): string {
  const made = numberFormats.get(style) ?? new Map<string, Intl.NumberFormat>()
  numberFormats.set(style, made)
  const key = `${locale} ${currency}`
  const format = made.get(key) ?? new Intl.NumberFormat(locale, { ...style, currency })
  made.set(key, format)
  return format.format(value)
}

/**
 * Formats an amount with thousands separators and two decimals: `$1,000.50`. Returns {@link MISSING} for no value, as do most
 * formatters. By default in US dollars with US formatting. Components pass what `useLocale()` returns.
 */
export function formatMoney(amount: Figure, locale: LocaleSettings = {}): string {
  return amount == null ? MISSING : formatNumber(amount, amountStyle, locale)
}

/** The symbol of the currency, for an input: `$`. */
export function currencySymbol({ locale = 'en-US', currency = 'USD' }: LocaleSettings = {}): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The name of the currency, in the form that follows an amount: `US dollars`. */
export function currencyName({ locale = 'en-US', currency = 'USD' }: LocaleSettings = {}): string {
  const style = { style: 'currency', currency, currencyDisplay: 'name' } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** Formats a market price like {@link formatMoney}, but with four significant digits if it is below 1 and has fractions of a cent. */
export function formatPrice(price: Figure, locale: LocaleSettings = {}): string {
  if (price == null) return MISSING
  return formatNumber(price, /^-?0\.\d{2}\d*[1-9]/.test(price) ? smallPrice : amountStyle, locale)
}

/** Formats a market capitalisation: `$1.98T`. */
export function formatCompact(amount: Figure, locale: LocaleSettings = {}): string {
  return amount == null ? MISSING : formatNumber(amount, compact, locale)
}

/** Formats a percentage with up to 20 decimals: `2.5` becomes `2.5%`. */
export function formatPercent(value: Figure, locale: LocaleSettings = {}): string {
  return value == null ? MISSING : formatNumber(value, percent, locale)
}

/** Formats an amount of a coin with its symbol: `1,000.5 USDT`. */
export function formatCoins(amount: Decimal, symbol: string, locale: LocaleSettings = {}): string {
  return `${formatNumber(amount, plain, locale)} ${symbol}`
}

/** Formats a count with thousands separators: `10,000`. */
export function formatCount(count: number, locale: LocaleSettings = {}): string {
  return formatNumber(count, plain, locale)
}

export type Direction = 'rise' | 'fall' | 'none' | 'missing'

/** Formats a change in percent with its sign: `+1.25%`, `−2.4%`, `0%`. */
export function formatChange(
  change: Figure | string | number,
  locale: LocaleSettings = {},
): { text: string; direction: Direction } {
  // U+2212 is the typographic minus sign, which some feeds send.
  const exact = change == null ? null : toDecimal(String(change).replace('\u2212', '-').replace('%', ''))
  if (exact === null) return { text: MISSING, direction: 'missing' }
  if (!/[1-9]/.test(exact)) return { text: formatPercent('0', locale), direction: 'none' }
  if (exact.startsWith('-'))
    return { text: `−${formatPercent(exact.slice(1) as Decimal, locale)}`, direction: 'fall' }
  return { text: `+${formatPercent(exact, locale)}`, direction: 'rise' }
}

/** Splits an address or a reference into groups of four characters, which are easier to compare. */
export function groupsOfFour(text: string): string[] {
  return text.match(/.{1,4}/gu) ?? []
}

/** Formats an amount for a spreadsheet or an input: `1000.50`. Drops further digits. Returns an empty string for no value. */
export function formatPlain(amount: Figure): string {
  if (amount == null) return ''
  const cents = toCents(amount)
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

export type DateOptions = {
  /** A language tag such as `en-US`. By default that of the `LocaleProvider`, or the variant of English that the customer's browser uses. */
  locale?: string | undefined
  /** A time zone such as `Europe/Berlin`. By default that of the `LocaleProvider`, or of the customer's device. */
  timeZone?: string | undefined
}

/**
 * The language of dates without a locale: the customer's variant of English, such as `en-GB`, or `en-US` if their browser uses another
 * language, because the sentences around the dates are in English too.
 */
export function ownEnglish(): string {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  return /^en\b/.test(locale) ? locale : 'en-US'
}

// Creating a formatter takes longer than using it a hundred times, and a history shows many dates.
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** The formatter for a locale and these options. */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options])
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale ?? ownEnglish(), options)
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

/**
 * Formats the date and the time to the minute, in the customer's locale and time zone. Here and below, `iso` is an ISO 8601 text, or a
 * number of milliseconds since 1970.
 */
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

/** Formats the time of day: `2:05 PM`. */
export function formatTime(iso: string | number | null | undefined, options: DateOptions = {}): string {
  return formatParts(iso, options, [{ timeStyle: 'short' }])
}
