import type { ComponentProps } from 'react'
import type { DateOptions } from '../money/format.ts'
import { DateTime } from '../money/DateTime.tsx'

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

/** When a payout should arrive, with what the estimate is counted from (FAIR-3). */
export function PayoutEstimate({ from, to, basis, dates, ...rest }: Props) {
  return (
    <div data-slot="payout-estimate" {...rest}>
      <p>
        Expected to arrive between <DateTime iso={from} {...dates} /> and <DateTime iso={to} {...dates} />.
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{basis}</bdi> Yours may take longer.
      </p>
    </div>
  )
}
