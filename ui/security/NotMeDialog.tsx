import { useEffect, useRef, type ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import * as words from '../primitives/messages.ts'
import { ActivityFacts, type ListedActivity } from './activity-row.tsx'
import { activityLabel } from './activity-labels.ts'
import * as m from './messages.ts'
import { NotMeOutcome, type NotMeHrefs, type NotMeState } from './not-me-outcome.tsx'

type Props = Omit<ComponentProps<typeof AlertDialog>, 'title' | 'description' | 'confirmLabel' | 'children'> &
  NotMeHrefs & {
    /** The entry that the customer doesn’t recognise. Leave it out if the list could not be loaded. */
    entry?: ListedActivity | undefined
    /** The state of the request. The dialog can’t be closed while it is being sent. */
    state: NotMeState
    /** Language and time zone of the dates. By default the customer’s. */
    dates?: DateOptions
  }

/** Explains what “This was not me” does, asks for confirmation, and reports the outcome (CAP-3). */
export function NotMeDialog({
  entry,
  state,
  passwordHref,
  historyHref,
  undoHrefs,
  dates,
  onOpenChange,
  ...rest
}: Props) {
  const t = useTranslate()
  const sending = state.is === 'sending'
  const over = state.is === 'done'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (over) result.current?.focus()
  }, [over])
  return (
    <AlertDialog
      title={over ? t(m.othersSignedOut) : entry ? t(m.wasNotYou) : t(m.someoneElse)}
      description={over ? t(m.signInAgain) : t(m.whatNotMeDoes)}
      {...(!over && { confirmLabel: t(labels[state.is]) })}
      cancelLabel={over || state.is === 'unknown' ? t(words.close) : t(words.cancel)}
      loading={sending}
      onOpenChange={(open) => !sending && onOpenChange(open)}
      data-state={state.is}
      {...rest}
    >
      {entry && (
        <p className="wrap-anywhere">
          <bdi className="font-medium">{activityLabel(entry.kind, entry.result, t)}</bdi>
          <span className="block text-sm text-muted">
            <ActivityFacts entry={entry} />
          </span>
        </p>
      )}
      <div ref={result} tabIndex={-1} className="outline-none">
        <NotMeOutcome {...{ entry, state, passwordHref, historyHref, undoHrefs, dates }} />
      </div>
    </AlertDialog>
  )
}

const labels = {
  asking: m.thisWasNotMe,
  sending: m.thisWasNotMe,
  refused: words.tryAgain,
  unknown: m.sendAgain,
}
