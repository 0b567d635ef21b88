import type { MarketSource } from '#contract/market-source.ts'
import { Clock, FlaskConical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Badge } from '../primitives/Badge.tsx'
import { useNow } from '../lib/use-now.ts'
import { ageOf } from './market-state.ts'

type Props = Omit<ComponentProps<'p'>, 'children'> & {
  source: MarketSource
  asOf: string | null
  /** The time that its age is told from. Default: the present, for as long as it is shown. */
  now?: number
}

/** Where the figures come from and how old they are, before anyone takes them for the market of this minute. */
export function MarketSourceNote({ source, asOf, now, className, ...rest }: Props) {
  return (
    <p
      data-slot="market-source"
      data-source={source}
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted', className)}
      {...rest}
    >
      {source === 'sample' && (
        <Badge tone="pending" icon={<FlaskConical />}>
          Sample figures, not a market price
        </Badge>
      )}
      {source === 'stale' && (
        <Badge tone="pending" icon={<Clock />}>
          {now === undefined ? <GrowingAge asOf={asOf} /> : ageWords(asOf, now)}
        </Badge>
      )}
      {asOf !== null && source !== 'sample' && (
        <span>
          as of <DateTime iso={asOf} />
        </span>
      )}
    </p>
  )
}

const GrowingAge = ({ asOf }: { asOf: string | null }) => ageWords(asOf, useNow())

function ageWords(asOf: string | null, now: number): string {
  const age = ageOf(asOf, now)
  return age === null ? 'Older figures' : `${age} old`
}
