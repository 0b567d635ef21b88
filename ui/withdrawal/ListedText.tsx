import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Money } from '../money/Money.tsx'
import * as m from './messages.ts'
import type { FeeDifference } from './review-state.ts'

type Props = {
  /** The row’s date, in ISO 8601. */
  at?: string | undefined
  /** Both fees in the currency of the `LocaleProvider`, if the row states a different one from the fee that the customer confirmed. */
  fees?: FeeDifference | undefined
}

/**
 * What the history shows about an order that got no response. A row doesn't name the order, and another device may have sent the same
 * one at that moment, so this says what the row shows and leaves the conclusion to the customer (FAIR-7).
 */
export function ListedText({ at, fees }: Props) {
  const t = useTranslate()
  const dated = at !== undefined && !Number.isNaN(Date.parse(at))
  return (
    <>
      {dated ? t(m.sameRowDated, { date: <DateTime iso={at} /> }) : t(m.sameRow)}
      {fees && (
        <>
          {' '}
          <strong>
            {t(m.feesDiffer, {
              confirmed: <Money amount={fees.confirmed} />,
              charged: <Money amount={fees.charged} />,
            })}
          </strong>
        </>
      )}
    </>
  )
}
