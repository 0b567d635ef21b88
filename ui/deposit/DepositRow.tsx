import { DateTime } from '../money/DateTime.tsx'

/** For a deposit without an answer that the history shows: what its row has in common with it. `at`: the row's date, in ISO 8601. */
export const DepositRow = ({ at }: { at?: string | undefined }) =>
  at === undefined || Number.isNaN(Date.parse(at)) ? (
    'Same amount.'
  ) : (
    <>
      Same amount, dated <DateTime iso={at} />.
    </>
  )
