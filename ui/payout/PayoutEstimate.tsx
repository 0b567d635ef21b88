import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { DateTime } from '../money/DateTime.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The earliest expected arrival, in ISO 8601. */
  from: string
  /** The latest expected arrival, in ISO 8601. */
  to: string
  /** What it is based on: a sentence with a count and a date. Without it, don’t show an estimate. */
  basis: string
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** When a payout should arrive, and what the estimate is based on (FAIR-3). */
export function PayoutEstimate({ from, to, basis, dates, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div data-slot="payout-estimate" {...rest}>
      <p>
        {t(m.expectedBetween, {
          from: <DateTime iso={from} {...dates} />,
          to: <DateTime iso={to} {...dates} />,
        })}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{basis}</bdi> {t(m.mayTakeLonger)}
      </p>
    </div>
  )
}
