import type { Decimal } from '#contract/money.ts'
import type { Method } from '#contract/capabilities/security-fields.ts'
import { useRef, type ComponentProps } from 'react'
import { shortDestination } from '../address/short-destination.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import { purposeOf, type GivenProof, type ProofFailure } from './proof.ts'
import { focusProof, ProofForm } from './proof-form.tsx'

/** A withdrawal that is confirmed. */
export type ConfirmedOrder = {
  /** The amount, in the currency of the `LocaleProvider`. */
  amount: Decimal
  /** The address, or `null` for a bank account. */
  wallet: string | null
  /** The name of the bank. */
  bankName: string | null
  /** The whole account number. */
  accountNumber: string | null
}

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'onOpenChange' | 'closedBy' | 'closeButton' | 'footer' | 'children'
> & {
  /** What the customer is about to do, as the server calls it, such as `add-withdrawal`. */
  action: string
  /** The withdrawal that the proof is for. The dialog covers the page that shows it. */
  order?: ConfirmedOrder | undefined
  /** The methods that the server accepts, best first. */
  methods: readonly Method[]
  /** Called with what the customer entered or chose. A returned promise keeps the button loading. */
  onProve: (proof: GivenProof) => unknown
  /** Why the last attempt failed. `null` if there was none. */
  failure: ProofFailure | null
  /** Called when the customer chooses another method. Clear the failure there. */
  onOtherMethod: () => void
  /** Called by Cancel and by Escape. */
  onCancel: () => void
}

/** Asks the customer to prove who they are before a change is made (CAP-3). A click outside doesn’t close it. */
export function StepUpDialog({
  action,
  order,
  methods,
  onProve,
  failure,
  onOtherMethod,
  onCancel,
  ...rest
}: Props) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      size="sm"
      title={t(m.confirmItsYou)}
      description={
        order === undefined ? t(m.whyConfirm, { purpose: purposeOf(action) }) : <Withdrawing order={order} />
      }
      closedBy="closerequest"
      onOpenChange={(open) => !open && onCancel()}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focusProof(box.current)
      }}
      data-slot="step-up-dialog"
      {...rest}
    >
      <div ref={box}>
        <ProofForm
          methods={methods}
          onProve={onProve}
          failure={failure}
          onOtherMethod={onOtherMethod}
          failureTitle={t(m.notConfirmed)}
          submitLabel={t(m.confirm)}
          cancelLabel={t(words.cancel)}
          onCancel={onCancel}
        />
      </div>
    </Dialog>
  )
}

function Withdrawing({ order }: { order: ConfirmedOrder }) {
  const t = useTranslate()
  const { name, ending } = shortDestination(order) ?? { name: '', ending: '' }
  const figures = {
    // Nobody should confirm figures that they can't see.
    amount: (
      <AmountsHidden value={false}>
        <Money amount={order.amount} />
      </AmountsHidden>
    ),
    destination: <bdi className="wrap-anywhere">{name + ending}</bdi>,
  }
  return t(m.whyWithdraw, figures)
}
