import type { ComponentProps } from 'react'
import { useLocale } from '../lib/locale-context.ts'
import { formatDate, formatExactDate, MISSING, type DateOptions } from './format.ts'
import { Missing } from './Money.tsx'

type Props = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> &
  DateOptions & {
    /** A date and time in ISO 8601, with an offset. */
    iso: string | null | undefined
  }

/** A date and time in the customer's locale and time zone. The tooltip shows the exact time. A missing date is a dash. */
export function DateTime({ iso, locale, timeZone, ...rest }: Props) {
  const around = useLocale()
  const options = { locale: locale ?? around.locale, timeZone: timeZone ?? around.timeZone }
  const text = formatDate(iso, options)
  if (iso == null || text === MISSING) return <Missing />
  return (
    <time dateTime={iso} title={formatExactDate(iso, options)} {...rest}>
      {text}
    </time>
  )
}
