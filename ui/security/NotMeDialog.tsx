import { useEffect, useRef, type ComponentProps } from 'react'
import { RequestId } from '../form/RequestId.tsx'
import type { DateOptions } from '../money/format.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { ActivityFacts, type ListedActivity } from './activity-row.tsx'
import { activityWords } from './activity-words.ts'
import { Moment } from './moment.tsx'

/**
 * - `asking`: the customer hasn't confirmed yet.
 * - `sending`: the call is running.
 * - `refused`: it was certainly not done.
 * - `unknown`: it may have been done.
 * - `done`: the server has said until when withdrawals are locked.
 */
export type NotMeState =
  | { is: 'asking' | 'sending' }
  | {
      is: 'refused' | 'unknown'
      /** What happened. */
      why: string
      /** The `X-Request-Id` of the answer, if it had one. */
      requestId?: string | undefined
    }
  | {
      is: 'done'
      /** When the lock ends, in ISO 8601, as the server answered. */
      lockedUntil: string
    }

type Props = Omit<
  ComponentProps<typeof AlertDialog>,
  'title' | 'description' | 'confirmLabel' | 'children'
> & {
  /** The entry that the customer doesn’t recognise. */
  entry: ListedActivity
  /** How far it is. While it is sent, the dialog can’t be closed. */
  state: NotMeState
  /** The page on which the password can be changed. */
  passwordHref: string
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** Says what “This was not me” does, asks whether to do it, and says what came of it (CAP-3). */
export function NotMeDialog({ entry, state, passwordHref, dates, onOpenChange, ...rest }: Props) {
  const sending = state.is === 'sending'
  const over = state.is === 'done'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (over) result.current?.focus()
  }, [over])
  return (
    <AlertDialog
      title={over ? 'All other devices are signed out' : 'This was not you?'}
      description={
        over
          ? 'Whoever used them has to sign in again. We also email you about this.'
          : 'We sign out every other device, lock withdrawals for 48 hours, and email you. This browser stays signed in. The lock can’t be shortened, by you either.'
      }
      {...(!over && { confirmLabel: labels[state.is] })}
      cancelLabel={over || state.is === 'unknown' ? 'Close' : 'Cancel'}
      loading={sending}
      onOpenChange={(open) => !sending && onOpenChange(open)}
      data-state={state.is}
      {...rest}
    >
      <p className="wrap-anywhere">
        <bdi className="font-medium">{activityWords(entry.kind, entry.result)}</bdi>
        <span className="block text-sm text-muted">
          <ActivityFacts entry={entry} />
        </span>
      </p>
      <div ref={result} tabIndex={-1} className="outline-none">
        <Outcome {...{ state, passwordHref, dates }} />
      </div>
    </AlertDialog>
  )
}

const labels = {
  asking: 'This was not me',
  sending: 'This was not me',
  refused: 'Try again',
  unknown: 'Send it again',
}

function Outcome({ state, passwordHref, dates }: Pick<Props, 'state' | 'passwordHref' | 'dates'>) {
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title="It was not done." className="mt-4">
        {state.why}
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'unknown')
    return (
      <Callout tone="warning" live="assertive" title="Sent, answer unknown" className="mt-4">
        {state.why} Other devices may be signed out and withdrawals locked, or not. You can send it again: it
        only protects.
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'done')
    return (
      <Callout
        tone="success"
        live="polite"
        title="Withdrawals are locked"
        className="mt-4"
        action={<Link href={passwordHref}>Change your password</Link>}
      >
        Nobody can withdraw until <Moment iso={state.lockedUntil} dates={dates} />. Change your password now.
      </Callout>
    )
  return null
}
