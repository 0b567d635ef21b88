import type { Method } from '#contract/capabilities/security-fields.ts'
import { useEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { GivenProof, ProofFailure } from './proof.ts'
import { focusProof, ProofForm } from './proof-form.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The ways that the server accepts, the best first. */
  methods: readonly Method[]
  /** Called with what the customer entered or chose. A returned promise keeps the button loading. */
  onProve: (proof: GivenProof) => unknown
  /** Why the last try failed. `null` if there was none. */
  failure: ProofFailure | null
  /** Called when the customer chooses another way. Drop the failure there. */
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
          failureTitle="You are not signed in"
          submitLabel="Sign in"
          cancelLabel="Back to password"
          onCancel={onBack}
        />
      </div>
      <p className="text-sm text-muted">
        Lost your phone? {otherWays(methods)}: we check your identity first, which takes at least seven days.
      </p>
    </div>
  )
}

/** What to do, by the ways that the server accepts. */
function otherWays(methods: readonly Method[]) {
  const backup = methods.includes('backup')
  const passkey = methods.includes('passkey')
  if (backup && passkey)
    return 'Use a backup code, or a passkey on another device. If you have neither, contact support'
  if (backup) return 'Use a backup code. If you have none left, contact support'
  if (passkey) return 'Use a passkey on another device. If you have none, contact support'
  return 'Contact support'
}
