import { RequestId } from '#ui/form/RequestId.tsx'
import type { Translate } from '#ui/lib/locale-context.ts'
import { MoneyText } from '#ui/money/Money.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { ToastMessage } from '#ui/primitives/Toast.tsx'
import { DepositRow } from '#ui/deposit/DepositRow.tsx'
import { depositMessages, depositText } from '#ui/deposit/deposit-states.ts'
import { feesDiffer } from '#ui/withdrawal/messages.ts'
import { payeeLabel } from '#ui/withdrawal/order-label.ts'
import { messages, reasonOf } from '../api/errors.ts'
import { paths } from '../paths.ts'
import type { DepositNote } from './deposit-notes.ts'
import { detailsOf } from './order-details.ts'
import { viewOf } from './order-view.ts'
import { reasonsOf } from './reasons.ts'
import type { OrderResult } from './order-result.ts'

/** A report about a refusal of these details. It is closed once they are sent again. */
export const refusalOf = (details: string) => `refused ${details}`

/** Says that a deposit waits for the customer to sign in. Names no amount, because someone else may be using the browser. */
export const depositLeft: ToastMessage = {
  tone: 'info',
  title: 'A deposit is waiting to be recorded',
  text: 'It is stored on this device, and we’ll send it once you sign in again. You don’t need to do anything.',
}

/** Says that the outcome of a withdrawal is unknown. Names no amount either. */
export const unsettledLeft: ToastMessage = {
  tone: 'warning',
  duration: Infinity,
  title: 'The outcome of a withdrawal is not known yet',
  text: 'Sign in again to see which one, and check the history before you send it again.',
}

const sessionHadEnded = 'Your session had ended.'

/** The text for a result that arrives after the session has ended. It leaves out the order, because someone else may read it. */
export const afterTheSession = (outcome: OrderResult['outcome']) =>
  outcome.state === 'refused' && outcome.error.kind === 'auth'
    ? `${sessionHadEnded} ${withoutOrder.refused}`
    : withoutOrder[outcome.state]

const withoutOrder: Record<OrderResult['outcome']['state'], string> = {
  done: 'Sign in again to see which one.',
  refused: 'Nothing was sent. Sign in again to see which one.',
  unknown: 'It may have been carried out. Sign in again, and check the history before you send it again.',
}

/** Says what happened to a deposit, and what to do next (DEP-3). */
export function depositReport(note: DepositNote, t: Translate): ToastMessage {
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
export function reportOf(
  { order, outcome, repeated, fees }: OrderResult,
  later: boolean,
  t: Translate,
): ToastMessage {
  const { amount, payee } = viewOf(order)
  // By now they have signed in again.
  const hadEnded = later && outcome.state === 'refused' && outcome.error.message === messages.auth
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
          {named} {hadEnded ? sessionHadEnded : reasonsOf(outcome.error)}{' '}
          {/* The reason for offline says it already. */}
          {outcome.error.kind !== 'offline' && 'Nothing was sent. '}
          {!later && 'Your entries are kept. '}
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
