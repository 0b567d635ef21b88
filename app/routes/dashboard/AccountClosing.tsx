import type { UserDetails } from '#contract/user.ts'
import { mailtoHref } from '#ui/lib/mailto.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { Mail } from 'lucide-react'
import { brand } from '../../content/brand.ts'
import { rules } from '../../content/rules.ts'
import { paths } from '../../paths.ts'
import { usernameOf } from './username.ts'

/** How customers close their account, and what happens to their money. It says the same as the terms and the help page (TXT-4). */
export function AccountClosing({ customer }: { customer: UserDetails }) {
  return (
    <AccountSection
      title="Closing the account"
      lead="Write to support to close it. You don’t have to give a reason."
    >
      <p className="max-w-prose">{rules.closing}</p>
      <p className="max-w-prose text-muted">
        The law requires us to keep some records for 5 years. The{' '}
        <Link href={paths.privacy}>privacy policy</Link> lists them, and the{' '}
        <Link href={`${paths.terms}#end`}>terms</Link> say how the agreement ends.
      </p>
      <Button asChild variant="secondary">
        <a
          href={mailtoHref({
            to: brand.supportEmail,
            subject: `Close my account: ${usernameOf(customer)}`,
          })}
        >
          <Mail aria-hidden className="size-4.5" />
          Email support
        </a>
      </Button>
    </AccountSection>
  )
}
