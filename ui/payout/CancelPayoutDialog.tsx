import type { Decimal } from '#contract/money.ts'
import { useEffect, useRef, type ComponentProps } from 'react'
import { AddressText } from '../address/AddressText.tsx'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { CancelOutcome, type CancelState } from './cancel-outcome.tsx'

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
  const stopping = state.is === 'done' && state.stopping
  const over = state.is === 'late' || state.is === 'done'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (over) result.current?.focus()
  }, [over])
  return (
    <AlertDialog
      title={stopping ? 'We are stopping this withdrawal' : titles[state.is]}
      description={stopping ? 'It is not cancelled yet.' : descriptions[state.is]}
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
      <div ref={result} tabIndex={-1} className="outline-none">
        <CancelOutcome state={state} />
      </div>
      {/* Nobody should confirm figures that they can't see. */}
      <AmountsHidden value={false}>
        <DescriptionList layout="columns">
          <Description term="Amount">
            <Money amount={amount} />
          </Description>
          <Description term="Paid to">
            <PaidTo destination={destination} />
          </Description>
        </DescriptionList>
      </AmountsHidden>
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
  sending: 'We are sending your cancellation.',
  refused: 'Your cancellation changed nothing.',
  unknown: 'We don’t know yet whether it is cancelled.',
  late: 'Your cancellation changed nothing.',
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
