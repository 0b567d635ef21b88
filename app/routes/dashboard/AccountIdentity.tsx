import type { UserDetails } from '#contract/user.ts'
import { useTranslate } from '#ui/lib/locale-context.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { AccountStatus } from '#ui/profile/AccountStatus.tsx'
import { verificationMail } from '#ui/profile/verification-mail.ts'
import { VerificationSteps } from '#ui/profile/VerificationSteps.tsx'
import { Mail } from 'lucide-react'
import { brand } from '../../content/brand.ts'
import { usernameOf } from './username.ts'

/** The account status, and how to verify the customer's identity (ACC-1, DSH-4). */
export function AccountIdentity({ customer }: { customer: UserDetails }) {
  const t = useTranslate()
  const { verified } = customer
  return (
    <AccountSection
      title="Identity"
      lead="Support checks a photo of your government ID. Your account status changes once that is done."
    >
      <dl className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <dt className="text-muted">Account status</dt>
        <dd>
          <AccountStatus verified={verified} className="align-top" />
        </dd>
      </dl>
      {verified === true && <p>You don’t have to send anything.</p>}
      {verified === null && (
        <p>We could not read your status. Reload the page, or ask support if it stays unknown.</p>
      )}
      {verified === false && (
        <>
          <VerificationSteps supportEmail={brand.supportEmail} username={usernameOf(customer)} />
          <Button asChild variant="secondary">
            <a href={verificationMail(brand.supportEmail, usernameOf(customer), t)}>
              <Mail aria-hidden className="size-4.5" />
              Write the email
            </a>
          </Button>
        </>
      )}
    </AccountSection>
  )
}
