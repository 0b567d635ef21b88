import type { UserDetails } from '#contract/user.ts'
import { NotificationDialog } from '#ui/wallet/NotificationDialog.tsx'
import { VerificationDialog } from '#ui/wallet/VerificationDialog.tsx'
import { brand } from '../../content/brand.ts'
import { useTurn } from '../../layouts/dialog-queue.ts'
import { useAcknowledged } from './use-acknowledged.ts'

/** DSH-4 and DSH-5, one after the other and only from what the server has just said. */
export function CustomerDialogs({ customer }: { customer: UserDetails }) {
  const notification = customer.notification?.trim() ?? ''
  const [later, putOff] = useAcknowledged('verification')
  const [read, markRead] = useAcknowledged(`notification ${notification}`)
  const verificationTurn = useTurn('verification', customer.verified === false && !later)
  const notificationTurn = useTurn('notification', notification !== '' && !read)
  const username = customer.name ? `${customer.name} (${customer.email})` : customer.email
  return (
    <>
      <VerificationDialog
        open={verificationTurn}
        onClose={putOff}
        supportEmail={brand.supportEmail}
        username={username}
      />
      <NotificationDialog open={notificationTurn} onClose={markRead} text={notification} />
    </>
  )
}
