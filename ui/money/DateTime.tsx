import type { ComponentProps } from 'react'
import { formatDate, formatExactDate, MISSING, type DateOptions } from './format.ts'
import { Missing } from './Money.tsx'

type Props = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> &
  DateOptions & {
    /** A date and time in ISO 8601, with an offset. */
    iso: string | null | undefined
  }

/** A date and time in the customer's locale and time zone. The tooltip shows the exact time. A missing date is a dash. */
export function DateTime({ iso, locale, timeZone, ...rest }: Props) {
  const text = formatDate(iso, { locale, timeZone })
  if (iso == null || text === MISSING) return <Missing />
  return (
    <time dateTime={iso} title={formatExactDate(iso, { locale, timeZone })} {...rest}>
      {text}
    </time>
  )
}
