import { SecondStepForm } from '#ui/security/SecondStepForm.tsx'
import type { GivenProof, ProofFailure } from '#ui/security/proof.ts'
import { useRef, useState } from 'react'
import { callCapability } from '../api/capability-client.ts'
import type { ApiError } from '../api/errors.ts'
import { signIn } from '../session/session.ts'
import { passkeyFor, proofError, usable } from './prove.ts'
import { endedStep, type SecondStepAsked } from './second-step.ts'
import { useOwnEntry } from './use-own-entry.ts'

type Props = {
  /** What the server answered to the right password. */
  asked: SecondStepAsked
  /** Called with the reason if the sign-in has ended, and without one by “Back to password”. */
  onBack: (ended?: ApiError) => void
}

/** The second step of a sign-in (CAP-3). After it changed the session, the page redirects (GRD-2). */
export function SecondStep({ asked: { ticket, methods, options }, onBack }: Props) {
  const [failure, setFailure] = useState<ProofFailure | null>(null)
  const refusedCodes = useRef(0)
  const back = () => onBack()
  const leave = useOwnEntry(back)
  const send = async (given: GivenProof) => {
    setFailure(null)
    try {
      const proof =
        given.method === 'passkey' ? { method: given.method, credential: await passkeyFor(options) } : given
      const { user, token } = await callCapability('secondStep', { body: { ticket, ...proof } })
      leave(() => signIn(user, token))
    } catch (cause) {
      const error = proofError(cause)
      // The server names no field then: the ticket has expired, or was used.
      if (error.status === 403) return leave(() => onBack(endedStep(error, refusedCodes.current)))
      if (error.status === 422 && 'code' in given) refusedCodes.current += 1
      setFailure({ of: given.method, error })
    }
  }
  return (
    <SecondStepForm
      methods={usable(methods).filter((method) => method !== 'passkey' || options !== undefined)}
      onProve={send}
      failure={failure}
      onOtherMethod={() => setFailure(null)}
      onBack={() => leave(back)}
    />
  )
}
