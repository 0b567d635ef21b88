import { useEffect, useRef, type ComponentProps } from 'react'
import type { DateOptions } from '../money/format.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { ActivityFacts, type ListedActivity } from './activity-row.tsx'
import { activityWords } from './activity-words.ts'
import { NotMeOutcome, type NotMeState } from './not-me-outcome.tsx'

type Props = Omit<
  ComponentProps<typeof AlertDialog>,
  'title' | 'description' | 'confirmLabel' | 'children'
> & {
  /** The entry that the customer doesn’t recognise. Without one, the list could not be loaded. */
  entry?: ListedActivity | undefined
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
      title={
        over
          ? 'All other devices are signed out'
          : entry
            ? 'This was not you?'
            : 'Did someone else use your account?'
      }
      description={
        over
          ? 'Whoever used them has to sign in again. We also email you about this.'
          : 'We sign out every other device, lock withdrawals for 48 hours, and email you. This browser stays signed in. Nobody can shorten the lock, not even you. Withdrawals that were requested before are not stopped.'
      }
      {...(!over && { confirmLabel: labels[state.is] })}
      cancelLabel={over || state.is === 'unknown' ? 'Close' : 'Cancel'}
      loading={sending}
      onOpenChange={(open) => !sending && onOpenChange(open)}
      data-state={state.is}
      {...rest}
    >
      {entry && (
        <p className="wrap-anywhere">
          <bdi className="font-medium">{activityWords(entry.kind, entry.result)}</bdi>
          <span className="block text-sm text-muted">
            <ActivityFacts entry={entry} />
          </span>
        </p>
      )}
      <div ref={result} tabIndex={-1} className="outline-none">
        <NotMeOutcome {...{ state, passwordHref, dates }} />
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
