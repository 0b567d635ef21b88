import { isFromCoinGecko } from '#contract/market-source.ts'
import { CoinGeckoCredit } from '#ui/market/CoinGeckoCredit.tsx'
import { coins, usableAmount } from '#ui/deposit/coin-amount.ts'
import { DepositMethods } from '#ui/deposit/DepositMethods.tsx'
import { DepositReceipt } from '#ui/deposit/DepositReceipt.tsx'
import { DepositSummary } from '#ui/deposit/DepositSummary.tsx'
import { WhatHappens } from '#ui/deposit/WhatHappens.tsx'
import { DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { LedgerRow } from '#ui/primitives/LedgerRow.tsx'
import { Money } from '#ui/money/Money.tsx'
import { SentBefore } from '#ui/money/SentBefore.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { textButton } from '#ui/primitives/text-button.ts'
import { useNavigate } from 'react-router-dom'
import { brand } from '../../content/brand.ts'
import { rules } from '../../content/rules.ts'
import type { DepositNote } from '../../money/deposit-notes.ts'
import { paths } from '../../paths.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { timings } from '../../timings.ts'
import { CHANGING, outsidePlan, stepAddress, type ChosenPlan } from './chosen-plan.ts'
import { AddressAgain } from './AddressAgain.tsx'
import { DepositColumns } from './DepositColumns.tsx'
import { DepositHelp } from './DepositHelp.tsx'
import { DepositReports } from '../../money/DepositReports.tsx'
import {
  isDraftKept,
  setPendingDeposit,
  withRecorded,
  type PendingDeposit,
} from '../../money/pending-deposit.ts'
import { useDepositData } from './use-deposit-data.ts'
import { useDepositReport } from './use-deposit-report.ts'
import { useMethodChoice } from './use-method-choice.ts'
import { useOutcomeInView } from './use-outcome-in-view.ts'
import { usePrices } from './use-prices.ts'
import { whyNothingToRecord } from './why-nothing-to-record.ts'

type Props = {
  email: string
  deposit: PendingDeposit
  notes: readonly DepositNote[]
  plan: ChosenPlan | null
}

/** Step 2: what to send and where (DEP-2, DEP-4), and the buttons that record the deposit (DEP-3, DEP-7). */
export function DepositMethodStep({ email, deposit, notes, plan }: Props) {
  const data = useDepositData()
  const prices = usePrices()
  const { fresh } = useCustomer()
  const navigate = useNavigate()
  const { choice, usedLast, open, network, shown, doubted, onShown, onDoubt, onChoice } = useMethodChoice({
    email,
    deposit,
    data,
  })
  const { note, reported, same, send } = useDepositReport({ email, deposit, notes })
  const blocked = reported === null && !shown ? whyNothingToRecord(data, doubted) : undefined
  // Also if it was refused, because the payment itself may be on its way.
  const told = deposit.report !== null
  const { status, moveFocus } = useOutcomeInView(note?.state)
  const shownNotes = withRecorded(notes, email, deposit)
  const outcome = shownNotes.find(({ id }) => id === deposit.report)

  const changeAmount = () => {
    if (reported !== null) setPendingDeposit(email, null)
    void navigate(stepAddress('amount', plan), { state: CHANGING })
  }
  const changeButton = reported === null && (
    <button type="button" className={`${textButton} -my-2 ms-2`} onClick={changeAmount}>
      Change<span className="sr-only"> the amount</span>
    </button>
  )
  const another = reported !== null && (
    <button type="button" className={textButton} onClick={changeAmount}>
      Make another deposit
    </button>
  )
  const made =
    open && data.state === 'ready'
      ? usableAmount(open.id, deposit.amount, prices[open.id], data.testNetwork)
      : null
  const price = open ? prices[open.id] : null
  const methods = (
    <>
      <DepositMethods
        {...{ data, prices, usedLast, onShown, onDoubt, onChoice }}
        amount={deposit.amount}
        defaultChoice={choice}
        reported={reported !== null}
        copiedFor={timings.copiedFor}
      />
      {made !== null && price !== null && price !== 'loading' && isFromCoinGecko(price.source) && (
        <CoinGeckoCredit />
      )}
    </>
  )
  return (
    <DepositColumns
      aside={
        <>
          <DepositSummary
            amount={deposit.amount}
            change={changeButton}
            plan={plan?.name}
            planNote={outsidePlan(plan, deposit.amount)}
            coin={open ? { symbol: coins[open.id].symbol, amount: made?.amount ?? null } : null}
            network={network}
            cost={rules.depositFee}
            figures={fresh}
            reported={reported !== null}
            kept={reported === null && isDraftKept()}
          />
          {outcome?.state === 'recorded' && <WhatHappens recorded />}
          <DepositHelp reported={reported !== null} reference={outcome?.row?.reference} />
        </>
      }
    >
      {/* One child of the grid, so that an empty status adds no gap. */}
      <div>
        <DepositReports
          notes={shownNotes}
          own={deposit.report}
          next={another}
          ref={status}
          className="not-empty:mb-8"
        />
        <div className="grid grid-cols-1 gap-10">
          {shownNotes.length === 0 && another}
          <DescriptionList layout="ledger" className="ruled lg:hidden">
            <LedgerRow label="Amount">
              <Money amount={deposit.amount} className="font-semibold" /> {changeButton}
            </LedgerRow>
          </DescriptionList>
          {!told && (
            <section aria-labelledby="deposit-method" className="grid grid-cols-1 gap-4">
              <h2 id="deposit-method" tabIndex={-1} ref={focusOnEntry} className="text-xl">
                Choose a payment method
              </h2>
              {methods}
            </section>
          )}
          {(told || data.state === 'ready') && (
            <div className="grid grid-cols-1 gap-4">
              {reported === null && same.ids.length > 0 && (
                <SentBefore
                  kind="deposit"
                  what="You reported a deposit of the same amount"
                  sentAt={same.latest}
                  unclear={sameState[same.state]}
                  times={same.ids.length}
                >
                  <Link href={paths.depositHistory}>Deposit history</Link>
                </SentBefore>
              )}
              <DepositReceipt
                amount={deposit.amount}
                supportEmail={brand.supportEmail}
                reported={reported}
                addressShown={shown}
                disabledReason={blocked}
                copiedFor={timings.copiedFor}
                onSent={() => {
                  if (blocked !== undefined) return
                  // The button disappears.
                  moveFocus()
                  send('sent')
                }}
                onMail={() => blocked === undefined && send('mailed')}
              />
            </div>
          )}
          {told && <AddressAgain>{methods}</AddressAgain>}
        </div>
      </div>
    </DepositColumns>
  )
}

const sameState = {
  recorded: 'It is recorded.',
  waiting: 'It is still to be recorded.',
  unclear: 'We do not know yet whether it is recorded.',
}

/** The button that led here has disappeared, so the focus moves to the heading of this step. */
const focusOnEntry = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
