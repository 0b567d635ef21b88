import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import * as m from './messages.ts'

/** For a deposit without an answer that the history shows: what its row has in common with it. `at`: the row's date, in ISO 8601. */
export function DepositRow({ at }: { at?: string | undefined }) {
  const t = useTranslate()
  if (at === undefined || Number.isNaN(Date.parse(at))) return t(m.sameAmount)
  return t(m.sameAmountDated, { date: <DateTime iso={at} /> })
}
