import { RequestId } from '../form/RequestId.tsx'
import { DateTime } from '../money/DateTime.tsx'
import { Callout } from '../primitives/Callout.tsx'

/**
 * - `asking`: the customer hasn't confirmed yet.
 * - `sending`: the call is running.
 * - `refused`: it was certainly not cancelled.
 * - `unknown`: it may have been cancelled.
 * - `late`: it can no longer be stopped.
 * - `done`: cancelled.
 */
export type CancelState =
  | { is: 'asking' | 'sending' }
  | {
      is: 'refused' | 'unknown'
      /** What happened. */
      why: string
      /** The `X-Request-Id` of the answer, if it had one. */
      requestId?: string | undefined
    }
  | {
      is: 'late'
      /** When it was sent, in ISO 8601. `null` if that is not why. */
      sentAt: string | null
      /** The server’s own sentence. */
      why: string
    }
  | {
      is: 'done'
      /** The platform still has to confirm that it is stopped. */
      stopping: boolean
    }

/** What came of the cancellation, or nothing while that is open. */
export function CancelOutcome({ state }: { state: CancelState }) {
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title="It was not cancelled." className="mb-5">
        {state.why}
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'unknown')
    return (
      <Callout
        tone="warning"
        live="assertive"
        title="Sent, answer unknown: check the history before you repeat"
        className="mb-5"
      >
        {state.why} It may have been cancelled. If you send it again, it counts only once: a withdrawal can’t
        be cancelled twice.
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'late')
    return (
      <Callout tone="warning" live="assertive" title="Too late" className="mb-5">
        {state.sentAt === null ? (
          state.why
        ) : (
          <>
            It was sent on <DateTime iso={state.sentAt} />. It can no longer be stopped.
          </>
        )}
      </Callout>
    )
  if (state.is === 'done')
    return (
      <Callout
        tone={state.stopping ? 'info' : 'success'}
        live="polite"
        title={state.stopping ? 'Being stopped' : 'It is cancelled'}
        className="mb-5"
      >
        {state.stopping
          ? 'Stopping it takes a moment, and it may still be sent meanwhile. The amount stays set aside until that is decided. The details show what came of it.'
          : 'The whole amount is back in your Trade Profit.'}
      </Callout>
    )
  return null
}
