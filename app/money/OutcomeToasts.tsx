import { useTranslate } from '#ui/lib/locale-context.ts'
import { ToastRegion, useCloseToast, useToast } from '#ui/primitives/Toast.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { notesOnPage } from './note-places.ts'
import {
  afterTheSession,
  depositLeft,
  depositReport,
  refusalOf,
  reportOf,
  unsettledLeft,
} from './outcome-messages.tsx'
import type { OrderResult } from './order-result.ts'
import { withdrawalOrders } from './withdrawal-orders.ts'
import type { DepositNote } from './deposit-notes.ts'

type Props = {
  notes: readonly DepositNote[]
  /** Where the customer is. A page about deposits shows some of the notes itself. */
  path: string
  result: OrderResult | null
  /** `false`: the session ended meanwhile. Then no amount is shown. */
  signedIn: boolean
  /** It was already reported, while no one was signed in. Signing out has removed the input of the form. */
  later?: boolean
  /** The customer has just signed out, and has a withdrawal whose outcome is unknown. */
  leftUnsettled?: boolean
  /** The session has ended, and a deposit will be sent once the customer signs in again. */
  depositWaits?: boolean
  onReported: (result: OrderResult) => void
}

/** Reports deposits, and withdrawals whose page was left, as toasts (DEP-3, WDR-8). */
export function OutcomeToasts(props: Props) {
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
