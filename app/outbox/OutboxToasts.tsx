import { Money } from '#ui/money/Money.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { ToastRegion, useToast, type ToastMessage } from '#ui/primitives/Toast.tsx'
import { depositWords } from '#ui/wallet/deposit-words.ts'
import { payeeLabel } from '#ui/wallet/order-label.ts'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { viewOf } from './order-view.ts'
import type { OrderResult } from './orders.ts'
import type { DepositNote } from './outbox.ts'

type Props = {
  note: DepositNote | null
  /** The page reports the deposit itself. */
  quiet: boolean
  result: OrderResult | null
  /** `false`: the session ended meanwhile. Then no amount is shown. */
  signedIn: boolean
}

export function OutboxToasts(props: Props) {
  return (
    <ToastRegion>
      <Reports {...props} />
    </ToastRegion>
  )
}

function Reports({ note, quiet, result, signedIn }: Props) {
  const show = useToast()
  const shownNote = useRef<DepositNote | null>(null)
  useEffect(() => {
    if (note === null || note.state === 'waiting' || note === shownNote.current) return
    shownNote.current = note
    if (quiet) return
    const { title, text, tone } = depositWords[note.state]
    show({
      title,
      tone,
      duration: note.state === 'unknown' ? Infinity : undefined,
      text: (
        <>
          <Money amount={note.amount} />. {note.reason} {text}
          {note.state === 'unknown' && (
            <>
              {' '}
              <Link href={paths.deposit}>Deposit</Link>
            </>
          )}
        </>
      ),
    })
  }, [note, quiet, show])

  const shownResult = useRef<unknown>(null)
  useEffect(() => {
    const identity = signedIn ? result : result?.order.key
    if (result === null || identity === shownResult.current) return
    shownResult.current = identity
    show(signedIn ? reportOf(result) : { ...reportOf(result), text: 'Sign in again to see which one.' })
  }, [result, signedIn, show])
  return null
}

/** WDR-8: names the order, says what happened and what to do. A problem stays until it is closed. */
function reportOf({ order, outcome, repeated }: OrderResult): ToastMessage {
  const { amount, payee } = viewOf(order)
  const named = (
    <>
      <Money amount={amount} /> to {payeeLabel(payee)}.
    </>
  )
  const history = <Link href={paths.withdrawalHistory}>Withdrawal history</Link>
  if (outcome.state === 'done')
    return {
      tone: 'success',
      title: repeated && outcome.replayed ? 'Your earlier order had arrived' : 'Withdrawal requested',
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
      text: (
        <>
          {named} {outcome.error.message} Nothing was sent, and your entries are kept.{' '}
          <Link href={paths.withdrawal}>Withdrawal</Link>
        </>
      ),
    }
  return {
    tone: 'warning',
    duration: Infinity,
    title: 'Sent, answer unknown',
    text: (
      <>
        {named} {outcome.error.message} It may have been carried out: check the history before you send it
        again. {history}
      </>
    ),
  }
}
