import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'

type Props = {
  open: boolean
  /** Called however the dialog is closed. */
  onLogin: () => void
}

/** Confirms a password reset and leads to the sign-in page (RST-1). */
export function PasswordChangedDialog({ open, onLogin }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onLogin()}
      size="sm"
      title="Password Changed Successfully"
      description="Sign in with the new password. Wherever you were signed in before, you have been signed out."
      footer={<Button onClick={onLogin}>Login</Button>}
    />
  )
}
