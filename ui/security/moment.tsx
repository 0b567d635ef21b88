import { formatMoment, type DateOptions } from '../money/format.ts'

/** An exact time with its zone: a lock or a hold ends then. */
export const Moment = ({ iso, dates }: { iso: string; dates?: DateOptions | undefined }) => (
  <time dateTime={iso}>{formatMoment(iso, dates)}</time>
)
