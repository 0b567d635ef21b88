import type { Method } from '#contract/capabilities/security-fields.ts'
import { useEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import type { GivenProof, ProofFailure } from './proof.ts'
import { focusProof, ProofForm } from './proof-form.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The methods that the server accepts, best first. */
  methods: readonly Method[]
  /** Called with what the customer entered or chose. A returned promise keeps the button loading. */
  onProve: (proof: GivenProof) => unknown
  /** Why the last attempt failed. `null` if there was none. */
  failure: ProofFailure | null
  /** Called when the customer chooses another method. Clear the failure there. */
  onOtherMethod: () => void
  /** Called by “Back to password”. */
  onBack: () => void
}

/** The second step of a sign-in, in place of the password form (CAP-3). It takes the focus when it appears. */
export function SecondStepForm({
  methods,
  onProve,
  failure,
  onOtherMethod,
  onBack,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => focusProof(box.current), [])
  return (
    <div data-slot="second-step-form" className={cn('grid grid-cols-1 gap-5', className)} {...rest}>
      <div ref={box}>
        <ProofForm
          methods={methods}
          onProve={onProve}
          failure={failure}
          onOtherMethod={onOtherMethod}
          failureTitle={t(m.notSignedIn)}
          unknownAdvice={(method) => t(m.signInCounts, { code: method === 'totp' || method === 'backup' })}
          submitLabel={t(m.signIn)}
          cancelLabel={t(m.backToPassword)}
          onCancel={onBack}
        />
      </div>
      <p className="text-sm text-muted">
        {t(m.lostYourPhone, { backup: methods.includes('backup'), passkey: methods.includes('passkey') })}
      </p>
    </div>
  )
}
