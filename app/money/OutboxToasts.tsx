import { RequestId } from '#ui/form/RequestId.tsx'
import { useTranslate, type Translate } from '#ui/lib/locale-context.ts'
import { MoneyText } from '#ui/money/Money.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { ToastRegion, useCloseToast, useToast, type ToastMessage } from '#ui/primitives/Toast.tsx'
import { DepositRow } from '#ui/deposit/DepositRow.tsx'
import { depositMessages, depositText } from '#ui/deposit/deposit-messages.ts'
import { feesDiffer } from '#ui/withdrawal/messages.ts'
import { payeeLabel } from '#ui/withdrawal/order-label.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { reasonOf } from '../api/errors.ts'
import { paths } from '../paths.ts'
import { notesOnPage } from './note-places.ts'
import { viewOf } from './order-view.ts'
import { reasonsOf } from './reasons.ts'
import { detailsOf } from './order-details.ts'
import type { OrderResult } from './send-withdrawal.ts'
import { withdrawalOrders } from './withdrawal-orders.ts'
import type { DepositNote } from './deposit-notes.ts'

type Props = {
  notes: readonly DepositNote[]
  /** Where the customer is. A page about deposits shows some of the notes itself. */
  path: string
  result: OrderResult | null
  /** `false`: the session ended meanwhile. Then no amount is shown. */
  signedIn: boolean
  /** It was reported before, when no one was signed in. Signing out has removed what was typed. */
  later?: boolean
  /** The customer has just signed out, and has a withdrawal whose outcome is unknown. */
  leftUnsettled?: boolean
  /** The session has ended, and a deposit is to be sent once the customer signs in again. */
  depositWaits?: boolean
  onReported: (result: OrderResult) => void
}

/** Reports deposits, and withdrawals whose page was left, as toasts (DEP-3, WDR-8). */
export function OutboxToasts(props: Props) {
  return (
    <ToastRegion>
      <Reports {...props} />
    </ToastRegion>
  )
}

function Reports({
  notes,
  path,
  result,
  signedIn,
  later = false,
  leftUnsettled = false,
  depositWaits = false,
  onReported,
}: Props) {
  const t = useTranslate()
  const show = useToast()
  const close = useCloseToast()
  // The last reported state of each deposit, so that retries with the same result aren't reported again.
  const states = useRef(new Map<string, DepositNote['state']>())
  useEffect(() => {
    const onPage = notesOnPage(path, notes)
    // Closed, here or in another tab. After the session has ended there are no notes, but the reports stay.
    for (const id of signedIn ? states.current.keys() : [])
      if (!notes.some((note) => note.id === id)) {
        states.current.delete(id)
        close(id)
      }
    for (const note of notes) {
      const isShown = onPage.includes(note)
      if (isShown) close(note.id)
      if (states.current.get(note.id) === note.state) continue
      states.current.set(note.id, note.state)
      if (note.state === 'waiting' || note.state === 'repeating') close(note.id)
      else if (!isShown) show(depositReport(note, t))
    }
  }, [notes, path, signedIn, show, close, t])

  const shownResult = useRef<OrderResult | null>(null)
  useEffect(() => {
    if (result === null || result === shownResult.current) return
    shownResult.current = result
    const report = reportOf(result, later, t)
    show(signedIn ? report : { ...report, text: afterTheSession(result.outcome) })
    onReported(result)
  }, [result, signedIn, later, show, onReported, t])

  const latest = useSyncExternalStore(withdrawalOrders.subscribe, withdrawalOrders.latestSent, () => null)
  const before = useRef(latest)
  useEffect(() => {
    // The report that is shown first may be about the order that was sent before this was mounted.
    if (latest === null || latest === before.current) return
    before.current = latest
    close(refusalOf(latest.details))
  }, [latest, close])

  useEffect(() => {
    if (leftUnsettled) show(unsettledLeft)
  }, [leftUnsettled, show])

  useEffect(() => {
    if (depositWaits) show(depositLeft)
  }, [depositWaits, show])
  return null
}

/** A report about a refusal of these details. It is closed once they are sent again. */
const refusalOf = (details: string) => `refused ${details}`

/** Names no amount either. */
const depositLeft: ToastMessage = {
  tone: 'info',
  title: 'A deposit is waiting to be recorded',
  text: 'It is stored on this device, and we’ll send it once you sign in again. You don’t need to do anything.',
}

/** Names no amount, because someone else may be using the browser by now. */
const unsettledLeft: ToastMessage = {
  tone: 'warning',
  duration: Infinity,
  title: 'The outcome of a withdrawal is not known yet',
  text: 'Sign in again to see which one, and check the history before you send it again.',
}

/** The text for a result that arrives after the session has ended. It leaves out the order, because someone else may read it. */
const afterTheSession = (outcome: OrderResult['outcome']) =>
  outcome.state === 'refused' && outcome.error.kind === 'auth'
    ? `Your session had ended. ${withoutOrder.refused}`
    : withoutOrder[outcome.state]

const withoutOrder: Record<OrderResult['outcome']['state'], string> = {
  done: 'Sign in again to see which one.',
  refused: 'Nothing was sent. Sign in again to see which one.',
  unknown: 'It may have been carried out. Sign in again, and check the history before you send it again.',
}

function depositReport(note: DepositNote, t: Translate): ToastMessage {
  const { state, amount, reason, requestId, listedAt } = note
  const { title, tone } = depositMessages[state]
  return {
    title: t(title),
    tone,
    duration: state === 'unknown' || state === 'listed' ? Infinity : undefined,
    about: note.id,
    text: (
      <>
        <MoneyText amount={amount} />. {reason} {state === 'listed' && <DepositRow at={listedAt} />}{' '}
        {t(depositText(note))}
        {(state === 'unknown' || state === 'refused') && (
          <>
            {' '}
            <Link href={paths.deposit}>Deposit</Link>
          </>
        )}
        <RequestId of={requestId} />
      </>
    ),
  }
}

/** Names the order, says what happened and what to do next (WDR-8). An unknown outcome stays until the customer closes it. */
function reportOf(
  { order, outcome, repeated, fees }: OrderResult,
  later: boolean,
  t: Translate,
): ToastMessage {
  const { amount, payee } = viewOf(order)
  const named = (
    <>
      <MoneyText amount={amount} /> to {payeeLabel(payee, t)}.
    </>
  )
  const history = <Link href={paths.withdrawalHistory}>Withdrawal history</Link>
  if (fees)
    return {
      tone: 'warning',
      duration: Infinity,
      title: 'The fee differs from the one you confirmed',
      text: (
        <>
          {named}{' '}
          {t(feesDiffer, {
            confirmed: <MoneyText amount={fees.confirmed} />,
            charged: <MoneyText amount={fees.charged} />,
          })}{' '}
          {history} <Link href={paths.helpCenter}>Contact support</Link>
        </>
      ),
    }
  if (outcome.state === 'done')
    return {
      tone: 'success',
      title: repeated && outcome.replayed ? 'We already had this order' : 'Withdrawal requested',
      text: (
        <>
          {named} {repeated && outcome.replayed ? 'It was not carried out a second time.' : 'It is pending.'}{' '}
          {history}
        </>
      ),
    }
  if (outcome.state === 'refused')
    return {
      tone: 'danger',
      title: 'Your withdrawal was not requested',
      about: refusalOf(detailsOf(order.body)),
      text: (
        <>
          {named} {reasonsOf(outcome.error)}{' '}
          {later ? 'Nothing was sent.' : 'Nothing was sent, and your entries are kept.'}{' '}
          <Link href={paths.withdrawal}>Withdrawal</Link>
          <RequestId of={outcome.error.requestId} />
        </>
      ),
    }
  return {
    tone: 'warning',
    duration: Infinity,
    title: 'Sent, answer unknown',
    text: (
      <>
        {named} {reasonOf(outcome.error)} It may have been carried out: check the history before you send it
        again. {history}
        <RequestId of={outcome.error.requestId} />
      </>
    ),
  }
}
