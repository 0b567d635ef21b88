import type { EditPasswordBody } from '#contract/auth.ts'
import { ChangePasswordForm } from '#ui/auth/ChangePasswordForm.tsx'
import { EffectList } from '#ui/auth/effect-list.tsx'
import { PasswordChangedDialog } from '#ui/auth/PasswordChangedDialog.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { offersSecurity, useDeclared } from '../../api/use-capability.ts'
import { passwordFailure } from '../../api/without-verdict.ts'
import { loginMutation, resetPasswordMutation } from '../../api/mutations.ts'
import { rules } from '../../content/rules.ts'
import { paths } from '../../paths.ts'
import { signIn } from '../../session/session.ts'
import { afterReset } from '../../session/after-reset.ts'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { changePassword } from './change-password.ts'

type Props = {
  email: string
  /** Called after every session was ended, this one too. */
  onSignedOut: () => void
}

/** Changes the password with the seed phrase, and says which sessions that ended (ACC-3). */
export function AccountPassword({ email, onSignedOut }: Props) {
  const [open, setOpen] = useState(false)
  const [reset] = useState(resetPasswordMutation)
  const send = useMutation(reset)
  const login = useMutation(loginMutation)
  const change = useMutation({
    gcTime: 0,
    mutationFn: (request: EditPasswordBody) =>
      changePassword(request, {
        change: send.mutateAsync,
        signInAgain: async ({ password }) => {
          const { user, token } = await login.mutateAsync({ email, password })
          signIn(user, token)
        },
      }),
    onSuccess: () => setOpen(false),
  })
  const declared = useDeclared()
  const holds = offersSecurity(declared)
  const signedOut = change.data?.sessions === 'ended-everywhere'
  const effects = afterReset(declared, change.data?.removed)
  useDialogQueue('password-changed', signedOut)
  const failure = useMemo(
    () => passwordFailure(change.error, 'The seed phrase is not right.'),
    [change.error],
  )
  const button = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    // The pressed button has disappeared, so the focus goes to what replaced it.
    if (open) area.current?.querySelector('textarea')?.focus()
    else if (opened.current) button.current?.focus()
    opened.current = open
  }, [open])
  return (
    <AccountSection
      id="password"
      title="Password"
      lead={`You need your seed phrase to change it. ${
        holds ? 'Withdrawals are then held for 48 hours, in case someone else has found your phrase. ' : ''
      }After the change, this page tells you whether other devices may still be signed in.`}
    >
      {change.isSuccess && !open && !signedOut && (
        <Callout tone="success" live="polite" title="Password Changed Successfully">
          {change.data.sessions === 'ended-elsewhere' ? (
            'You have been signed out on all other devices. You are still signed in here.'
          ) : (
            <>
              Other devices may still be signed in. If one of them could be someone else’s,{' '}
              <Link href={paths.helpCenter}>contact support</Link>.
            </>
          )}
          <EffectList effects={effects} className="mt-2" />
        </Callout>
      )}
      {open ? (
        <div ref={area} className="w-full max-w-form">
          <ChangePasswordForm
            onSubmit={(request) => change.mutateAsync({ ...request, email })}
            failure={failure}
            aside={
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            }
          />
        </div>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          onClick={() => {
            change.reset()
            setOpen(true)
          }}
        >
          Change password
        </Button>
      )}
      <p className="text-sm text-muted">
        {rules.phraseLost} If you think that someone else knows your password,{' '}
        <Link href={paths.helpCenter}>tell support</Link> immediately.
      </p>
      <PasswordChangedDialog
        open={signedOut}
        onLogin={() => {
          change.reset()
          onSignedOut()
        }}
        sessionsEnded
        supportHref={paths.helpCenter}
        effects={effects}
      />
    </AccountSection>
  )
}
