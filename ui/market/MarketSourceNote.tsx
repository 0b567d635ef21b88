import type { MarketSource } from '#contract/market-source.ts'
import { Clock, FlaskConical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Badge } from '../primitives/Badge.tsx'
import { useNow } from '../lib/use-now.ts'
import { ageText } from './market-state.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'p'>, 'children'> & {
  /** `live`, `stale` for older figures, `sample`, or `undeclared` if the backend doesn’t say. */
  source: MarketSource
  /** The time of the figures, in ISO 8601. `null` if it isn’t known. */
  asOf: string | null
  /** The current time in milliseconds, for the age of the figures. By default the clock, updated while the note is shown. */
  now?: number
}

/** Says where market figures come from and how old they are, so that sample or old figures don't look like live prices. */
export function MarketSourceNote({ source, asOf, now, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <p
      data-slot="market-source"
      data-source={source}
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted', className)}
      {...rest}
    >
      {source === 'sample' && (
        <Badge tone="pending" icon={<FlaskConical />}>
          {t(m.sampleFigures)}
        </Badge>
      )}
      {source === 'stale' && (
        <Badge tone="pending" icon={<Clock />}>
          {now === undefined ? <CurrentAge asOf={asOf} /> : ageText(asOf, now, t)}
        </Badge>
      )}
      {source === 'undeclared' && <span>{t(m.undeclaredSource)}</span>}
      {asOf !== null && source !== 'sample' && <span>{t(m.asOf, { time: <DateTime iso={asOf} /> })}</span>}
    </p>
  )
}

const CurrentAge = ({ asOf }: { asOf: string | null }) => ageText(asOf, useNow(), useTranslate())
