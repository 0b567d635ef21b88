import { RequestId } from '../form/RequestId.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
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

type Props = {
  state: NotMeState
  passwordHref: string
  dates?: DateOptions | undefined
}

/** The outcome of “This was not me”. Renders nothing until there is one. */
export function NotMeOutcome({ state, passwordHref, dates }: Props) {
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
      <Callout
        tone="success"
        live="polite"
        title={t(m.withdrawalsLocked)}
        className="mt-4"
        action={<Link href={passwordHref}>{t(m.changePassword)}</Link>}
      >
        {t(m.notMeDone, { time: <Moment iso={state.lockedUntil} dates={dates} /> })}
      </Callout>
    )
  return null
}
