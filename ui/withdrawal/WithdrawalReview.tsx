import type { Decimal } from '#contract/money.ts'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { roughly } from '../form/retry-countdown.ts'
import { useRetryCountdown } from '../form/use-retry-countdown.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { AddressText } from '../address/AddressText.tsx'
import type { ReviewState } from './review-state.ts'
import { ReviewNotes } from './ReviewNotes.tsx'

export type Destination =
  { wallet: string; network: string } | { accountNumber: string; swiftCode: string; bankName: string }

export type ReviewOrder = {
  requested: Decimal
  fee: Decimal
  payout: Decimal
  charges: Decimal
  destination: Destination
}

type Props = Omit<ComponentProps<'div'>, 'children' | 'title' | 'dir'> & {
  order: ReviewOrder | null
  state: ReviewState
  historyHref: string
  onConfirm: () => void
  onCancel: () => void
  /** `false` if the caller moves the focus when the dialog closes, for example to a rejected field. */
  returnsFocus?: boolean
}

/**
 * The dialog in which the customer confirms a withdrawal (WDR-4). Cancel and Okay have the same weight. Escape cancels, a click outside
 * does nothing. An order that was sent can't be cancelled, so Cancel is then called Close.
 */
export function WithdrawalReview({
  order,
  state,
  historyHref,
  onConfirm,
  onCancel,
  returnsFocus = true,
  ...rest
}: Props) {
  // The closing dialog isn't rendered again, so its handler reads the current value from a ref.
  const returns = useRef(returnsFocus)
  useEffect(() => {
    returns.current = returnsFocus
  }, [returnsFocus])
  const busy = state.is === 'checking' || state.is === 'sending'
  const failed = state.is === 'refused' || state.is === 'unknown' ? state : null
  const arrived = state.is === 'arrived'
  const repeats = state.is === 'unknown' || (state.is === 'asking' && state.earlier != null)
  const left = useRetryCountdown(failed)
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The message above the buttons would push them off a small screen.
    if (failed) answers.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && !busy && onCancel()}
      title="Bank or Crypto Withdrawal Request Status"
      description={
        busy
          ? underWay[state.is]
          : failed || repeats || arrived
            ? undefined
            : 'Nothing is sent until you press Okay.'
      }
      closedBy="closerequest"
      closeButton={false}
      onCloseAutoFocus={(event) => !returns.current && event.preventDefault()}
      data-state={state.is}
      {...rest}
    >
      {/* Shows amounts even if they are hidden elsewhere, because nobody should confirm figures they can't see (FAIR-4 before FAIR-9). */}
      <AmountsHidden value={false}>{order && <Order order={order} />}</AmountsHidden>
      <ReviewNotes
        state={state}
        left={left}
        historyHref={historyHref}
        isWallet={order !== null && 'wallet' in order.destination}
      />
      <div ref={answers} className="mt-6 flex scroll-mb-6 flex-wrap gap-3 *:flex-1 *:basis-28">
        <Button variant="secondary" disabledReason={busy ? tooLate[state.is] : undefined} onClick={onCancel}>
          {arrived || repeats ? 'Close' : 'Cancel'}
        </Button>
        {!arrived && (
          <Button
            variant="secondary"
            loading={busy}
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

const underWay = {
  checking: 'Checking your earlier withdrawals. Your order is not sent yet.',
  sending: 'Your order is on its way.',
}
const tooLate = {
  checking: 'It is sent as soon as your earlier withdrawals are checked',
  sending: 'It is on its way and cannot be taken back here',
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
