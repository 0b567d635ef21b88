import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { LoadError, RetryButton } from '#ui/primitives/LoadError.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { ProfileSummary } from '#ui/profile/ProfileSummary.tsx'
import { useRef, useState } from 'react'
import { errorMessage } from '../../api/errors.ts'
import type { useCustomer } from '../../session/use-customer.ts'
import { EditProfile } from './EditProfile.tsx'
import { closeDraft, dropDraft, profileDraft } from './profile-drafts.ts'

type Props = Pick<ReturnType<typeof useCustomer>, 'email' | 'fresh' | 'query'>

/** The customer's details, and the dialog that changes them (ACC-1, ACC-2). */
export function AccountDetails({ email, fresh, query }: Props) {
  const [editing, setEditing] = useState(() => profileDraft(email)?.open === true)
  const [unsaved, setUnsaved] = useState(() => profileDraft(email)?.open === false)
  const [saved, setSaved] = useState(false)
  const updateButton = useRef<HTMLButtonElement>(null)
  const incomplete = fresh !== undefined && Object.values(fresh).includes(null)
  const retry = { retrying: query.isFetching, onRetry: () => void query.refetch() }
  return (
    <AccountSection
      title="Your details"
      lead="What we hold about you. You can change everything here except your email."
    >
      {query.error && (
        <LoadError
          live="assertive"
          title={fresh ? 'Your details could not be refreshed' : 'Your details could not be loaded'}
          {...retry}
        >
          {errorMessage(query.error)}
        </LoadError>
      )}
      {incomplete && (
        <Callout
          tone="warning"
          live="polite"
          title="Some details are missing"
          action={<RetryButton {...retry} />}
        >
          The server sent something this app does not understand.
        </Callout>
      )}
      {(fresh || !query.error) && <ProfileSummary profile={fresh} className="w-full" />}
      {/* Beside the button that has the focus, so that it is in view on a phone too. */}
      {saved && !query.error && <Callout tone="success" title="Your details are updated" />}
      {unsaved && !editing && (
        <Callout
          tone="info"
          live="polite"
          title="Your changes are not saved"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                dropDraft()
                setUnsaved(false)
                updateButton.current?.focus()
              }}
            >
              Discard changes
            </Button>
          }
        >
          What you typed is there when you open Update Details again.
        </Callout>
      )}
      <Button
        ref={updateButton}
        variant="secondary"
        disabledReason={fresh ? undefined : 'Your details are not loaded yet'}
        onClick={() => {
          setSaved(false)
          setEditing(true)
        }}
      >
        Update Details
      </Button>
      {fresh && editing && (
        <EditProfile
          customer={fresh}
          open={editing}
          onOpenChange={(open) => {
            setEditing(open)
            setUnsaved(!open && closeDraft(email))
          }}
          onSaved={() => setSaved(true)}
        />
      )}
    </AccountSection>
  )
}
