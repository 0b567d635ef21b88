import { DateTime } from '../money/DateTime.tsx'

export const LISTED = 'The history shows this withdrawal'

/**
 * What the history shows about an order that got no answer. A row doesn't name the order, and another device may have sent the same
 * one at that moment, so this says what the row shows and leaves the conclusion to the customer (FAIR-7).
 */
export const ListedText = ({ at }: { at?: string | undefined }) => (
  <>
    Same amount and destination
    {at !== undefined && !Number.isNaN(Date.parse(at)) && (
      <>
        , dated <DateTime iso={at} />
      </>
    )}
    . If you did not also send it from another device, this is your withdrawal, and you do not need to send it
    again.
  </>
)
