import type { Decimal } from '#contract/money.ts'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { roughly } from '../form/pause-messages.ts'
import { PauseText } from '../form/PauseText.tsx'
import { RequestId } from '../form/RequestId.tsx'
import { useRetryCountdown } from '../form/use-retry-countdown.ts'
import { AmountsHidden } from '../money/amounts-hidden.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { Link } from '../primitives/Link.tsx'
import { AddressText } from '../address/AddressText.tsx'

export type Destination =
  { wallet: string; network: string } | { accountNumber: string; swiftCode: string; bankName: string }

export type ReviewOrder = {
  requested: Decimal
  fee: Decimal
  payout: Decimal
  charges: Decimal
  destination: Destination
}

/** The same order was sent before, and its outcome is unknown. */
export type EarlierOrder = {
  /** Milliseconds since 1970. */
  sentAt: number
  /** Whether the server carries the same order out only once, however often it is sent. */
  repeat: 'counts-once' | 'may-count-twice'
}

/**
 * `refused`: it is certain that the order was not carried out. `unknown`: it may have been; with `refused`, this last try was
 * not, but an earlier one may have been. `offline`: nothing left the device in this try. `arrived`: the history has shown
 * meanwhile that an earlier try was carried out.
 */
export type ReviewState =
  | { is: 'asking'; earlier?: EarlierOrder | null }
  | { is: 'sending' }
  | { is: 'arrived' }
  | ({ is: 'refused' } & Failure)
  | ({ is: 'unknown'; refused?: boolean; earlier: EarlierOrder } & Failure)

type Failure = { why: string; offline?: boolean; retryAfter?: number; requestId?: string }

type Props = Omit<ComponentProps<'div'>, 'children' | 'title' | 'dir'> & {
  order: ReviewOrder | null
  state: ReviewState
  historyHref: string
  onConfirm: () => void
  onCancel: () => void
  /** `false`: the caller puts the focus somewhere else when the dialog closes, on a field that was refused. */
  returnsFocus?: boolean
}

/** WDR-4: the last look. Cancel and Okay weigh the same; Escape is Cancel; a click beside it is neither. */
export function WithdrawalReview({
  order,
  state,
  historyHref,
  onConfirm,
  onCancel,
  returnsFocus = true,
  ...rest
}: Props) {
  // A dialog that closes is not rendered again, so its handler asks what holds by then.
  const returns = useRef(returnsFocus)
  useEffect(() => {
    returns.current = returnsFocus
  }, [returnsFocus])
  const sending = state.is === 'sending'
  const failed = state.is === 'refused' || state.is === 'unknown' ? state : null
  const arrived = state.is === 'arrived'
  const repeats = state.is === 'unknown' || (state.is === 'asking' && state.earlier != null)
  const left = useRetryCountdown(failed)
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What went wrong stands above the answers, and would push them out of sight on a small screen.
    if (failed) answers.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && !sending && onCancel()}
      title="Bank or Crypto Withdrawal Request Status"
      description={failed || repeats || arrived ? undefined : 'Nothing is sent until you press Okay.'}
      closedBy="closerequest"
      closeButton={false}
      onCloseAutoFocus={(event) => !returns.current && event.preventDefault()}
      data-state={state.is}
      {...rest}
    >
      {/* FAIR-4 outranks FAIR-9 here: nobody confirms a figure that they can't see. */}
      <AmountsHidden value={false}>{order && <Order order={order} />}</AmountsHidden>
      {state.is === 'asking' && state.earlier && (
        <Callout tone="warning" live="polite" title={UNKNOWN} className="mt-4">
          You sent this same order at <DateTime iso={new Date(state.earlier.sentAt).toISOString()} />.{' '}
          {ifRepeated(state.earlier)} <Link href={historyHref}>Withdrawal history</Link>
        </Callout>
      )}
      {arrived && (
        <Callout tone="success" live="polite" title="Your order has arrived" className="mt-4">
          The history shows it, so you do not need to send it again.{' '}
          <Link href={historyHref}>Withdrawal history</Link>
        </Callout>
      )}
      {failed && <Outcome state={failed} left={left} historyHref={historyHref} />}
      <div ref={answers} className="mt-6 flex scroll-mb-6 flex-wrap gap-3 *:flex-1 *:basis-28">
        <Button
          variant="secondary"
          disabledReason={sending ? 'It is on its way and cannot be taken back here' : undefined}
          onClick={onCancel}
        >
          {arrived ? 'Close' : 'Cancel'}
        </Button>
        {!arrived && (
          <Button
            variant="secondary"
            loading={sending}
            disabledReason={
              failed?.retryAfter && left ? roughly(failed.why, failed.retryAfter, left) : undefined
            }
            onClick={onConfirm}
          >
            {repeats ? 'Send it again' : failed ? 'Try again' : 'Okay'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Order({ order }: { order: ReviewOrder }) {
  const { destination } = order
  return (
    <dl className="ruled">
      <Row term="Amount">
        <Money amount={order.requested} />
      </Row>
      <Row
        term={
          <>
            Fee (<Percent percent={order.charges} />)
          </>
        }
      >
        <Money amount={order.fee} />
      </Row>
      <Row term="Payout">
        <Money amount={order.payout} className="font-semibold" />
      </Row>
      {'wallet' in destination ? (
        <Row term={`Destination, ${destination.network}`} wide>
          <AddressText address={destination.wallet} />
        </Row>
      ) : (
        <Row term="Destination">
          <span className="block">{destination.bankName}</span>
          <span className="block">SWIFT {destination.swiftCode}</span>
          <span className="block">Account {destination.accountNumber}</span>
        </Row>
      )}
    </dl>
  )
}

function Row({ term, wide = false, children }: { term: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className={wide ? 'w-full' : 'ms-auto min-w-0 text-end [overflow-wrap:anywhere]'}>{children}</dd>
    </div>
  )
}

type Failed = Extract<ReviewState, { is: 'refused' | 'unknown' }>

const UNKNOWN = 'Sent, answer unknown: check the history before you repeat'

const ifRepeated = ({ repeat }: EarlierOrder) =>
  repeat === 'counts-once'
    ? 'You can send it again: the server has declared that it carries the same order out only once.'
    : 'If the first one has arrived and you send it again, it may count twice.'

function Outcome({ state, left, historyHref }: { state: Failed; left: number | null; historyHref: string }) {
  const why = <PauseText sentence={state.why} retryAfter={state.retryAfter} left={left} />
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title="Nothing was sent." className="mt-4">
        {why}
        <RequestId of={state.requestId} />
      </Callout>
    )
  return (
    <Callout tone="warning" live="assertive" title={UNKNOWN} className="mt-4">
      {why} {state.refused && 'An earlier try may have been carried out.'} {ifRepeated(state.earlier)}{' '}
      <Link href={historyHref}>Withdrawal history</Link>
      <RequestId of={state.requestId} />
    </Callout>
  )
}
