import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PartBoundary } from '../errors/PartBoundary.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { depositOutbox, useDepositNote } from './deposit-outbox.ts'

const load = () => import('./OutboxToasts.tsx')
// A visitor has nothing to be told.
const OutboxToasts = lazy(async () => ({ default: (await load()).OutboxToasts }))

/** Tells on any page what became of a reported deposit (DEP-3, FAIR-7). The deposit page itself tells it in its place. */
export function OutboxNotice() {
  const email = useSession()?.details.email
  const note = useDepositNote(email ?? '')
  const quiet = useLocation().pathname === paths.deposit
  useEffect(() => {
    if (email === undefined) return
    // Signed in, perhaps again: what waited for this customer can go.
    void depositOutbox.wakeNow()
    // Here before the network goes, which is just what there may be to tell.
    load().catch(() => {})
  }, [email])
  if (email === undefined || note === null) return null
  return (
    <PartBoundary>
      <Suspense>
        <OutboxToasts note={note} quiet={quiet} />
      </Suspense>
    </PartBoundary>
  )
}
