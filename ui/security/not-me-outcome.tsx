import { RequestId } from '../form/RequestId.tsx'
import type { DateOptions } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
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

type Props = {
  state: NotMeState
  passwordHref: string
  dates?: DateOptions | undefined
}

/** What came of “This was not me”, or nothing while that is open. */
export function NotMeOutcome({ state, passwordHref, dates }: Props) {
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
        {state.why} Other devices may be signed out and withdrawals locked, or not. You can send it again: at
        most, the lock gets longer.
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
        Nobody can withdraw until <Moment iso={state.lockedUntil} dates={dates} />. Withdrawals that were
        requested before are not stopped: look at your withdrawal history. Change your password now.
      </Callout>
    )
  return null
}
