import { Missing } from '#ui/money/Money.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { ownPlan } from '../../content/own-plan.ts'
import { plans } from '../../content/plans.ts'
import { paths } from '../../paths.ts'

/** The customer's investment plan and what it includes (ACC-1, ACC-2). */
export function AccountPlan({ plan }: { plan: string | null }) {
  const known = plans[ownPlan(plan)]
  const none = plan !== null && ['', 'none'].includes(plan.trim().toLowerCase())
  return (
    <AccountSection
      title="Investment plan"
      lead="A plan sets which tools you can use and how many positions you can hold open. It is not a promise of return."
    >
      <div>
        <p className="font-semibold wrap-anywhere">
          {plan === null ? <Missing /> : none ? 'No plan yet' : <bdi>{known?.name ?? plan}</bdi>}
        </p>
        {known && <p className="text-muted">{known.features.join(', ')}</p>}
        {none && <p className="text-muted">No plan is sent with a deposit. Ask support how to get one.</p>}
      </div>
      <Button asChild variant="secondary">
        <a href={paths.upgrade}>Upgrade Account</a>
      </Button>
    </AccountSection>
  )
}
