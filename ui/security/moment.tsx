import { useLocale } from '../lib/locale-context.ts'
import { formatMoment, type DateOptions } from '../money/format.ts'

/** An exact time with its zone: a lock or a hold ends then. */
export function Moment({ iso, dates }: { iso: string; dates?: DateOptions | undefined }) {
  return <time dateTime={iso}>{formatMoment(iso, { ...useLocale(), ...dates })}</time>
}
