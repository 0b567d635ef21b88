import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { LoadError, RetryButton } from '#ui/primitives/LoadError.tsx'
import { SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { ProfileSummary } from '#ui/profile/ProfileSummary.tsx'
import { useState } from 'react'
import { errorMessage } from '../../api/errors.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { paths } from '../../paths.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { EditProfile } from './EditProfile.tsx'
import { profileDraft } from './profile-drafts.ts'

export function Component() {
  const { email, fresh, query } = useCustomer()
  const [editing, setEditing] = useState(() => profileDraft(email) !== undefined)
  const [saved, setSaved] = useState(false)
  const incomplete = fresh !== undefined && Object.values(fresh).includes(null)
  const retry = { retrying: query.isFetching, onRetry: () => void query.refetch() }
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-6 px-4 py-6 sm:px-5 sm:py-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PageHeading>Account</PageHeading>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-2">
          <Button asChild variant="secondary">
            <a href={paths.upgrade}>Upgrade Account</a>
          </Button>
          <Button
            disabledReason={fresh ? undefined : 'Your details are not loaded yet'}
            onClick={() => {
              setSaved(false)
              setEditing(true)
            }}
          >
            Update Details
          </Button>
        </div>
      </div>
      {saved && !query.error && <Callout tone="success" title="Your details are updated" />}
      {query.error && (
        <LoadError
          title={fresh ? 'Your details could not be refreshed' : 'Your details could not be loaded'}
          {...retry}
        >
          {errorMessage(query.error)}
        </LoadError>
      )}
      {incomplete && (
        <Callout tone="warning" title="Some details are missing" action={<RetryButton {...retry} />}>
          The server sent something this app does not understand.
        </Callout>
      )}
      {(fresh || !query.error) && <ProfileSummary profile={fresh} />}
      {!fresh && !query.error && <SkeletonGroup label="Loading your details" />}
      {fresh && editing && (
        <EditProfile
          customer={fresh}
          open={editing}
          onOpenChange={setEditing}
          onSaved={() => setSaved(true)}
        />
      )}
    </div>
  )
}
