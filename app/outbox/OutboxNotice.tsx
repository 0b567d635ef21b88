import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PartBoundary } from '../errors/PartBoundary.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { depositOutbox, useDepositNote } from './deposit-outbox.ts'
import { useOrderResult } from './withdrawal-orders.ts'

const load = () => import('./OutboxToasts.tsx')
const OutboxToasts = lazy(async () => ({ default: (await load()).OutboxToasts }))

/**
 * Reports on any page what became of a deposit (DEP-3) and of a withdrawal whose page the customer has left (WDR-8). The
 * deposit page reports its own deposit.
 */
export function OutboxNotice() {
  const email = useSession()?.details.email
  const note = useDepositNote(email ?? '')
  const quiet = useLocation().pathname === paths.deposit
  const result = useOrderResult()
  // A session that ended while an order was being sent took the page away; its result is shown where the customer is now.
  const mine = result !== null && (email === undefined || result.order.email === email) ? result : null
  useEffect(() => {
    if (email === undefined) return
    // Signed in, perhaps again: what waited for this customer can go.
    void depositOutbox.wakeNow()
    // Loaded before the network goes, which is just what there may be to report.
    load().catch(() => {})
  }, [email])
  if ((email === undefined || note === null) && mine === null) return null
  return (
    <PartBoundary>
      <Suspense>
        <OutboxToasts
          note={email === undefined ? null : note}
          quiet={quiet}
          result={mine}
          signedIn={email !== undefined}
        />
      </Suspense>
    </PartBoundary>
  )
}
