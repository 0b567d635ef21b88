import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Switch } from '../primitives/Switch.tsx'
import * as m from './messages.ts'
import { Moment } from './moment.tsx'

type Props = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** Whether payouts to other destinations are refused, as the server last said. */
  only: boolean
  /** If it was switched off but is still in effect, the time at which it ends. */
  offFrom?: string | null
  /** No address is saved, so nothing could be withdrawn. */
  noneSaved?: boolean
  /** The change is being sent. The switch keeps what the server last said, and ignores presses. */
  pending?: boolean
  /** Called with the requested state. Update the switch only with the server’s response. */
  onChange: (on: boolean) => void
  /** The outcome of the last change, if it failed or is unknown. */
  problem?: { title: string; text: ReactNode }
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The switch that limits withdrawals to saved addresses, with its state in words (CAP-3). */
export function OnlySavedSwitch({
  only,
  offFrom = null,
  noneSaved = false,
  pending = false,
  onChange,
  problem,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const stateId = useId()
  const turningOff = only && offFrom !== null
  return (
    <div data-slot="only-saved-switch" className={cn('grid w-full gap-1', className)} {...rest}>
      <Switch
        label={<span className="font-medium">{t(m.onlySaved)}</span>}
        checked={only && !turningOff}
        aria-busy={pending || undefined}
        aria-describedby={stateId}
        onCheckedChange={(on) => !pending && onChange(on)}
      />
      <p id={stateId} role="status" className="max-w-prose text-sm text-muted">
        {pending
          ? t(m.onlySavedPending)
          : turningOff
            ? t(m.onlySavedOffFrom, { time: <Moment iso={offFrom} dates={dates} /> })
            : only
              ? t(m.onlySavedOn)
              : t(m.onlySavedOff)}
        {!pending && !only && noneSaved && ` ${t(m.nothingSaved)}`}
      </p>
      {problem !== undefined && (
        <Callout tone="warning" live="assertive" title={problem.title} className="mt-2">
          {problem.text}
        </Callout>
      )}
    </div>
  )
}
