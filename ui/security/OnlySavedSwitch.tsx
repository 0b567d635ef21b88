import { ADDRESS_WAIT } from '#contract/capabilities/security-fields.ts'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Button } from '../primitives/Button.tsx'
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
  /** If no saved address can be used yet, the time at which the first one can. */
  usableFrom?: string | null
  /** The change is being sent. The switch keeps what the server last said, and ignores presses. */
  pending?: boolean
  /** Called with the requested state; for `true`, once the customer has confirmed. Update the switch only with the server’s response. */
  onChange: (on: boolean) => void
  /** The outcome of the last change, if it failed or is unknown. */
  problem?: { title: string; text: ReactNode }
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** The switch that limits withdrawals to saved addresses, with its state in words. Asks before it is switched on (CAP-3). */
export function OnlySavedSwitch({
  only,
  offFrom = null,
  noneSaved = false,
  usableFrom = null,
  pending = false,
  onChange,
  problem,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const stateId = useId()
  const control = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  const turningOff = only && offFrom !== null
  const press = (on: boolean) => {
    if (pending || turningOff) return
    if (on) setAsking(true)
    else onChange(false)
  }
  return (
    <div data-slot="only-saved-switch" className={cn('grid w-full gap-1', className)} {...rest}>
      <Switch
        ref={control}
        label={<span className="font-medium">{t(m.onlySaved)}</span>}
        checked={only}
        aria-busy={pending || undefined}
        // It is on, and already being switched off. The button below keeps it on.
        aria-disabled={turningOff || undefined}
        aria-describedby={stateId}
        onCheckedChange={press}
        className="aria-disabled:cursor-not-allowed"
      />
      <p id={stateId} role="status" className="max-w-prose text-sm text-muted">
        {pending
          ? t(m.onlySavedPending)
          : turningOff
            ? t(m.onlySavedOffFrom, { time: <Moment iso={offFrom} dates={dates} /> })
            : only
              ? t(m.onlySavedOn, { hours: ADDRESS_WAIT.onlyOff })
              : t(m.onlySavedOff)}
      </p>
      {turningOff && (
        <Button
          variant="secondary"
          size="sm"
          loading={pending}
          className="mt-2 justify-self-start"
          onClick={() => {
            // The button disappears once it is kept on.
            control.current?.focus()
            onChange(true)
          }}
        >
          {t(m.keepOnlySavedOn)}
        </Button>
      )}
      {problem !== undefined && (
        <Callout tone="warning" live="assertive" title={problem.title} className="mt-2">
          {problem.text}
        </Callout>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(m.onlySavedQuestion)}
        description={t(m.whatOnlySavedMeans, ADDRESS_WAIT)}
        confirmLabel={t(m.switchOn)}
        onConfirm={() => {
          setAsking(false)
          onChange(true)
        }}
      >
        {noneSaved ? (
          <Callout tone="warning" title={t(m.nothingSaved)}>
            {t(m.nothingUntilSaved, { hours: ADDRESS_WAIT.added })}
          </Callout>
        ) : (
          usableFrom !== null && (
            <Callout tone="warning" title={t(m.nothingUsable)}>
              {t(m.nothingUntilUsable, { time: <Moment iso={usableFrom} dates={dates} /> })}
            </Callout>
          )
        )}
      </AlertDialog>
    </div>
  )
}
