import { useEffect } from 'react'
import { useCapability } from '../../api/use-capability.ts'
import { useLastSecondStep } from '../../storage/display-choices.ts'

/**
 * Whether the customer's second step is on (DSH-7): at first as it was read last, so that nothing moves. `null` if that isn't known or
 * the backend offers none.
 */
export function useSecondStepOn(email: string): boolean | null {
  const offered = useCapability('two-factor')
  useEffect(() => {
    // Reading it stores it. If it can't be read, what is known stays.
    if (offered)
      void import('../../security/queries.ts').then(
        ({ securityNow }) => securityNow(email),
        () => {},
      )
  }, [offered, email])
  const last = useLastSecondStep(email)
  return offered ? last : null
}
