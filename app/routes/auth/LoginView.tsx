import { SignInForm } from '#ui/auth/SignInForm.tsx'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../../api/errors.ts'
import { loginMutation } from '../../api/mutations.ts'
import { signIn } from '../../session/session.ts'
import { hasDefaultMessage } from '../../api/has-default-message.ts'

type Props = {
  email: string
  onForgotPassword: (email: string) => void
  onNearForgotPassword: () => void
  signUpHref: string
}

/** The sign-in form (SGN-1). After it changed the session, the page redirects (GRD-2). */
export function LoginView({ email, onForgotPassword, onNearForgotPassword, signUpHref }: Props) {
  const login = useMutation({
    ...loginMutation,
    onSuccess: ({ user, token }) => signIn(user, token),
  })
  const failure = useMemo(() => atSignIn(login.error), [login.error])
  return (
    <SignInForm
      key={email}
      defaultEmail={email}
      onSubmit={login.mutateAsync}
      failure={failure}
      onForgotPassword={onForgotPassword}
      onNearForgotPassword={onNearForgotPassword}
      signUpHref={signUpHref}
    />
  )
}

/** If the server sent no message with a 401, replaces the default by one about this form. */
function atSignIn(error: Error | null): Error | null {
  if (!(error instanceof ApiError) || !hasDefaultMessage(error)) return error
  return new ApiError({ ...error, message: 'The email or the password is not right.' })
}
