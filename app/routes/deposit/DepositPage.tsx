import { DepositStepBar } from '#ui/deposit/DepositStepBar.tsx'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useDepositNotes } from '../../money/deposit-outbox.ts'
import { useSession } from '../../session/session.ts'
import { chosenPlan } from './chosen-plan.ts'
import { DepositAmountStep } from './DepositAmountStep.tsx'
import { DepositMethodStep } from './DepositMethodStep.tsx'
import { restorePendingDeposit, usePendingDeposit } from '../../money/pending-deposit.ts'

/** Step 1, the amount, or with `?step=method` step 2, the address (DEP-1, DEP-2). Without a deposit in progress, always step 1. */
export function Component() {
  const email = useSession()?.details.email ?? ''
  const [search] = useSearchParams()
  const notes = useDepositNotes(email)
  const wantsMethod = search.get('step') === 'method'
  if (wantsMethod && email !== '') restorePendingDeposit(email)
  const deposit = usePendingDeposit(email)
  const atMethod = wantsMethod && deposit !== null
  const plan = chosenPlan(search)
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8 px-4 pt-6 pb-8 sm:px-5 sm:pt-9 sm:pb-10">
      <div className="grid grid-cols-1 gap-5 lg:max-w-[38rem]">
        <PageHeading className="wrap-anywhere">Deposit</PageHeading>
        {(!atMethod || deposit.report === null) && <DepositStepBar current={atMethod ? 2 : 1} />}
      </div>
      {atMethod ? (
        <DepositMethodStep key="method" {...{ email, deposit, notes, plan }} />
      ) : (
        <DepositAmountStep key="amount" {...{ email, deposit, notes, plan }} />
      )}
    </div>
  )
}
