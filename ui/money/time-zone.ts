import { dateFormat, type DateOptions } from './format.ts'

/** The identifier of the time zone in which dates are shown, such as `Asia/Calcutta`. For data. */
export function timeZoneOf({ locale, timeZone }: DateOptions = {}): string {
  return dateFormat(locale, { timeZone }).resolvedOptions().timeZone
}

/** The name of that time zone, such as `India Standard Time`. For people, the same in summer and in winter. */
export function timeZoneName(options: DateOptions = {}): string {
  const id = timeZoneOf(options)
  if (id === 'UTC') return id
  const parts = dateFormat(options.locale, { timeZone: id, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? id
}
