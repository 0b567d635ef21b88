import { Money } from '#ui/money/Money.tsx'
import { SentBefore } from '#ui/money/SentBefore.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { DepositMethods } from '#ui/deposit/DepositMethods.tsx'
import { DepositReceipt } from '#ui/deposit/DepositReceipt.tsx'
import { useCallback, useEffect, useReducer, useRef, useState, type ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { brand } from '../../content/brand.ts'
import { depositOutbox, useSameDeposits } from '../../money/deposit-outbox.ts'
import type { DepositNote } from '../../money/deposit-notes.ts'
import { sameDeposits } from '../../money/same-deposits.ts'
import { paths } from '../../paths.ts'
import { timings } from '../../timings.ts'
import { DepositReports } from './DepositReports.tsx'
import { openReceiptMail } from './open-receipt-mail.ts'
import { pendingDeposit, setPendingDeposit, type PendingDeposit } from './pending-deposit.ts'
import { useDepositData } from './use-deposit-data.ts'

type Props = { email: string; deposit: PendingDeposit; notes: readonly DepositNote[] }

/** Step 2: the payment methods with their addresses (DEP-2), and the button that records the deposit (DEP-3). */
export function DepositMethodStep({ email, deposit, notes }: Props) {
  const data = useDepositData()
  const navigate = useNavigate()
  const [report, setReport] = useState(deposit.report)
  const note = notes.find(({ id }) => id === report)
  const refused = note?.state === 'refused'
  const reported = report !== null && !refused
  const [shown, setShown] = useState(deposit.addressShown)
  const onShown = useCallback(() => {
    setShown(true)
    const now = pendingDeposit(email)
    if (now && !now.addressShown) setPendingDeposit(email, { ...now, addressShown: true })
  }, [email])
  const [doubted, setDoubted] = useState(false)
  const onDoubt = useCallback(() => setDoubted(true), [])
  const blocked = reported || shown ? undefined : doubted ? DOUBTED : whyBlocked(data)
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls to the outcome, which may appear below the screen on a phone.
    if (note) status.current?.scrollIntoView({ block: 'nearest' })
  }, [note])

  const same = useSameDeposits(email, deposit.amount, report)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const send = () => {
    if (blocked !== undefined) return
    // Not from React state, which is updated too late for a double click (C12).
    const earlier = pendingDeposit(email)?.report ?? null
    if (earlier === null || refused) {
      // Read again, because another tab may have just stored one that the warning doesn't mention yet.
      const now = sameDeposits(email, deposit.amount, report)
      if (now.ids.some((id) => !same.ids.includes(id))) return renderAgain()
      const id = depositOutbox.add(deposit.amount)
      setPendingDeposit(email, { ...deposit, addressShown: true, report: id })
      setReport(id)
    }
    openReceiptMail(deposit.amount, note?.requestId)
  }
  const startAgain = () => {
    setPendingDeposit(email, null)
    void navigate(paths.deposit)
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        <span>
          You deposit <Money amount={deposit.amount} className="font-semibold" />
        </span>
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 text-link"
          onClick={() => (reported ? startAgain() : void navigate(paths.deposit))}
        >
          {reported ? 'Make another deposit' : 'Change the amount'}
        </Button>
      </p>
      <section aria-labelledby="deposit-method" className="grid max-w-3xl gap-4">
        <h2 id="deposit-method" tabIndex={-1} ref={focusOnEntry} className="text-xl">
          Choose a payment method
        </h2>
        <DepositMethods data={data} copiedFor={timings.copiedFor} onShown={onShown} onDoubt={onDoubt} />
      </section>
      {data.state === 'ready' && (
        <section aria-labelledby="deposit-receipt" className="grid max-w-3xl gap-4">
          <h2 id="deposit-receipt" className="text-xl">
            Send the receipt
          </h2>
          {!reported && same.ids.length > 0 && (
            <SentBefore
              kind="deposit"
              what="You reported a deposit of the same amount"
              sentAt={same.latest}
              unclear={same.unclear ? UNCLEAR : 'It is still to be recorded.'}
              times={same.ids.length}
            >
              <Link href={paths.depositHistory}>Deposit history</Link>
            </SentBefore>
          )}
          <DepositReceipt
            amount={deposit.amount}
            supportEmail={brand.supportEmail}
            reported={reported}
            disabledReason={blocked}
            onSend={send}
          />
        </section>
      )}
      {/* Below the button, so that the button doesn't move when the status appears. */}
      <DepositReports notes={notes} own={report} ref={status} className="max-w-3xl scroll-mb-16" />
    </>
  )
}

const UNCLEAR = 'We do not know yet whether it is recorded.'

const DOUBTED =
  'No funds should be sent to the address above, so there is no deposit to record. Choose another method, or contact support.'

/** Why the deposit can't be recorded yet: no address has been shown, so nothing can have been sent (DEP-5). */
function whyBlocked(data: ComponentProps<typeof DepositMethods>['data']): string {
  const none = data.state === 'ready' && data.methods.every(({ address }) => typeof address !== 'string')
  return none
    ? 'No deposit address is set up for you yet, so there is nothing to record. Contact support.'
    : 'Choose a payment method and look at its address first. Then you can record your deposit.'
}

/** The button that led here has disappeared, so the focus moves to the heading of this step. */
const focusOnEntry = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
