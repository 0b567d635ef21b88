import { PageHeading } from '../../shell/PageHeading.tsx'
import { useCustomer } from '../../session/use-customer.ts'
import { AccountClosing } from './AccountClosing.tsx'
import { AccountData } from './AccountData.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { AccountIdentity } from './AccountIdentity.tsx'
import { AccountPassword } from './AccountPassword.tsx'
import { AccountPlan } from './AccountPlan.tsx'
import { AccountSecurity } from './AccountSecurity.tsx'
import { AccountPreferences } from './AccountPreferences.tsx'

/** The customer's details and settings (ACC-1). Until the details are known, stored or fresh, only their own part is shown. */
export function Component() {
  const { email, stored, fresh, query } = useCustomer()
  // Names and states may come from the browser's storage, so nothing moves when the fresh details arrive.
  const customer = fresh ?? stored
  return (
    <div className="mx-auto max-w-content px-4 pt-6 pb-8 sm:px-5 sm:pt-9 sm:pb-14">
      <PageHeading className="mb-6 sm:mb-8">Account</PageHeading>
      <AccountDetails {...{ email, fresh, query }} />
      {customer && (
        <>
          <AccountPlan plan={customer.plan} />
          <AccountIdentity customer={customer} />
          <AccountPassword email={email} onSignedOut={() => void query.refetch()} />
          <AccountSecurity />
          <AccountPreferences />
          <AccountData email={email} />
          <AccountClosing customer={customer} />
        </>
      )}
    </div>
  )
}
