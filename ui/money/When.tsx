import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { DateTime } from './DateTime.tsx'
import { formatTime } from './format.ts'
import * as m from './messages.ts'

const isToday = (time: number) => new Date(time).toDateString() === new Date().toDateString()

type Props = {
  /** Milliseconds since 1970. */
  at: number
}

/** When something happened, for the middle of a sentence: `today at 2:05 PM`, or `on Mar 4, 2026, 2:05 PM`. */
export function When({ at }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const iso = new Date(at).toISOString()
  if (isToday(at)) return t(m.todayAt, { time: formatTime(iso, locale) })
  return t(m.onDate, { date: <DateTime iso={iso} /> })
}
