import { PasswordChangedDialog } from '#ui/auth/PasswordChangedDialog.tsx'
import { ResetPasswordForm } from '#ui/auth/ResetPasswordForm.tsx'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { resetPasswordMutation } from '../../api/mutations.ts'
import { paths } from '../../paths.ts'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { hasDefaultMessage } from '../../api/has-default-message.ts'
import { withoutVerdict } from '../../api/without-verdict.ts'

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
  const failure = useMemo(() => atReset(reset.error), [reset.error])
  return (
    <>
      <p className="text-muted">
        With the seed phrase you were shown when you created your account, you can set a new password.
      </p>
      <ResetPasswordForm
        defaultEmail={email}
        onSubmit={reset.mutateAsync}
        failure={failure}
        onLoginInstead={onLogin}
      />
      <PasswordChangedDialog
        open={changedFor !== null}
        onLogin={() => onLogin(changedFor ?? email)}
        sessionsEnded={reset.data?.sessionsEnded === true}
        supportHref={paths.helpCenter}
      />
    </>
  )
}

/** If the server sent no message with a 401, replaces the default with one about this form. */
function atReset(error: Error | null): Error | null {
  if (!(error instanceof ApiError)) return error
  if (error.effect === 'unknown' || !hasDefaultMessage(error)) return withoutVerdict(error)
  return new ApiError({ ...error, message: 'The email or the seed phrase is not right.' })
}
