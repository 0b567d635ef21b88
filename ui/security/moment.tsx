import { useLocale } from '../lib/locale-context.ts'
import { formatMoment, type DateOptions } from '../money/format.ts'

/** The exact time at which a lock or a hold ends, with its time zone. */
export function Moment({ iso, dates }: { iso: string; dates?: DateOptions | undefined }) {
  return <time dateTime={iso}>{formatMoment(iso, { ...useLocale(), ...dates })}</time>
}
