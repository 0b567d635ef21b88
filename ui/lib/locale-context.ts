import { createContext, use, type ReactNode } from 'react'

/** Returns the text of a message, in the language of the page: `t(m.showPassword)`, `t(m.rowsShown, { count: 3 })`. */
export type Translate = <Values extends unknown[], Result extends ReactNode>(
  message: (...values: Values) => Result,
  ...values: Values
) => Result

/** How numbers, amounts and dates are formatted. */
export type LocaleSettings = {
  /**
   * A language tag such as `de-DE`. By default numbers are formatted as in `en-US`, and dates in the customer's own variant of English.
   */
  locale?: string | undefined
  /** The currency of all amounts, a code of ISO 4217 such as `EUR`. By default `USD`. */
  currency?: string | undefined
  /** A time zone such as `Europe/Berlin`. By default that of the customer's device. */
  timeZone?: string | undefined
}

/** Ignores `LocaleProvider`. For text outside components, such as in saved files, and for tests. */
export const inEnglish: Translate = (message, ...values) => message(...values)

/** Without a provider: English, and the defaults of {@link LocaleSettings}. */
export const LocaleContext = createContext<LocaleSettings & { t: Translate }>({ t: inEnglish })

/**
 * The function that turns messages into text, for the nearest `LocaleProvider`, or English without one.
 *
 * @example
 * ```tsx
 * const greeting = ({ name }: { name: string }) => `Hello, ${name}`
 *
 * const t = useTranslate()
 * return <p>{t(greeting, { name: 'Ada' })}</p>
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function useTranslate(): Translate {
  return use(LocaleContext).t
}

/** The locale, currency and time zone of the nearest `LocaleProvider`, for the functions of `money/format`. */
/* @__NO_SIDE_EFFECTS__ */
export function useLocale(): LocaleSettings {
  return use(LocaleContext)
}
