import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PlanCard } from '#ui/marketing/PlanCard.tsx'
import { PlanTable } from '#ui/marketing/PlanTable.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { ownPlan, planNote } from '../../content/own-plan.ts'
import { planComparison, planNotice, plansPage } from '../../content/plans-page.ts'
import { plans } from '../../content/plans.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { depositForPlan, signInFor } from '../../paths.ts'
import { useSession } from '../../session/session-state.ts'
import { StartCall } from './StartCall.tsx'

/** The plans as cards and as a table (PLAN-1). Each card leads to sign-in, then to the deposit page with this plan. A customer’s own plan is marked, and it and lower plans have no link (UPG-2). */
export function Component() {
  const session = useSession()
  const own = ownPlan(session?.details.plan)
  return (
    <>
      <PageIntro
        heading={<PageHeading>{plansPage.title}</PageHeading>}
        lead={plansPage.lead}
        drawing="plans"
      />
      <div className="mx-auto w-full max-w-content px-4 pt-10 sm:px-5 sm:pt-12">
        <Callout tone="warning" title={plansPage.noticeTitle} className="mb-6">
          {planNotice}
        </Callout>
        <p className="mb-6 max-w-prose">{plansPage.purchaseHint}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-5">
          {plans.map(({ id, ...plan }, index) => (
            <PlanCard
              key={id}
              {...plan}
              current={index === own}
              action={
                index > own ? { label: 'Purchase Plan', href: signInFor(depositForPlan(id)) } : undefined
              }
              note={planNote(index, own)}
            />
          ))}
        </div>
        <p className="mt-6 max-w-prose text-sm text-muted">{plansPage.after}</p>
      </div>
      <Section size="sm" title={plansPage.compareTitle}>
        <PlanTable {...planComparison} current={own} />
      </Section>
      <StartCall {...plansPage.start} />
    </>
  )
}
