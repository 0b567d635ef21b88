import type { UserDetails } from '#contract/user.ts'
import { PasskeyButton } from '#ui/security/PasskeyButton.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { passkeyObstacle } from './webauthn.ts'

type Props = {
  /** Called after the server has accepted a passkey. What it throws is shown. */
  onSignedIn: (response: { user: UserDetails; token: string }) => void
}

/** Signing in with a passkey, beside the password (CAP-3). */
export function PasskeySignIn({ onSignedIn }: Props) {
  const { press, loading, failure } = usePasskeySignIn(onSignedIn)
  return <PasskeyButton onPress={press} loading={loading} failure={failure} obstacle={passkeyObstacle()} />
}
