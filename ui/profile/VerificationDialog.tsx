import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as m from './messages.ts'
import { verificationMail } from './verification-mail.ts'
import { VerificationSteps } from './VerificationSteps.tsx'

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'children' | 'footer' | 'onOpenChange'
> & {
  /** The email address to send the photo to. */
  supportEmail: string
  /** The name in the subject line, which identifies the customer. */
  username: string
  /** Called by Not now, the close button, Escape and a press outside. */
  onClose: () => void
}

/** Explains to customers how to verify their account by email (DSH-4). The subject contains the username to identify the document. */
export function VerificationDialog({ supportEmail, username, onClose, ...rest }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      title={t(m.verifyAccount)}
      description={t(m.notVerifiedYet)}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(m.notNow)}
          </Button>
          <Button asChild variant="primary">
            <a href={verificationMail(supportEmail, username, t)}>
              <Mail aria-hidden className="size-4.5" />
              {t(m.writeEmail)}
            </a>
          </Button>
        </>
      }
      {...rest}
    >
      <VerificationSteps {...{ supportEmail, username }} />
    </Dialog>
  )
}
