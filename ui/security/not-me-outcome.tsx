import { RequestId } from '../form/RequestId.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import type { ListedActivity } from './activity-row.tsx'
import * as m from './messages.ts'
import { Moment } from './moment.tsx'

/**
 * - `asking`: the customer hasn't confirmed yet.
 * - `sending`: the call is running.
 * - `refused`: it was certainly not carried out.
 * - `unknown`: it may have been carried out.
 * - `done`: the server has said until when withdrawals are locked.
 */
export type NotMeState =
  | { is: 'asking' | 'sending' }
  | {
      is: 'refused' | 'unknown'
      /** What happened. */
      why: string
      /** The `X-Request-Id` of the response, if it had one. */
      requestId?: string | undefined
    }
  | {
      is: 'done'
      /** When the lock ends, in ISO 8601, as the server answered. */
      lockedUntil: string
    }

/** Where the links of the outcome lead. */
export type NotMeHrefs = {
  /** The page on which the password can be changed. */
  passwordHref: string
  /** The withdrawal history. */
  historyHref: string
  /** The place where what was added or changed can be undone. */
  undoHrefs: Record<m.LastingKind, string>
}

type Props = NotMeHrefs & {
  entry: ListedActivity | undefined
  state: NotMeState
  dates?: DateOptions | undefined
}

/** The outcome of “This was not me”. Renders nothing until there is one. */
export function NotMeOutcome({ entry, state, passwordHref, historyHref, undoHrefs, dates }: Props) {
  const t = useTranslate()
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title={t(m.notMeRefused)} className="mt-4">
        {state.why}
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'unknown')
    return (
      <Callout tone="warning" live="assertive" title={t(m.sentAnswerUnknown)} className="mt-4">
        {state.why}
        {` ${t(m.notMeUnknown)}`}
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'done')
    return (
      <>
        {entry && entry.result !== 'refused' && isLasting(entry.kind, undoHrefs) ? (
          <Callout
            tone="warning"
            live="polite"
            title={t(m.stays, { kind: entry.kind })}
            className="mt-4"
            action={<Link href={undoHrefs[entry.kind]}>{t(m.undoIt, { kind: entry.kind })}</Link>}
          >
            {t(m.whatStays, { kind: entry.kind })}
          </Callout>
        ) : (
          <Callout tone="warning" live="polite" title={t(m.checkWhatWasAdded)} className="mt-4">
            {t(m.addedStays)}
          </Callout>
        )}
        <Callout
          tone="success"
          live="polite"
          title={t(m.withdrawalsLocked)}
          className="mt-4"
          action={<Link href={passwordHref}>{t(m.changePassword)}</Link>}
        >
          {t(m.notMeDone, {
            time: <Moment iso={state.lockedUntil} dates={dates} />,
            history: <Link href={historyHref}>{t(m.withdrawalHistory)}</Link>,
          })}
        </Callout>
      </>
    )
  return null
}

const isLasting = (kind: string, hrefs: Props['undoHrefs']): kind is m.LastingKind =>
  Object.hasOwn(hrefs, kind)
