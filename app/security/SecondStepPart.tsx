import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { announce } from '#ui/lib/announce.ts'
import { saveFile } from '#ui/lib/save-file.ts'
import { AlertDialog } from '#ui/primitives/AlertDialog.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { LoadError } from '#ui/primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { BackupCodes } from '#ui/security/BackupCodes.tsx'
import { SecondStepStatus } from '#ui/security/SecondStepStatus.tsx'
import { TotpSetUp } from '#ui/security/TotpSetUp.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import type { ApiError } from '../api/errors.ts'
import { useCapability } from '../api/use-capability.ts'
import { BackCloses } from './BackCloses.tsx'
import { useCodesNotStored } from './codes-not-stored.ts'
import { securityQuery } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'
import { useSecondStep } from './use-second-step.ts'

/** The part of the security page about the authenticator app and the backup codes (CAP-3). */
export function SecondStepPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(email))
  const hasPasskeys = useCapability('passkeys')
  const { work, busy, ...does } = useSecondStep(email)
  const codesNotStored = useCodesNotStored(email)
  const on = data?.totp?.on
  const end = work.is === 'set-up' ? work.end : null
  const now = useRefreshAt(email, [end])
  const ended = end !== null && Date.parse(end) <= now
  const section = useRef<HTMLElement>(null)
  return (
    <AccountSection
      ref={section}
      id="second-step"
      title="Second step"
      lead="A code from an app on your phone, asked for after your password and before a withdrawal."
    >
      {error && (
        <LoadError
          tone={data ? 'warning' : 'danger'}
          title={data ? 'This could not be refreshed' : 'This could not be loaded'}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {capabilityMessage(error)}
        </LoadError>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading the second step" className="w-full">
          <Skeleton className="h-11.5" />
          <Skeleton className="mt-8.25 h-11.5" />
        </SkeletonGroup>
      )}
      {data && on == null && (
        <LoadError
          title="The server did not say whether the second step is on"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && on != null && (
        <SecondStepStatus
          on={on}
          since={data.totp?.since}
          codesLeft={data.backupCodesLeft ?? null}
          codesNotStored={codesNotStored && work.is !== 'codes'}
          onSetUp={does.openSetUp}
          onTurnOff={does.openTurnOff}
          onNewCodes={() => void does.makeCodes()}
          makingCodes={busy === 'codes'}
          codesProblem={
            work.is === 'codes-failed' ? (
              <FormError failure={withoutRetry(work.error)} title="We could not show you backup codes" />
            ) : undefined
          }
        />
      )}
      {work.is === 'on-already' && (
        <Callout tone="warning" live="assertive" title="The second step is already on">
          It was turned on in another tab or on another device, and nothing was changed here. If that was not
          you, contact support.
        </Callout>
      )}
      <TotpSetUp
        open={work.is === 'set-up'}
        setUp={work.is === 'set-up' && !ended ? work.key : null}
        passkeys={hasPasskeys}
        starting={busy === 'start'}
        onStart={() => void does.start()}
        onConfirm={does.confirm}
        failure={ended ? keyEnded : work.is === 'set-up' ? work.error : null}
        onCancel={does.close}
      />
      {work.is === 'codes' && <BackCloses close={askToStore} />}
      <BackupCodes
        open={work.is === 'codes'}
        codes={work.is === 'codes' ? work.codes : []}
        replaces={work.is === 'codes' && work.replaces}
        onSaveFile={(name, text) => {
          saveFile(name, text, 'text/plain')
          announce('Saved')
        }}
        onDone={does.confirmStored}
        onCloseAutoFocus={(event) => {
          // The dialog before it, which had the focus, is gone.
          event.preventDefault()
          section.current?.querySelector('button')?.focus()
        }}
      />
      {work.is === 'turn-off' && busy !== 'off' && <BackCloses close={does.close} />}
      <AlertDialog
        open={work.is === 'turn-off'}
        onOpenChange={(open) => !open && does.close()}
        title="Turn off the second step?"
        description="Signing in then needs your password only. Your backup codes stop working, and withdrawals are held for 48 hours. If you are moving to another phone, see first whether your authenticator app can transfer its codes: then you can leave this on."
        confirmLabel="Turn off"
        cancelLabel="Keep it on"
        tone="danger"
        loading={busy === 'off'}
        onConfirm={() => void does.turnOff()}
      >
        {work.is === 'turn-off' && work.error && (
          <FormError
            failure={withoutRetry(work.error)}
            title={work.error.effect === 'unknown' ? 'We can’t tell whether it is off' : 'Not turned off'}
          />
        )}
      </AlertDialog>
    </AccountSection>
  )
}

const askToStore = () => announce('Store your backup codes first, then press Done.', 'assertive')

const keyEnded = { message: 'This key is no longer valid. Begin again to get a new one.' }

/** An error without its retry button, because the form's own button does the same. */
const withoutRetry = ({ message, requestId }: ApiError) => ({ message, requestId })
