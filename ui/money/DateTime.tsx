import type { ComponentProps } from 'react'
import { formatDate, formatExactDate, MISSING, type DateOptions } from './format.ts'
import { Missing } from './Money.tsx'

type Props = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> &
  DateOptions & {
    /** ISO 8601 with zone. */
    iso: string | null | undefined
  }

/** In the customer's locale, with the exact time on hover and in `datetime` (SPEC section 10). */
export function DateTime({ iso, locale, timeZone, ...rest }: Props) {
  const text = formatDate(iso, { locale, timeZone })
  if (iso == null || text === MISSING) return <Missing />
  return (
    <time dateTime={iso} title={formatExactDate(iso, { locale, timeZone })} {...rest}>
      {text}
    </time>
  )
}
