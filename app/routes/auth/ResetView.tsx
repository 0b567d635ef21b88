import { PasswordChangedDialog } from '#ui/auth/PasswordChangedDialog.tsx'
import { ResetPasswordForm } from '#ui/auth/ResetPasswordForm.tsx'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { resetPasswordMutation } from '../../api/mutations.ts'
import { offersSecurity, useDeclared } from '../../api/use-capability.ts'
import { paths } from '../../paths.ts'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { passwordFailure } from '../../api/without-verdict.ts'
import { afterReset } from '../../session/after-reset.ts'
import { keepEmail } from './sign-in-draft.ts'

type Props = { email: string; onLogin: (email: string) => void }

/** The password reset form and its success dialog (RST-1). */
export function ResetView({ email, onLogin }: Props) {
  const [changedFor, setChangedFor] = useState<string | null>(null)
  const [resetPassword] = useState(resetPasswordMutation)
  const reset = useMutation({
    ...resetPassword,
    onSuccess: (_, body) => setChangedFor(body.email),
  })
  useDialogQueue('password-changed', changedFor !== null)
  const declared = useDeclared()
  const failure = useMemo(
    () => passwordFailure(reset.error, 'The email or the seed phrase is not right.'),
    [reset.error],
  )
  return (
    <>
      <p className="text-muted">
        With the seed phrase you were shown when you created your account, you can set a new password.
        {offersSecurity(declared) &&
          ' Withdrawals are then held for 48 hours, in case someone else has found your phrase.'}
      </p>
      <ResetPasswordForm
        defaultEmail={email}
        onSubmit={reset.mutateAsync}
        failure={failure}
        onEmail={keepEmail}
        onLoginInstead={onLogin}
      />
      <PasswordChangedDialog
        open={changedFor !== null}
        onLogin={() => onLogin(changedFor ?? email)}
        sessionsEnded={reset.data?.sessionsEnded === true}
        supportHref={paths.helpCenter}
        effects={afterReset(declared, reset.data?.removed)}
      />
    </>
  )
}
