import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import * as m from './messages.ts'

type Props = {
  /** The row’s date, in ISO 8601. */
  at?: string | undefined
}

/**
 * What the history shows about an order that got no answer. A row doesn't name the order, and another device may have sent the same
 * one at that moment, so this says what the row shows and leaves the conclusion to the customer (FAIR-7).
 */
export function ListedText({ at }: Props) {
  const t = useTranslate()
  const dated = at !== undefined && !Number.isNaN(Date.parse(at))
  return dated ? t(m.sameRowDated, { date: <DateTime iso={at} /> }) : t(m.sameRow)
}
