import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The email address to send the photo to. */
  supportEmail: string
  /** The name in the subject line, which identifies the customer. */
  username: string
}

/** How customers verify their identity: what to send, to whom, and with which subject (DSH-4). */
export function VerificationSteps({ supportEmail, username, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div data-slot="verification-steps" className={cn('grid grid-cols-1 gap-3', className)} {...rest}>
      <p>{t(m.sendPhoto)}</p>
      <DescriptionList layout="box">
        <Description term={t(m.emailTo)}>{supportEmail}</Description>
        <Description term={t(m.emailSubject)}>
          {t(m.shownSubject, { username: <bdi>{username}</bdi> })}
        </Description>
      </DescriptionList>
      <p className="text-sm text-muted">{t(m.neverSendSecrets)}</p>
    </div>
  )
}
