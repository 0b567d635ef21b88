import { whenIdle } from '#ui/lib/when-idle.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useIdle } from '../api/activity.ts'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { checkOnFocus } from '../session/check-on-focus.ts'
import { useSession } from '../session/session.ts'
import { firstInteraction } from '../start/first-interaction.ts'
import { timings } from '../timings.ts'
import { depositOutbox, startOutbox, useDepositNotes } from './deposit-outbox.ts'
import type { OrderResult } from './order-result.ts'
import { hasWaiting } from './outbox-store.ts'
import { hasUnsettled } from './withdrawal-store.ts'
import { refreshAwaited, startOrders, useOrderResult } from './withdrawal-orders.ts'

const load = () => import('./OutcomeToasts.tsx')
const OutcomeToasts = lazy(async () => ({ default: (await load()).OutcomeToasts }))

// Results that were already reported. 'unnamed': without amount and payee, because no one was signed in.
const reported = new WeakMap<OrderResult, 'named' | 'unnamed'>()

/** Whether the result still has to be reported here. One reported without a session is reported again, in full, after sign-in. */
function isNew(result: OrderResult, email: string | undefined) {
  if (email === undefined) return !reported.has(result)
  return result.order.email === email && reported.get(result) !== 'named'
}

type Props = {
  /** The email address of the customer who is or was signed in here. */
  lastCustomer: string
  /** The email address of the customer who has just signed out here. */
  loggedOutCustomer: string | undefined
}

/**
 * Reports the outcome of a deposit (DEP-3), and of a withdrawal whose page the customer has left (WDR-8), on any page that doesn't show
 * it itself.
 */
export function OutcomeReports({ lastCustomer, loggedOutCustomer }: Props) {
  const email = useSession()?.details.email
  const customer = email ?? ''
  const notes = useDepositNotes(customer)
  const path = useLocation().pathname
  const result = useOrderResult()
  const fresh = result !== null && isNew(result, email) ? result : null
  const left = email === undefined && loggedOutCustomer !== undefined && hasUnsettled(loggedOutCustomer)
  const waits = email === undefined && hasWaiting(lastCustomer)
  // Once open, the toasts stay until another customer signs in. Otherwise a report would disappear together with its cause.
  const [openFor, setOpenFor] = useState<string | null>(null)
  const needed = (email !== undefined && notes.length > 0) || fresh !== null || left || waits
  if (needed && openFor !== customer) setOpenFor(customer)
  useEffect(() => {
    startOutbox()
    startOrders()
  }, [])
  useEffect(() => {
    if (email === undefined) return
    // The customer has signed in, so deposits that waited for that can be sent.
    void depositOutbox.wakeNow()
    // Loaded before the customer can send anything, because the toasts may have to report that the network is gone.
    void firstInteraction.then(() => whenIdle(() => load().catch(() => {})))
  }, [email])
  useEffect(() => (email === undefined ? undefined : checkOnFocus()), [email])
  const idle = useIdle()
  useEffect(() => {
    if (email === undefined || idle) return
    const timer = setInterval(refreshAwaited, timings.pollYoung)
    return () => clearInterval(timer)
  }, [email, idle])
  if (!needed && openFor !== customer) return null
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <OutcomeToasts
          // Remounted per customer, so that no one sees another customer's reports.
          key={customer}
          notes={email === undefined ? [] : notes}
          path={path}
          result={fresh}
          signedIn={email !== undefined}
          later={fresh !== null && reported.get(fresh) === 'unnamed'}
          leftUnsettled={left && fresh === null}
          depositWaits={waits}
          onReported={(done) => reported.set(done, email === undefined ? 'unnamed' : 'named')}
        />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
