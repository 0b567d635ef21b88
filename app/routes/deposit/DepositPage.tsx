import { DepositAmountForm } from '#ui/deposit/DepositAmountForm.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { formatPlain } from '#ui/money/format.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useDepositNotes } from '../../money/deposit-outbox.ts'
import { isAppShell, useSession } from '../../session/session.ts'
import { DepositMethodStep } from './DepositMethodStep.tsx'
import { DepositReports } from './DepositReports.tsx'
import { pendingDeposit, setPendingDeposit, setTypedAmount, typedAmount } from './pending-deposit.ts'

const METHOD_STEP = '?step=method'

export function Component() {
  const email = useSession()?.details.email ?? ''
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const notes = useDepositNotes(email)
  const deposit = pendingDeposit(email)
  const atMethod = search.get('step') === 'method' && deposit !== null
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8 px-5 py-8 sm:py-12">
      <div className="grid grid-cols-1 gap-2">
        <PageHeading className="wrap-anywhere">Deposit</PageHeading>
        <p className="max-w-prose text-muted">
          {atMethod
            ? 'Step 2 of 2. Choose a payment method and deposit to the wallet address given.'
            : 'Step 1 of 2. Enter how much you want to deposit. Nothing is sent yet.'}
        </p>
      </div>
      {atMethod ? (
        <DepositMethodStep email={email} deposit={deposit} notes={notes} />
      ) : isAppShell() ? (
        <Fields />
      ) : (
        // One child of the grid, so that an empty status adds no gap.
        <div>
          <DepositReports notes={notes} className="max-w-3xl not-empty:mb-8" />
          <DepositAmountForm
            defaultAmount={typedAmount(email) ?? (deposit ? formatPlain(deposit.amount) : '')}
            onTyped={(text) => setTypedAmount(email, text)}
            onContinue={(amount) => {
              setTypedAmount(email, null)
              // With the same amount the customer continues the pending deposit. Another amount starts a new one.
              if (deposit?.amount !== amount || deposit.report !== null)
                setPendingDeposit(email, { amount, report: null, addressShown: false })
              void navigate(METHOD_STEP)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** A skeleton of the form for the app shell, in which a real field couldn't take input. */
function Fields() {
  return (
    <div className="grid max-w-form gap-4">
      <Skeleton className="w-28" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-36" />
    </div>
  )
}
