import type { UserDetails } from '#contract/user.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { lazy, Suspense } from 'react'
import { brand } from '../../content/brand.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { useAcknowledged } from './use-acknowledged.ts'
import { usernameOf } from './username.ts'

const NotificationDialog = lazy(async () => ({
  default: (await import('#ui/profile/NotificationDialog.tsx')).NotificationDialog,
}))
const VerificationDialog = lazy(async () => ({
  default: (await import('#ui/profile/VerificationDialog.tsx')).VerificationDialog,
}))

/** The verification and the notification dialog, one after the other (DSH-4, DSH-5). Pass freshly fetched details. */
export function CustomerDialogs({ customer }: { customer: UserDetails }) {
  const notification = customer.notification?.trim() ?? ''
  const [later, postpone] = useAcknowledged('verification')
  const [read, markRead] = useAcknowledged(`notification ${notification}`)
  const unverified = customer.verified === false && !later
  const unread = notification !== '' && !read
  const verificationOpen = useDialogQueue('verification', unverified)
  const notificationOpen = useDialogQueue('notification', unread)
  return (
    <ChunkErrorBoundary
      fallback={
        <Callout tone="danger" live="assertive" title="A message for you could not be loaded">
          Check your connection and reload the page.
        </Callout>
      }
    >
      <Suspense>
        {unverified && (
          <VerificationDialog
            open={verificationOpen}
            onClose={postpone}
            supportEmail={brand.supportEmail}
            username={usernameOf(customer)}
          />
        )}
        {unread && <NotificationDialog open={notificationOpen} onClose={markRead} text={notification} />}
      </Suspense>
    </ChunkErrorBoundary>
  )
}
