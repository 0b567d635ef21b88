import type { UserDetails } from '#contract/user.ts'
import { NotificationDialog } from '#ui/profile/NotificationDialog.tsx'
import { VerificationDialog } from '#ui/profile/VerificationDialog.tsx'
import { brand } from '../../content/brand.ts'
import { useDialogQueue } from '../../shell/dialog-queue.ts'
import { useAcknowledged } from './use-acknowledged.ts'
import { usernameOf } from './username.ts'

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
    <>
      {unverified && (
        <VerificationDialog
          open={verificationOpen}
          onClose={postpone}
          supportEmail={brand.supportEmail}
          username={usernameOf(customer)}
        />
      )}
      {unread && <NotificationDialog open={notificationOpen} onClose={markRead} text={notification} />}
    </>
  )
}
