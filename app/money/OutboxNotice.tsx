import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ChunkErrorBoundary } from '../errors/ChunkErrorBoundary.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { depositOutbox, startOutbox, useDepositNote } from './deposit-outbox.ts'
import type { OrderResult } from './orders.ts'
import { hasUnsettled } from './stored-orders.ts'
import { startOrders, useOrderResult } from './withdrawal-orders.ts'

const load = () => import('./OutboxToasts.tsx')
const OutboxToasts = lazy(async () => ({ default: (await load()).OutboxToasts }))

// What was reported already, and whether with the order's name: a page without a session leaves that out.
const reported = new WeakMap<OrderResult, 'named' | 'unnamed'>()

/** A session that ended while an order was being sent took the page away; its result is shown where the customer is now. */
function isNew(result: OrderResult, email: string | undefined) {
  if (email === undefined) return !reported.has(result)
  return result.order.email === email && reported.get(result) !== 'named'
}

type Props = {
  /** The e-mail address of the customer who has just signed out here. */
  loggedOut: string | undefined
}

/**
 * Reports on any page what became of a deposit (DEP-3) and of a withdrawal whose page the customer has left (WDR-8). The
 * deposit page reports its own deposit.
 */
export function OutboxNotice({ loggedOut }: Props) {
  const email = useSession()?.details.email
  const customer = email ?? ''
  const note = useDepositNote(customer)
  const quiet = useLocation().pathname === paths.deposit
  const result = useOrderResult()
  const fresh = result !== null && isNew(result, email) ? result : null
  const left = email === undefined && loggedOut !== undefined && hasUnsettled(loggedOut)
  // Once open, the toasts stay until somebody else is here: a report must not go with its cause.
  const [openFor, setOpenFor] = useState<string | null>(null)
  const needed = (email !== undefined && note !== null) || fresh !== null || left
  if (needed && openFor !== customer) setOpenFor(customer)
  useEffect(() => {
    startOutbox()
    startOrders()
  }, [])
  useEffect(() => {
    if (email === undefined) return
    // Signed in, perhaps again: what waited for this customer can go.
    void depositOutbox.wakeNow()
    // Loaded before the network goes, which is just what there may be to report.
    load().catch(() => {})
  }, [email])
  if (!needed && openFor !== customer) return null
  return (
    <ChunkErrorBoundary>
      <Suspense>
        <OutboxToasts
          // What one customer was shown is for nobody else.
          key={customer}
          note={email === undefined ? null : note}
          quiet={quiet}
          result={fresh}
          signedIn={email !== undefined}
          leftUnsettled={left && fresh === null}
          onReported={(done) => reported.set(done, email === undefined ? 'unnamed' : 'named')}
        />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
