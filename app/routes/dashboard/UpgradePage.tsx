import { PlanCard } from '#ui/marketing/PlanCard.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { planNotice, plans, plansPage } from '../../content/plans.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { paths } from '../../paths.ts'
import { useCustomer } from '../../session/use-customer.ts'

export function Component() {
  const { stored, fresh } = useCustomer()
  const own = (fresh ?? stored)?.plan?.trim().toLowerCase()
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-6 px-4 py-6 sm:px-5 sm:py-9">
      <div>
        <PageHeading>Upgrade account</PageHeading>
        <p className="mt-2 max-w-prose text-muted">{plansPage.lead}</p>
      </div>
      <Callout tone="warning" title={plansPage.noticeTitle}>
        {planNotice}
      </Callout>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ id, ...plan }) => (
          <PlanCard
            key={id}
            {...plan}
            current={plan.name.toLowerCase() === own}
            action={{ label: 'Upgrade Plan', href: paths.deposit }}
          />
        ))}
      </div>
      <p className="max-w-prose text-muted">
        Upgrade Plan leads to the deposit page: a plan is taken by a deposit. The costs of trading and the
        withdrawal fee come on top; support tells you those of your account before you deposit.
      </p>
    </div>
  )
}
