import { readAmount } from '#contract/money.ts'
import { DepositAmountForm } from '#ui/deposit/DepositAmountForm.tsx'
import { DepositSummary } from '#ui/deposit/DepositSummary.tsx'
import { WhatHappens } from '#ui/deposit/WhatHappens.tsx'
import { WhatYouCanWithdraw } from '#ui/deposit/WhatYouCanWithdraw.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { formatPlain } from '#ui/money/format.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessage } from '../../api/errors.ts'
import { brand } from '../../content/brand.ts'
import { rules } from '../../content/rules.ts'
import type { DepositNote } from '../../money/deposit-notes.ts'
import { paths } from '../../paths.ts'
import { isAppShell } from '../../session/session.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { CHANGING, outsidePlan, stepAddress, type ChosenPlan } from './chosen-plan.ts'
import { depositMethods } from './deposit-methods.ts'
import { DepositColumns } from './DepositColumns.tsx'
import { DepositHelp } from './DepositHelp.tsx'
import { DepositReports } from '../../money/DepositReports.tsx'
import {
  dropUnfinished,
  newDeposit,
  setPendingDeposit,
  setTypedAmount,
  enteredAmount,
  useUnfinishedDeposit,
  type PendingDeposit,
} from '../../money/pending-deposit.ts'
import { UnfinishedDeposit } from './UnfinishedDeposit.tsx'

type Props = {
  email: string
  deposit: PendingDeposit | null
  notes: readonly DepositNote[]
  plan: ChosenPlan | null
}

/** Step 1: what can be withdrawn later (FAIR-9), and the amount (DEP-1). */
export function DepositAmountStep({ email, deposit, notes, plan }: Props) {
  const { stored, fresh, query } = useCustomer()
  // Stored addresses are good enough for a note, so that nothing moves when the fresh details arrive with the same ones.
  const details = fresh ?? stored
  const navigate = useNavigate()
  const hasNoAddress =
    details !== undefined &&
    depositMethods({ details, brand, testNetwork: false, before: null }).every(
      ({ address }) => address === null,
    )
  const unfinished = useUnfinishedDeposit(email)
  const own = deposit?.report === null ? deposit : null
  // Who has just pressed Change knows about the deposit.
  const isChanging = useLocation().state === CHANGING
  const [typed, setTyped] = useState(() => enteredAmount(email) ?? (own ? formatPlain(own.amount) : ''))
  const amount = isAppShell() ? null : (readAmount(typed).value ?? null)
  const [startedNew, setStartedNew] = useState(false)
  const continueWith = (next: PendingDeposit) => {
    setTypedAmount(email, null)
    setPendingDeposit(email, next)
    void navigate(stepAddress('method', plan))
  }
  return (
    <DepositColumns
      aside={
        <>
          <DepositSummary
            amount={amount}
            planNote={outsidePlan(plan, amount)}
            cost={rules.depositFee}
            plan={
              plan ? (
                <>
                  {plan.name}
                  <Link href={paths.upgrade} className="ms-2">
                    Change<span className="sr-only"> the plan</span>
                  </Link>
                </>
              ) : undefined
            }
          />
          <WhatHappens />
          <DepositHelp />
        </>
      }
    >
      {/* One child of the grid, so that an empty status adds no gap. */}
      <div>
        {!isAppShell() && <DepositReports notes={notes} className="not-empty:mb-8" />}
        {hasNoAddress && (
          <Callout
            tone="warning"
            live="polite"
            title="No deposit address is set up for you yet"
            className="mb-8"
          >
            You can’t deposit until there is one. <Link href={paths.helpCenter}>Contact support</Link>
          </Callout>
        )}
        {!isAppShell() && unfinished && !isChanging && (
          <UnfinishedDeposit
            deposit={unfinished}
            onContinue={() => continueWith(unfinished)}
            onStartNew={() => {
              dropUnfinished(email, unfinished)
              setTyped('')
              setStartedNew(true)
            }}
          />
        )}
        <WhatYouCanWithdraw
          figures={fresh}
          problem={query.error && !fresh ? errorMessage(query.error) : undefined}
          onRetry={() => void query.refetch()}
        />
      </div>
      {isAppShell() ? (
        <Fields />
      ) : (
        <DepositAmountForm
          key={startedNew ? 'new' : 'restored'}
          ref={startedNew ? focusAmount : undefined}
          plan={plan ?? undefined}
          defaultAmount={typed}
          onTyped={(text) => {
            setTyped(text)
            setTypedAmount(email, text)
          }}
          onContinue={(entered) =>
            // With the same amount the customer continues this tab's deposit. Another amount starts a new one.
            continueWith(own?.amount === entered ? own : newDeposit(entered))
          }
        />
      )}
      {details?.verified === false && (
        <p className="text-sm text-muted">
          {rules.verification} <Link href={paths.account}>Verify your identity</Link>
        </p>
      )}
    </DepositColumns>
  )
}

/** The button that started a new deposit has disappeared, so the focus moves to the field. */
const focusAmount = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** A skeleton of the form for the app shell, in which a real field couldn't take input. */
function Fields() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Skeleton className="mt-1 mb-2 w-28" />
        <Skeleton className="h-16" />
        <div className="mt-1.5 h-6" />
      </div>
      <Skeleton className="mt-2 h-11 sm:w-36" />
    </div>
  )
}
