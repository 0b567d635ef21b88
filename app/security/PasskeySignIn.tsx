import type { UserDetails } from '#contract/user.ts'
import { PasskeyButton } from '#ui/security/PasskeyButton.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { passkeyObstacle } from './webauthn.ts'

type Props = {
  /** Called after the server has accepted a passkey. What it throws is shown. */
  onSignedIn: (response: { user: UserDetails; token: string }) => void
  /** Called when an attempt starts. */
  onStart: () => void
  /** The customer has tried the password since, so an old failure is not shown. A pause is. */
  outdated: boolean
}

/** Signing in with a passkey, beside the password (CAP-3). */
export function PasskeySignIn({ onSignedIn, onStart, outdated }: Props) {
  const { press, loading, failure } = usePasskeySignIn(onSignedIn, onStart)
  return (
    <PasskeyButton
      onPress={press}
      loading={loading}
      failure={outdated && failure?.retryAfter === undefined ? null : failure}
      obstacle={passkeyObstacle()}
    />
  )
}
