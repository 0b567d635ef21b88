import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import * as m from './messages.ts'

type Props = {
  /** The row’s date, in ISO 8601. */
  at?: string | undefined
}

/** What a row of the history has in common with a deposit that got no response. */
export function DepositRow({ at }: Props) {
  const t = useTranslate()
  if (at === undefined || Number.isNaN(Date.parse(at))) return t(m.sameAmount)
  return t(m.sameAmountDated, { date: <DateTime iso={at} /> })
}
