import type { Decimal } from '#contract/money.ts'
import { useEffect, useRef, type ComponentProps } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { RequestId } from '../form/RequestId.tsx'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { DateTime } from '../money/DateTime.tsx'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Callout } from '../primitives/Callout.tsx'

/**
 * - `asking`: the customer hasn't confirmed yet.
 * - `sending`: the call is running.
 * - `refused`: it was certainly not cancelled. `why`: the reason.
 * - `unknown`: it may have been cancelled.
 * - `late`: it can no longer be stopped. `sentAt`: when it was sent, in ISO 8601, if that is why.
 * - `done`: cancelled. `stopping`: the platform still has to confirm that it is stopped.
 */
export type CancelState =
  | { is: 'asking' }
  | { is: 'sending' }
  | {
      is: 'refused'
      /** What happened. */
      why: string
      /** The `X-Request-Id` of the answer, if it had one. */
      requestId?: string | undefined
    }
  | {
      is: 'unknown'
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

/** Where the money would have gone. */
export type CancelDestination =
  | {
      /** The whole address. */
      wallet: string
    }
  | {
      /** The name of the bank. */
      bankName: string | null
      /** The whole account number. */
      accountNumber: string | null
    }

type Props = Omit<
  ComponentProps<typeof AlertDialog>,
  'title' | 'description' | 'confirmLabel' | 'children'
> & {
  /** The amount of the withdrawal, in US dollars. */
  amount: Decimal | null
  /** The address or the account that it was to be paid to. */
  destination: CancelDestination
  /** How far it is. While it is sent, the dialog can’t be closed. */
  state: CancelState
}

/** The question whether a withdrawal is to be cancelled, and what came of it (CAP-2). */
export function CancelPayoutDialog({ amount, destination, state, onOpenChange, ...rest }: Props) {
  const sending = state.is === 'sending'
  const over = state.is === 'late' || state.is === 'done'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (over) result.current?.focus()
  }, [over])
  return (
    <AlertDialog
      title={titles[state.is]}
      description={sending ? 'We are sending your cancellation.' : descriptions[state.is]}
      {...(!over && {
        confirmLabel:
          state.is === 'unknown'
            ? 'Send it again'
            : state.is === 'refused'
              ? 'Try again'
              : 'Cancel withdrawal',
      })}
      cancelLabel={over || state.is === 'unknown' ? 'Close' : 'Keep it'}
      loading={sending}
      onOpenChange={(open) => !sending && onOpenChange(open)}
      data-state={state.is}
      {...rest}
    >
      {/* Nobody should confirm figures that they can't see. */}
      <AmountsHidden value={false}>
        <dl className="border-y border-line">
          <div className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="text-muted">Amount</dt>
            <dd className="font-semibold">
              <Money amount={amount} />
            </dd>
          </div>
          <div className="border-t border-line py-2.5">
            <dt className="text-muted">Paid to</dt>
            <dd className="wrap-anywhere">
              <PaidTo destination={destination} />
            </dd>
          </div>
        </dl>
      </AmountsHidden>
      <div ref={result} tabIndex={-1} className="outline-none">
        <Outcome state={state} />
      </div>
    </AlertDialog>
  )
}

const titles: Record<CancelState['is'], string> = {
  asking: 'Cancel this withdrawal?',
  sending: 'Cancel this withdrawal?',
  refused: 'Cancel this withdrawal?',
  unknown: 'Cancel this withdrawal?',
  late: 'It can no longer be stopped',
  done: 'Withdrawal cancelled',
}
const descriptions: Record<CancelState['is'], string> = {
  asking:
    'Nothing is paid out, and the whole amount goes back to your Trade Profit. You can withdraw it again later.',
  sending: '',
  refused: 'Nothing has changed.',
  unknown: 'We don’t know yet whether it is cancelled.',
  late: 'Nothing has changed.',
  done: 'Nothing is paid out.',
}

function PaidTo({ destination }: Pick<Props, 'destination'>) {
  if ('wallet' in destination) return <AddressText address={destination.wallet} />
  const { bankName, accountNumber } = destination
  return (
    <>
      <bdi className="block font-medium">{bankName ?? 'Bank account'}</bdi>
      {accountNumber !== null && (
        <span className="block">
          Account <bdi>{accountNumber}</bdi>
        </span>
      )}
    </>
  )
}

function Outcome({ state }: Pick<Props, 'state'>) {
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title="It was not cancelled." className="mt-4">
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
        className="mt-4"
      >
        {state.why} It may have been cancelled. If you send it again, it counts only once: a withdrawal can’t
        be cancelled twice.
        <RequestId of={state.requestId} />
      </Callout>
    )
  if (state.is === 'late')
    return (
      <Callout tone="warning" live="assertive" title="Too late" className="mt-4">
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
        tone="success"
        live="polite"
        title={state.stopping ? 'We are stopping it' : 'It is cancelled'}
        className="mt-4"
      >
        {state.stopping
          ? 'It had been approved, so stopping it takes a moment. The amount stays set aside until then.'
          : 'The whole amount is back in your Trade Profit.'}
      </Callout>
    )
  return null
}
