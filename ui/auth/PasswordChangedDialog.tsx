import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { Link } from '../primitives/Link.tsx'

type Props = {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called however the dialog is closed. */
  onLogin: () => void
  /** The backend said that it ended every session of the customer. */
  sessionsEnded: boolean
  /** The link to support, for a customer whose other sessions may go on. */
  supportHref: string
}

/** Confirms a password reset, says what is known of the customer's other sessions, and leads to the sign-in page (RST-1). */
export function PasswordChangedDialog({ open, onLogin, sessionsEnded, supportHref }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onLogin()}
      size="sm"
      title="Password Changed Successfully"
      description={
        sessionsEnded ? (
          'Sign in with the new password. You have been signed out on all your devices.'
        ) : (
          <>
            Sign in with the new password. Other devices may still be signed in. If one of them could be
            someone else’s, <Link href={supportHref}>contact support</Link>.
          </>
        )
      }
      footer={<Button onClick={onLogin}>Login</Button>}
    />
  )
}
