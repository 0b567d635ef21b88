import { fromCents, toCents, type Decimal } from '#contract/money.ts'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { roughly } from '../form/retry-countdown.ts'
import { useRetryCountdown } from '../form/use-retry-countdown.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import { ReviewFigures, type ReviewOrder } from './ReviewFigures.tsx'
import type { ReviewState } from './review-state.ts'
import { ReviewNotes } from './ReviewNotes.tsx'

type Props = Omit<ComponentProps<'div'>, 'children' | 'title' | 'dir'> & {
  /** The withdrawal to confirm. `null` closes the dialog. */
  order: ReviewOrder | null
  /** The state of the withdrawal. The dialog can’t be closed while it is being checked, sent or confirmed. */
  state: ReviewState
  /** The link to the withdrawal history, for notes about an unknown outcome. */
  historyHref: string
  /** Called by Okay, Try again and Send it again. */
  onConfirm: () => void
  /** Called by Cancel, Close and Escape, but not while the order is being checked, sent or confirmed. */
  onCancel: () => void
  /** Why it was refused, shown instead of the server’s message. */
  refusal?: ReactNode
  /** The fee in the currency of the `LocaleProvider` when the review was opened, if it has changed since. */
  feeWas?: Decimal | undefined
  /** A warning about the destination, shown below the figures. */
  warning?: ReactNode
  /** What the customer needs to know about the quote, shown below the figures. */
  quoteNote?: ReactNode
  /** Why it can’t be confirmed yet, for example because the quote is still loading. */
  confirmDisabledReason?: string | undefined
  /** `false` if trying again can’t help, for example while withdrawals are locked. Then there is no Try again. */
  canRepeat?: boolean
  /** `false` if the caller moves the focus when the dialog closes, for example to a rejected field. */
  returnsFocus?: boolean
}

/**
 * The dialog in which the customer confirms a withdrawal (WDR-4). It leads with what the customer receives. Cancel and Okay have the same
 * size, and neither has the focus first. Escape cancels, a click outside does nothing. An order that was sent can't be cancelled, so
 * Cancel is then called Close.
 */
export function WithdrawalReview({
  order,
  state,
  historyHref,
  onConfirm,
  onCancel,
  refusal,
  feeWas,
  warning,
  quoteNote,
  confirmDisabledReason,
  canRepeat = true,
  returnsFocus = true,
  ...rest
}: Props) {
  const t = useTranslate()
  // The closing dialog isn't rendered again, so its handler reads the current value from a ref.
  const returns = useRef(returnsFocus)
  useEffect(() => {
    returns.current = returnsFocus
  }, [returnsFocus])
  const sending = state.is === 'checking' || state.is === 'sending'
  const confirming = state.is === 'confirming'
  const busy = sending || confirming
  const failed = state.is === 'refused' || state.is === 'unknown' ? state : null
  const final = state.is === 'refused' && !canRepeat
  const arrived = state.is === 'arrived' || state.is === 'elsewhere'
  const repeats = state.is === 'unknown' || (state.is === 'asking' && state.earlier != null)
  const confirms = !repeats && !failed && !arrived
  const isWallet = order !== null && 'wallet' in order.destination
  const left = useRetryCountdown(failed)
  const sendsNew = !busy && !repeats && !arrived
  const takesAll = order?.payout != null && toCents(order.payout) <= 0n
  const available = sendsNew && !takesAll ? belowRequested(order) : null
  const problem = takesAll ? t(m.feeTakesAll) : available === null ? undefined : t(m.overProfitNow)
  const responses = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small screen, the message is below what is in view.
    if (failed || feeWas !== undefined) responses.current?.scrollIntoView({ block: 'nearest' })
  }, [failed, feeWas])
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && !busy && onCancel()}
      title={<span className="block text-base">{t(m.reviewTitle)}</span>}
      description={busy ? underWay(state, t) : confirms ? beforeSending(isWallet, t) : undefined}
      closedBy="closerequest"
      onOpenAutoFocus={focusItself}
      onCloseAutoFocus={(event) => !returns.current && event.preventDefault()}
      data-state={state.is}
      footer={
        <div
          className={cn(
            'flex grow flex-wrap gap-3 *:flex-1',
            // The long label doesn't fit beside the other button on a phone, so the two are stacked at full width.
            confirms ? '*:basis-52' : '*:basis-28',
          )}
        >
          <Button
            variant="secondary"
            disabledReason={busy ? t(whyNot[state.is]) : undefined}
            onClick={onCancel}
          >
            {arrived || repeats || final ? t(words.close) : t(words.cancel)}
          </Button>
          {!arrived && !final && (
            <Button
              variant={confirms ? 'primary' : 'secondary'}
              loading={sending}
              disabledReason={
                confirming
                  ? t(m.confirmFirst)
                  : failed?.retryAfter && left
                    ? roughly(failed.why, failed.retryAfter, left)
                    : (problem ?? confirmDisabledReason)
              }
              onClick={onConfirm}
            >
              {repeats ? (
                t(m.sendAgain)
              ) : failed ? (
                t(words.tryAgain)
              ) : (
                <AmountsHidden value={false}>
                  <span>{t(m.okayWithdraw, { amount: <Money amount={order?.requested} /> })}</span>
                </AmountsHidden>
              )}
            </Button>
          )}
        </div>
      }
      {...rest}
    >
      {/* Shows amounts even if they are hidden elsewhere, because nobody should confirm figures they can't see (FAIR-4 before FAIR-9). */}
      <AmountsHidden value={false}>{order && <ReviewFigures order={order} />}</AmountsHidden>
      {warning}
      {quoteNote}
      <div ref={responses}>
        {feeWas !== undefined && !busy && !arrived && (
          <Callout tone="warning" live="assertive" title={t(m.feeChanged)} className="mt-4">
            <AmountsHidden value={false}>
              {t(m.feeNowAndBefore, {
                now: <Money amount={order?.fee} />,
                before: <Money amount={feeWas} />,
              })}
            </AmountsHidden>
          </Callout>
        )}
        {problem !== undefined && (
          <Callout tone="danger" live="assertive" title={problem} className="mt-4">
            {available === null ? undefined : (
              <AmountsHidden value={false}>
                {t(m.availableAmount, { amount: <Money amount={available} /> })}
              </AmountsHidden>
            )}
          </Callout>
        )}
        <ReviewNotes
          state={state}
          left={left}
          historyHref={historyHref}
          refusal={refusal}
          isWallet={isWallet}
        />
      </div>
    </Dialog>
  )
}

/** The trade profit in the currency of the `LocaleProvider`, if it is less than the amount. */
function belowRequested(order: ReviewOrder | null): Decimal | null {
  if (order?.after == null || toCents(order.after) >= 0n) return null
  return fromCents(toCents(order.requested) + toCents(order.after))
}

/** The dialog itself gets the initial focus, not a button, so that screen readers read it from the start. */
function focusItself(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

const beforeSending = (isWallet: boolean, t: Translate) =>
  [t(m.nothingSentYet), isWallet && t(m.cryptoIsFinal)].filter(Boolean).join(' ')

type Busy = Extract<ReviewState, { is: 'checking' | 'sending' | 'confirming' }>
const underWay = (state: Busy, t: Translate) =>
  state.is === 'confirming'
    ? t(m.waitingForProof, { repeat: state.repeat === true })
    : t(state.is === 'checking' ? m.checkingEarlier : m.sendingOrder)
const whyNot = { checking: m.sentOnceChecked, sending: m.cannotCancelHere, confirming: m.confirmFirst }
