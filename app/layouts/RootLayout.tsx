import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { SkipLink } from '#ui/primitives/SkipLink.tsx'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { OutboxNotice } from '../outbox/OutboxNotice.tsx'
import { promotesInvesting } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { useCustomer } from '../session/use-customer.ts'
import { BottomNotices } from './BottomNotices.tsx'
import { canonicalPath } from './canonical-path.ts'
import { Interruptions } from './Interruptions.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TopNotices } from './TopNotices.tsx'
import { useClientLinks } from './use-client-links.ts'
import { useGuard } from './use-guard.ts'
import { useHydrated } from './use-hydrated.ts'
import { usePageEntry } from './use-page-entry.ts'

export function RootLayout() {
  const path = canonicalPath(useLocation().pathname)
  const signedIn = useSession() !== null
  const elsewhere = useGuard(path)
  const hydrated = useHydrated()
  useClientLinks()
  usePageEntry(path)
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        {promotesInvesting.includes(path) && <TopNotices />}
        <SiteHeader path={path} signedIn={signedIn} />
        <main id="main" tabIndex={-1} className="grow">
          {elsewhere === null ? <Outlet /> : <Navigate replace to={elsewhere} />}
        </main>
        {!signedIn && <SiteFooter />}
        <BottomNotices path={path} />
      </div>
      <ScrollRestoration />
      {signedIn && <FreshDetails />}
      {hydrated && <Interruptions path={path} leaving={elsewhere !== null} />}
      {hydrated && <OutboxNotice />}
      {hydrated && <LiveRegion />}
    </>
  )
}

/** SES-2: whatever the page, the details of a signed-in customer are fetched afresh on start. */
function FreshDetails() {
  useCustomer()
  return null
}
