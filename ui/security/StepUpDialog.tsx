import type { Method } from '#contract/capabilities/security-fields.ts'
import { useRef, type ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Dialog } from '../primitives/Dialog.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import { purposeOf, type GivenProof, type ProofFailure } from './proof.ts'
import { focusProof, ProofForm } from './proof-form.tsx'

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'onOpenChange' | 'closedBy' | 'closeButton' | 'footer' | 'children'
> & {
  /** What the customer is about to do, as the server calls it, such as `add-withdrawal`. */
  action: string
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
export function StepUpDialog({ action, methods, onProve, failure, onOtherMethod, onCancel, ...rest }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      size="sm"
      title={t(m.confirmItsYou)}
      description={t(m.whyConfirm, { purpose: purposeOf(action) })}
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
