import { Callout } from '#ui/primitives/Callout.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useHydrated } from '../../start/use-hydrated.ts'
import { paths, returnPath, withNext } from '../../paths.ts'
import { acknowledgeSignOut, useSignOutReason, useSession } from '../../session/session.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LazyResetView, prefetchResetView } from './LazyResetView.tsx'
import { LoginView } from './LoginView.tsx'
import { AccountLoadError } from './AccountLoadError.tsx'
import { clearDraft, readDraft } from './sign-in-draft.ts'
import { useNext } from './use-next.ts'

/** Signing in (SGN-1) and, with `?view=reset`, resetting the password (RST-1). A signed-in customer is sent on to `?next=` (GRD-2). */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const session = useSession()
  const reason = useSignOutReason()
  const loading = reason === 'loading'
  // The guard announces it and forgets it at once. The page shows it until the customer leaves.
  const [signedOutElsewhere] = useState(reason === 'elsewhere')
  useEffect(() => {
    // Leaving the page acknowledges that the session has ended.
    if (reason === 'ended') return acknowledgeSignOut
  }, [reason])
  useEffect(() => {
    if (session) clearDraft()
  }, [session])
  const { next, plan } = useNext()
  const [draft] = useState(readDraft)
  const [email, setEmail] = useState(draft.email)
  useLayoutEffect(() => {
    // If the visitor is already in the field, the kept email is selected, so that typing replaces it.
    const field = document.activeElement
    if (field instanceof HTMLInputElement && field.value === draft.email) field.select()
  }, [draft])
  // The prerendered HTML shows the login view, so hydration has to start with it.
  const hydrated = useHydrated()
  const resetting = hydrated && search.get('view') === 'reset'
  const [confirming, setConfirming] = useState(false)
  const heading = useFocusOnChange(resetting)

  if (session) return <Navigate replace to={returnPath(search.get('next'))} />

  // The view is part of the address, so that Back returns to the other view.
  const show = (view: 'login' | 'reset', typed: string) => {
    setEmail(typed)
    setSearch((old) => {
      const changed = new URLSearchParams(old)
      if (view === 'reset') changed.set('view', 'reset')
      else changed.delete('view')
      return changed
    })
  }

  return (
    <AuthFrame>
      <PageHeading ref={heading}>
        {resetting ? 'Reset your password' : confirming ? 'Confirm that it is you' : 'Sign in'}
      </PageHeading>
      {!resetting && (
        // The same height for both texts: the plan is known only after hydration, and nothing may move then.
        <p className="mt-4 min-h-[3lh] text-muted sm:min-h-[2lh]">
          {confirming
            ? 'Your password is right. Your account also asks for a second step.'
            : plan
              ? `You chose the ${plan.name} plan (${plan.price}). The deposit page opens after you sign in.`
              : 'Before you type your password, check the address: a link may lead to a copy of this page.'}
        </p>
      )}
      <div className={resetting ? 'mt-4 grid gap-6' : 'mt-8 grid gap-6'}>
        {reason === 'ended' && !resetting && (
          <Callout tone="info" live="polite" title="Your session has ended. Sign in again." />
        )}
        {signedOutElsewhere && !resetting && (
          <Callout tone="info" title="You were signed out in another tab">
            Signing out also deletes what you had typed and not sent. Sign in again to go on.
          </Callout>
        )}
        {hydrated && draft.secondStep && !resetting && !confirming && (
          <Callout tone="info" live="polite" title="Sign in again: the second step was not finished">
            This page doesn’t keep your password. Enter it once more, then confirm the second step.
          </Callout>
        )}
        {(loading || reason instanceof ApiError) && !resetting && (
          <AccountLoadError error={loading ? null : reason} />
        )}
        {resetting ? (
          <LazyResetView email={email} onLogin={(typed) => show('login', typed)} />
        ) : (
          // Hidden and not removed, because the visitor may already have typed into it.
          <div hidden={loading} className="grid gap-6">
            <LoginView
              email={email}
              onForgotPassword={(typed) => show('reset', typed)}
              onNearForgotPassword={prefetchResetView}
              signUpHref={withNext(paths.signUp, next)}
              onSecondStep={setConfirming}
            />
          </div>
        )}
      </div>
    </AuthFrame>
  )
}

/** Moves the focus to the heading when the view changes. */
function useFocusOnChange(value: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    heading.current?.focus()
  }, [value])
  return heading
}
