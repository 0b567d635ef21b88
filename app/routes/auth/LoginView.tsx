import type { LoginBody } from '#contract/auth.ts'
import { SignInForm } from '#ui/auth/SignInForm.tsx'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { call } from '../../api/client.ts'
import { ApiError, notLoaded } from '../../api/errors.ts'
import { hasDefaultMessage } from '../../api/has-default-message.ts'
import { loginMutation } from '../../api/mutations.ts'
import { useCapability } from '../../api/use-capability.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import { signIn } from '../../session/session.ts'
import { keepEmail, keepSecondStep } from './sign-in-draft.ts'

const loadParts = () => import('../../security/sign-in-parts.ts')
const PasskeySignIn = lazy(async () => ({ default: (await loadParts()).PasskeySignIn }))

type Props = {
  email: string
  onForgotPassword: (email: string) => void
  onNearForgotPassword: () => void
  signUpHref: string
  /** Called when the second step replaces the form, and when the form returns. */
  onSecondStep: (shown: boolean) => void
}

/** The sign-in form (SGN-1) and the second step (CAP-3). After it changed the session, the page redirects (GRD-2). */
export function LoginView({ email, onSecondStep, ...rest }: Props) {
  const [typed, setTyped] = useState(email)
  const [second, setSecond] = useState<ReactNode>(null)
  const [ended, setEnded] = useState<ApiError>()
  const [passkeyTried, setPasskeyTried] = useState(false)
  const offersPasskeys = useCapability('passkeys')

  // The passkey part now takes the space that was reserved for it before the app ran.
  useEffect(() => {
    if (offersPasskeys) delete document.documentElement.dataset.passkeys
  }, [offersPasskeys])
  // The customer may leave the second step by a link or the browser's buttons.
  useEffect(() => () => onSecondStep(false), [onSecondStep])
  const form = useRef<HTMLFormElement>(null)
  const returned = useRef(false)
  useEffect(() => {
    if (second || !returned.current) return
    returned.current = false
    // The email is still there, and the field of the second step that had the focus is gone.
    form.current?.querySelector<HTMLElement>('input[name="password"]')?.focus()
  }, [second])
  const back = (reason?: ApiError) => {
    returned.current = true
    setEnded(reason)
    setSecond(null)
    keepSecondStep(false)
    onSecondStep(false)
  }
  const login = useMutation({
    mutationKey: loginMutation.mutationKey,
    gcTime: loginMutation.gcTime,
    mutationFn: (body: LoginBody) =>
      call('login', { body }).catch(async (error: ApiError) => {
        const { code } = (error.body ?? {}) as { code?: unknown }
        if (error.status !== 403 || code !== 'second_factor') throw error
        const parts = await loadParts().catch(() => {
          throw notLoaded()
        })
        const asked = parts.secondStepIn(error.body)
        if (!asked) throw parts.unreadableStep(error)
        setTyped(body.email)
        keepSecondStep(true)
        setSecond(<parts.SecondStep asked={asked} onBack={back} />)
        onSecondStep(true)
        return null
      }),
    onMutate: ({ email: sent }) => {
      keepEmail(sent)
      keepSecondStep(false)
      setEnded(undefined)
      setPasskeyTried(false)
    },
    onSuccess: (response) => response && signIn(response.user, response.token),
  })
  const failure = useMemo(() => atSignIn(login.error), [login.error])
  // A pause is still shown, because it says when the form works again.
  const outdated = passkeyTried && login.error instanceof ApiError && login.error.retryAfter === undefined
  if (second) return second
  return (
    <>
      <SignInForm
        key={email}
        ref={form}
        passkeyAutofill={offersPasskeys}
        defaultEmail={typed}
        onSubmit={login.mutateAsync}
        failure={ended ?? (outdated ? null : failure)}
        onEmail={keepEmail}
        {...rest}
      />
      {/* Before the app runs, boot.js in build/first-paint says whether the backend offered passkeys last. */}
      <div
        data-slot="passkey-room"
        className="empty:hidden empty:h-25 in-data-passkeys:empty:block sm:empty:h-20"
      >
        {offersPasskeys && (
          <ChunkErrorBoundary fallback={null}>
            <Suspense fallback={<div className="h-25 sm:h-20" />}>
              <PasskeySignIn
                onSignedIn={({ user, token }) => signIn(user, token)}
                onStart={() => {
                  setEnded(undefined)
                  setPasskeyTried(true)
                }}
                outdated={!passkeyTried}
              />
            </Suspense>
          </ChunkErrorBoundary>
        )}
      </div>
    </>
  )
}

/** If the server sent no message with a 401, replaces the default with one about this form. */
function atSignIn(error: Error | null): Error | null {
  if (!(error instanceof ApiError) || !hasDefaultMessage(error)) return error
  return new ApiError({ ...error, message: 'The email or the password is not right.' })
}
