import { CallToAction } from '#ui/marketing/CallToAction.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PlanCard } from '#ui/marketing/PlanCard.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { planNotice, plans, plansPage } from '../../content/plans.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { paths } from '../../paths.ts'

export function Component() {
  return (
    <>
      <PageIntro
        heading={<PageHeading>{plansPage.title}</PageHeading>}
        lead={plansPage.lead}
        drawing="plans"
      />
      <div className="mx-auto w-full max-w-content px-4 py-14 sm:px-5 sm:py-20">
        <Callout tone="warning" title={plansPage.noticeTitle} className="mb-10">
          {planNotice}
        </Callout>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-5">
          {plans.map(({ id, ...plan }) => (
            <PlanCard key={id} {...plan} action={{ label: 'Purchase Plan', href: paths.signIn }} />
          ))}
        </div>
        <p className="mt-8 max-w-prose text-muted">{plansPage.after}</p>
      </div>
      <CallToAction {...plansPage.start} />
    </>
  )
}
