import { RequestId } from '../form/RequestId.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Callout } from '../primitives/Callout.tsx'
import * as m from './messages.ts'

/**
 * - `asking`: the customer hasn't confirmed yet.
 * - `sending`: the call is running.
 * - `refused`: it was certainly not cancelled.
 * - `unknown`: it may have been cancelled.
 * - `late`: it can no longer be cancelled.
 * - `done`: cancelled.
 */
export type CancelState =
  | { is: 'asking' | 'sending' }
  | {
      is: 'refused' | 'unknown'
      /** What happened. */
      why: string
      /** The `X-Request-Id` of the response, if it had one. */
      requestId?: string | undefined
    }
  | {
      is: 'late'
      /** The response proves that the withdrawal was sent. Otherwise it may already have been stopped. */
      sent: boolean
      /** When it was sent, in ISO 8601. `null` if that isn't the reason. */
      sentAt: string | null
      /** The server’s own sentence. */
      why: string
    }
  | {
      is: 'done'
      /** The platform still has to confirm that it is stopped. */
      stopping: boolean
    }

/** The outcome of the cancellation. Renders nothing until there is one. */
export function CancelOutcome({ state }: { state: CancelState }) {
  const t = useTranslate()
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title={t(m.notCancelled)} className="mb-5">
        {state.why}
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'unknown')
    return (
      <Callout tone="warning" live="assertive" title={t(m.answerUnknown)} className="mb-5">
        {t(m.mayBeCancelled, { why: state.why })}
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'late')
    return (
      <Callout
        tone="warning"
        live="assertive"
        title={state.sent ? t(m.tooLate) : t(m.sentOrStopped)}
        className="mb-5"
      >
        {state.sentAt === null ? state.why : t(m.sentAlready, { date: <DateTime iso={state.sentAt} /> })}
      </Callout>
    )
  if (state.is === 'done')
    return (
      <Callout
        tone={state.stopping ? 'info' : 'success'}
        live="polite"
        title={state.stopping ? t(m.beingStopped) : t(m.isCancelled)}
        className="mb-5"
      >
        {state.stopping ? t(m.stoppingTakesMoment) : t(m.amountIsBack)}
      </Callout>
    )
  return null
}
