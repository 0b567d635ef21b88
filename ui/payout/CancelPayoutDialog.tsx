import type { Decimal } from '#contract/money.ts'
import { useEffect, useRef, type ComponentProps } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import * as words from '../primitives/messages.ts'
import { CancelOutcome, type CancelState } from './cancel-outcome.tsx'
import * as m from './messages.ts'

/** The destination of the withdrawal. */
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
  /** The amount of the withdrawal, in the currency of the `LocaleProvider`. */
  amount: Decimal | null
  /** The address or the account of the payee. */
  destination: CancelDestination
  /** The server cancels it at once. Otherwise it tries to, and the withdrawal may still be sent. */
  atOnce: boolean
  /** The state of the cancellation. The dialog can’t be closed while the request is being sent. */
  state: CancelState
}

/** Asks whether to cancel a withdrawal, and reports the outcome (CAP-2). */
export function CancelPayoutDialog({ amount, destination, atOnce, state, onOpenChange, ...rest }: Props) {
  const t = useTranslate()
  const sending = state.is === 'sending'
  const stopping = state.is === 'done' && state.stopping
  const unproved = state.is === 'late' && !state.sent
  const over = state.is === 'late' || state.is === 'done'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (over) result.current?.focus()
  }, [over])
  return (
    <AlertDialog
      title={stopping ? t(m.stoppingWithdrawal) : unproved ? t(m.cannotBeCancelled) : t(titles[state.is])}
      description={
        stopping
          ? t(m.notCancelledYet)
          : unproved
            ? t(m.stageReadAgain)
            : state.is === 'asking' && !atOnce
              ? t(m.maybeStopped)
              : t(descriptions[state.is])
      }
      {...(!over && {
        confirmLabel:
          state.is === 'unknown'
            ? t(m.sendAgain)
            : state.is === 'refused'
              ? t(words.tryAgain)
              : t(m.cancelWithdrawal),
      })}
      cancelLabel={over || state.is === 'unknown' ? t(words.close) : t(m.keepIt)}
      loading={sending}
      onOpenChange={(open) => !sending && onOpenChange(open)}
      data-state={state.is}
      {...rest}
    >
      <div ref={result} tabIndex={-1} className="outline-none">
        <CancelOutcome state={state} />
      </div>
      {/* Nobody should confirm figures that they can't see. */}
      <AmountsHidden value={false}>
        <DescriptionList layout="columns">
          <Description term={t(m.amount)}>
            <Money amount={amount} />
          </Description>
          <Description term={t(m.destination)}>
            <PaidTo destination={destination} />
          </Description>
        </DescriptionList>
      </AmountsHidden>
    </AlertDialog>
  )
}

const titles: Record<CancelState['is'], () => string> = {
  asking: m.cancelQuestion,
  sending: m.cancelQuestion,
  refused: m.cancelQuestion,
  unknown: m.maybeCancelled,
  late: m.cannotBeStopped,
  done: m.withdrawalCancelled,
}
const descriptions: Record<CancelState['is'], () => string> = {
  asking: m.amountGoesBack,
  sending: m.sendingCancellation,
  refused: m.changedNothing,
  unknown: m.notKnownYet,
  // Also shown to a customer who hasn't cancelled, if the withdrawal was sent while the question was open.
  late: m.nothingCancelled,
  done: m.nothingPaidOut,
}

function PaidTo({ destination }: Pick<Props, 'destination'>) {
  const t = useTranslate()
  if ('wallet' in destination) return <AddressText address={destination.wallet} />
  const { bankName, accountNumber } = destination
  return (
    <>
      <bdi className="block font-medium">{bankName ?? t(m.bankAccount)}</bdi>
      {accountNumber !== null && (
        <span className="block">{t(m.account, { number: <bdi>{accountNumber}</bdi> })}</span>
      )}
    </>
  )
}
