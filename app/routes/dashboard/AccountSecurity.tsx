import { Button } from '#ui/primitives/Button.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { offersSecurity, useDeclared } from '../../api/use-capability.ts'
import { paths } from '../../paths.ts'

/** The way to the security page, if the backend offers a capability of it (CAP-3). */
export function AccountSecurity() {
  if (!offersSecurity(useDeclared())) return null
  return (
    <AccountSection title="Security" lead="See how your account is protected, and add to it.">
      <Button asChild variant="secondary">
        <a href={paths.security}>Open Security</a>
      </Button>
    </AccountSection>
  )
}
