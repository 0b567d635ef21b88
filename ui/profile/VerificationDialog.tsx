import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { mailtoHref } from '../lib/mailto.ts'
import { Button } from '../primitives/Button.tsx'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { Dialog } from '../primitives/Dialog.tsx'

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'children' | 'footer' | 'onOpenChange'
> & {
  supportEmail: string
  username: string
  onClose: () => void
}

/** Explains to customers how to verify their account by email (DSH-4). The subject contains the username to identify the document. */
export function VerificationDialog({ supportEmail, username, onClose, ...rest }: Props) {
  return (
    <Dialog
      title="Verify your account"
      description="Your account is not verified yet."
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button asChild variant="primary">
            <a href={mailtoHref({ to: supportEmail, subject: `Account verification: ${username}` })}>
              <Mail aria-hidden className="size-4.5" />
              Write the e-mail
            </a>
          </Button>
        </>
      }
      {...rest}
    >
      <p>Send a picture of a government ID to our support, with your username in the subject line:</p>
      <DescriptionList layout="box" className="mt-3">
        <Description term="To">{supportEmail}</Description>
        <Description term="Subject">
          Account verification: <bdi>{username}</bdi>
        </Description>
      </DescriptionList>
      <p className="mt-3 text-sm text-muted">
        We never ask for your password or your seed phrase. Leave them out of the e-mail.
      </p>
    </Dialog>
  )
}
