import { toCents, type Decimal } from '#contract/money.ts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { dateFormat, formatCompact, formatMoney, type DateOptions } from './format.ts'

/** A month as one number, so that months can be counted: twelve for each year, January first. */
export type MonthNumber = number

/** The year of a month. */
export const yearOf = (month: MonthNumber) => Math.floor(month / 12)

/** Returns the month of a time, in milliseconds since 1970, in a time zone. By default the customer's. */
export function monthAt(at: number, timeZone?: string): MonthNumber {
  const date = new Date(at)
  if (timeZone === undefined) return date.getFullYear() * 12 + date.getMonth()
  const utc = date.getUTCFullYear() * 12 + date.getUTCMonth()
  const day = date.getUTCDate()
  // No time zone is more than a day away from UTC, so only times near the start or end of a month need the slow conversion.
  if (day > 2 && day < 27) return utc
  const parts = dateFormat('en-US', { year: 'numeric', month: 'numeric', timeZone }).formatToParts(date)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return part('year') * 12 + part('month') - 1
}

/** The elapsed part of the month at a time, from 0 to 1. Time zones differ only by hours, so it counts days in UTC and stays within the month. */
export function shareOfMonth(at: number, month: MonthNumber): number {
  const start = Date.UTC(yearOf(month), month % 12)
  const end = Date.UTC(yearOf(month), (month % 12) + 1)
  return Math.min(1, Math.max(0, (at - start) / (end - start)))
}

/** Formats a month: `February 2026`, or `Feb` for an axis. */
export function formatMonth(month: MonthNumber, style: 'full' | 'axis', locale?: string): string {
  const options =
    style === 'full' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const)
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(yearOf(month), month % 12, 15))
}

/** Formats the day of a time, in milliseconds since 1970, without its year: `Dec 25`. By default in the customer's zone. */
export const formatAxisDay = (at: number, { locale, timeZone }: DateOptions = {}) =>
  dateFormat(locale, { month: 'short', day: 'numeric', timeZone }).format(at)

/** Formats an amount for an axis: without cents for whole amounts, and compact from a million. */
export function formatTick(amount: Decimal, locale: LocaleSettings = {}): string {
  const cents = toCents(amount)
  const size = cents < 0n ? -cents : cents
  if (size >= 100_000_000n) return formatCompact(amount, locale).replace(/[.,]?0+(?=\D*$)/, '')
  return formatMoney(amount, locale).replace(/[.,]00(?=\D*$)/, '')
}
