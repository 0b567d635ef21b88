import { Change } from '#ui/money/Change.tsx'
import { DateTime } from '#ui/money/DateTime.tsx'
import { Money } from '#ui/money/Money.tsx'
import { Percent } from '#ui/money/Percent.tsx'
import type { ReactNode } from 'react'

const samples: { sent: string; shown: ReactNode; why: string }[] = [
  { sent: '1250', shown: <Money amount="1250" />, why: 'Two decimals, always' },
  { sent: '1234567.8', shown: <Money amount="1234567.8" />, why: 'Thousands separators' },
  { sent: '-0.07', shown: <Money amount="-0.07" />, why: 'The sign is before the dollar sign' },
  { sent: '0', shown: <Money amount="0" />, why: 'Zero is a value like any other, and neutral' },
  { sent: 'nothing', shown: <Money amount={null} />, why: 'Missing is not zero' },
  { sent: '12.5', shown: <Percent percent="12.5" />, why: 'As sent, with %' },
  { sent: '2.4', shown: <Change change="2.4" />, why: 'A rise: sign, arrow, word, then color' },
  { sent: '-2.4', shown: <Change change="-2.4" />, why: 'A fall' },
  {
    sent: '2026-03-01T09:30:00Z',
    shown: <DateTime iso="2026-03-01T09:30:00Z" locale="en-US" timeZone="UTC" />,
    why: "The customer's own English and time zone, with the exact time as tooltip",
  },
]

export function MoneySamples() {
  return (
    <dl className="text-ink ruled">
      {samples.map(({ sent, shown, why }) => (
        <div key={sent} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2.5">
          <dt className="w-56 text-muted">
            <code className="text-sm">{sent}</code>
          </dt>
          <dd className="w-40">{shown}</dd>
          <dd className="text-sm text-muted">{why}</dd>
        </div>
      ))}
    </dl>
  )
}
