import { PlanCard } from '#ui/marketing/PlanCard.tsx'
import { PlanTable } from '#ui/marketing/PlanTable.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { useId } from 'react'
import { ownPlan, planNote } from '../../content/own-plan.ts'
import { planComparison, planNotice, plansPage } from '../../content/plans-page.ts'
import { plans } from '../../content/plans.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { depositForPlan } from '../../paths.ts'
import { useCustomer } from '../../session/use-customer.ts'

/** The plans, with a link to the deposit page for each that is higher than the customer's own (UPG-1), and a table that compares them. */
export function Component() {
  const { stored, fresh } = useCustomer()
  const compareId = useId()
  const own = ownPlan((fresh ?? stored)?.plan)
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-6 px-4 py-6 sm:px-5 sm:py-9">
      <div>
        <PageHeading>Upgrade account</PageHeading>
        <p className="mt-2 max-w-prose text-muted">{plansPage.lead}</p>
      </div>
      <Callout tone="warning" title={plansPage.noticeTitle}>
        {planNotice}
      </Callout>
      <p className="max-w-prose">{plansPage.upgradeHint}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ id, ...plan }, index) => (
          <PlanCard
            key={id}
            {...plan}
            current={index === own}
            action={index > own ? { label: 'Upgrade Plan', href: depositForPlan(id) } : undefined}
            note={planNote(index, own)}
          />
        ))}
      </div>
      <p className="max-w-prose text-muted">{plansPage.after}</p>
      <section aria-labelledby={compareId} className="mt-6 grid grid-cols-1 gap-5">
        <h2 id={compareId} className="text-xl">
          {plansPage.compareTitle}
        </h2>
        <PlanTable {...planComparison} current={own} />
      </section>
    </div>
  )
}
