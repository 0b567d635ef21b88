import { neverChanges } from '#ui/lib/store.ts'
import { announce } from '#ui/lib/announce.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { SeedPhraseDialog } from '#ui/auth/SeedPhraseDialog.tsx'
import { SignUpForm } from '#ui/auth/SignUpForm.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Navigate, useBlocker, useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { registerMutation } from '../../api/mutations.ts'
import { withoutVerdict } from '../../api/without-verdict.ts'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { paths, returnPath, withNext } from '../../paths.ts'
import { saveFile } from '#ui/lib/save-file.ts'
import { useSession } from '../../session/session.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { clearPhraseUnsaved, markPhraseUnsaved, wasPhraseUnsaved } from './phrase-unsaved.ts'
import { PhraseUnsavedNote, RegisteredNote } from './RegisteredNote.tsx'
import { keepEmail } from './sign-in-draft.ts'
import { clearDraft, readDraft, writeDraft } from './sign-up-draft.ts'
import { noteAttempt, wasSentBefore } from './sign-up-attempts.ts'
import { useNext } from './use-next.ts'

/** Registration, then the dialog with the seed phrase (REG-1, REG-2). A signed-in customer is sent on to `?next=`. */
export function Component() {
  const session = useSession()
  const navigate = useNavigate()
  const { next, plan } = useNext()
  const signInHref = withNext(paths.signIn, next)
  const [registration] = useState(registerMutation)
  const [draft] = useState(readDraft)
  // The seed phrase exists only in this state, never in a cache, in storage or in the address (C41).
  const [registered, setRegistered] = useState<{ phrase: string; email: string } | null>(null)
  const [stopped, setStopped] = useState(false)
  const register = useMutation({
    ...registration,
    onMutate: ({ email }) => {
      setStopped(false)
      // Stored before the request, because the page may be closed before the response arrives.
      return noteAttempt(email)
    },
    onSuccess: ({ seedPhrase }, { email }, attempt) => {
      attempt.answered()
      clearDraft()
      markPhraseUnsaved()
      setRegistered({ phrase: seedPhrase, email })
    },
    onError: (error, _, attempt) => {
      // A 409 without the contract's body is a response too: the next attempt must not show the note about a missing response.
      if (error instanceof ApiError && (error.effect === 'no' || isTaken(error))) attempt?.refused()
    },
  })
  const sentBeforeReload = useSyncExternalStore(
    neverChanges,
    () => wasSentBefore(draft.email ?? ''),
    () => false,
  )
  const phraseUnsaved = useSyncExternalStore(neverChanges, wasPhraseUnsaved, () => false)
  const taken = isTaken(register.error)
  const unanswered = register.isIdle ? sentBeforeReload : (register.context?.sentBefore ?? false)
  const failure = useMemo(() => atSignUp(register.error), [register.error])
  useStay(registered ? 'phrase' : register.isPending ? 'sending' : null, () => setStopped(true))
  useDialogQueue('seed-phrase', registered !== null)

  if (session && !registered && !register.isPending) return <Navigate replace to={returnPath(next)} />
  return (
    <AuthFrame>
      <PageHeading>Create account</PageHeading>
      {/* The same height for both texts: the plan is known only after hydration, and nothing may move then. */}
      <p className="mt-4 min-h-[3lh] text-muted sm:min-h-[2lh]">
        {plan
          ? `You chose the ${plan.name} plan (${plan.price}). We show it again on the deposit page. All fields are required.`
          : 'All fields are required. Creating an account costs nothing, and you can look around before you deposit.'}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-6">
        {register.isIdle && phraseUnsaved && <PhraseUnsavedNote signInHref={signInHref} />}
        {(register.isIdle ? sentBeforeReload : taken) && <RegisteredNote {...{ unanswered, signInHref }} />}
        {stopped && register.isPending && (
          <Callout tone="warning" live="assertive" title="Your account is being created">
            Stay on this page. It will show your seed phrase, and only once.
          </Callout>
        )}
        <SignUpForm
          onSubmit={register.mutateAsync}
          failure={failure}
          draft={draft}
          onDraft={writeDraft}
          termsHref={paths.terms}
          privacyHref={paths.privacy}
          signInHref={signInHref}
          supportHref={paths.helpCenter}
        />
      </div>
      <SeedPhraseDialog
        open={registered !== null}
        phrase={registered?.phrase ?? ''}
        onSaveFile={(name, text) => saveFile(name, text, 'text/plain')}
        onLogin={() => {
          const email = registered?.email
          setRegistered(null)
          clearPhraseUnsaved()
          if (email !== undefined) keepEmail(email)
          void navigate(signInHref)
        }}
      />
    </AuthFrame>
  )
}

const isTaken = (error: Error | null) =>
  error instanceof ApiError && error.kind === 'conflict' && error.status !== 412 && !error.inProgress

const STILL_RUNS = 'Your first try is still in progress. Wait a moment, then try again.'

/** Shows a conflict at the email field, even if the server names no field (REG-3), unless an earlier try is still in progress. */
function atSignUp(error: Error | null): Error | null {
  if (!(error instanceof ApiError)) return error
  if (error.inProgress)
    return new ApiError({ ...error, kind: 'server', message: STILL_RUNS, fields: undefined })
  if (!isTaken(error)) return withoutVerdict(error)
  const message = 'Email already registered'
  return new ApiError({ ...error, message, fields: { email: message } })
}

type Held = 'sending' | 'phrase' | null

const stay = {
  sending: 'Your account is being created. Stay on this page.',
  phrase: 'Save your seed phrase first, then press Login.',
}

/** Blocks leaving the page until the customer has seen the seed phrase, which is shown only once (C40). */
function useStay(held: Held, onStopped: () => void) {
  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    const blocked =
      held === 'sending' ||
      (held === 'phrase' && !(historyAction === 'PUSH' && nextLocation.pathname === paths.signIn))
    if (blocked) onStopped()
    return blocked
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    if (held) announce(stay[held], 'assertive')
  }, [blocker, held])
  useEffect(() => {
    if (!held) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [held])
}
