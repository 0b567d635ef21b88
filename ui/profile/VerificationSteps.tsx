import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { verificationSubject } from './verification-mail.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Where the photo is sent. */
  supportEmail: string
  /** The name in the subject line, which identifies the customer. */
  username: string
}

/** How customers verify their identity: what to send, to whom, and under which subject (DSH-4). */
export function VerificationSteps({ supportEmail, username, className, ...rest }: Props) {
  return (
    <div data-slot="verification-steps" className={cn('grid grid-cols-1 gap-3', className)} {...rest}>
      <p>Send a photo of a government ID to support, with your username in the subject line:</p>
      <DescriptionList layout="box">
        <Description term="To">{supportEmail}</Description>
        <Description term="Subject">
          {verificationSubject('')}
          <bdi>{username}</bdi>
        </Description>
      </DescriptionList>
      <p className="text-sm text-muted">
        We never ask for your password or your seed phrase. Leave them out of the email.
      </p>
    </div>
  )
}
